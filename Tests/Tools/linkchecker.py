"""Runs LinkChecker so that it reads each page only once.

LinkChecker fetches and parses a page again for every anchor that leads into it, which takes minutes on
pages with hundreds of them. Here the parsed page, its anchors and its links are kept: the answers are the
same. Runs with one thread (`-t 1`), as threads would parse one page side by side.
"""

import functools
import sys

from linkcheck import parser
from linkcheck.command.linkchecker import linkchecker
from linkcheck.htmlutil import htmlsoup, linkparse

htmlsoup.make_soup = functools.lru_cache(maxsize=None)(htmlsoup.make_soup)
find_all, parse = linkparse.find_links, parser.parse_url
anchors, parsed = {}, set()


def find_links(soup, callback, tags):
    if tags is not linkparse.AnchorTags:
        return find_all(soup, callback, tags)
    if id(soup) not in anchors:
        found = anchors[id(soup)] = []
        find_all(
            soup,
            lambda url, line, column, name, base: found.append((url, line, column, name, base)),
            tags)
    for anchor in anchors[id(soup)]:
        callback(*anchor)


def parse_url(data):
    page = data.url.partition("#")[0]
    if page not in parsed:
        parsed.add(page)
        parse(data)


linkparse.find_links, parser.parse_url = find_links, parse_url
sys.exit(linkchecker())

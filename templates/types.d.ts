// What the scripts of a page share, for the type checker and for who reads them.

/** What an element is made with: attributes, and functions that listen to events. */
type Properties = Record<
  string,
  string | number | boolean | null | undefined | ((event: any) => void)
>;

type Say = (key: string, ...values: unknown[]) => string;

/** The one global name of the site's scripts. `site.js` makes it, before any other runs. */
interface HigNotes {
  /** What a reader chose, kept in the browser; a private window keeps nothing. */
  readonly memory: {
    get(key: string): string | null;
    set(key: string, value: string): void;
    readonly forSession: { take(key: string): any; put(key: string, value: unknown): void };
  };
  /** What matches `selector` below `parent`. */
  all<E extends Element = HTMLElement>(parent: ParentNode, selector: string): E[];
  /** The first that matches; an error where there is none. */
  one<E extends Element = HTMLElement>(parent: ParentNode, selector: string): E;
  make<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    properties?: Properties,
    ...children: (string | Node)[]
  ): HTMLElementTagNameMap[Name];
  /** The element that an event happened in, or what it is part of, if that matches. */
  closest<E extends Element = HTMLElement>(event: Event, selector: string): E | null;
  /** A text with values in the places `{0}`, `{1}` … */
  fill(text: string, ...values: unknown[]): string;
  /** The interface words that the page has for the script `name`, in `<script id="words-name">`. */
  words(name: string): Record<string, any>;
  /** The term that made `terms.js` load. */
  firstTerm?: { readonly link: HTMLAnchorElement; readonly isTouch: boolean };
  /** The files of the glossary call it with their entries. */
  terms?: (entries: TermEntries) => void;
  /** The files of the index call it; the last argument is what they hold. */
  search?: (kind: string, ...data: unknown[]) => void;
  /** What the search cuts a text to, as the index has it. */
  searchTerms?: (text: string) => Promise<string[]>;
  /** What the search and the parallel view compute without a page, for their tests. */
  searching?: any;
  parallel?: any;
  /** What the examples' scripts share. */
  examples?: ExamplesKit;
}

declare var higNotes: HigNotes;

interface TermEntries {
  readonly words: Record<string, string>;
  readonly concepts: Record<string, {
    readonly terms: [language: string, terms: string][];
    readonly seen: string;
    readonly keep: string;
    readonly note: string;
  }>;
}
interface ExamplesKit { [key: string]: any }

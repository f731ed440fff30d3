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
  /** What the examples' scripts share; `examples.js` makes it. */
  examples: ExamplesKit;
}

declare var higNotes: HigNotes;

/** The preview's script runs in a worker too, whose library the page's types exclude. */
declare var SharedWorkerGlobalScope: { new (): EventTarget } | undefined;

interface TermEntries {
  readonly words: Record<string, string>;
  readonly concepts: Record<string, {
    readonly terms: [language: string, terms: string][];
    readonly seen: string;
    readonly keep: string;
    readonly note: string;
  }>;
}
/** What `examples.js` lends the files that hold one behaviour each, `examples-NAME.js`. */
interface ExamplesKit {
  /** Registers what a file brings: called once for each example that needs it. */
  part<Name extends keyof ExampleParts>(
    name: Name,
    start: (example: LiveExample) => ExampleParts[Name],
  ): void;
  /** A picture that the static table does not have. */
  icon(path: string): SVGElement;
  /** Focuses the element `step` places from another in a list, or the last on that side. */
  move<E extends HTMLElement>(list: E[], step: number, from: EventTarget | null): E | undefined;
  later(ms: number, work: () => void): number;
  /** A task of its own for what follows, so that the page can answer in between. */
  task(): Promise<void>;
  /** A number that no other element of the page has in its id. */
  serial(): number;
  readonly LANGUAGES: readonly string[];
  readonly PATHS: Readonly<Record<string, string>>;
}

/** What each behaviour can do for the others. */
interface ExampleParts {
  columns: void;
  editing: void;
  ellipsis: { readonly apply: () => void };
  feed: void;
  index: void;
  listing: { readonly fill: (source: HTMLElement) => void };
  loading: void;
  outline: void;
  paging: {
    readonly add: (view: HTMLElement, row: HTMLElement, back: HTMLElement) => void;
  };
  panel: {
    /** By language, the width in px below which its texts wrap. */
    fits: Record<string, number>;
    /** The rows whose texts do not fit their line. */
    readonly tight: () => HTMLElement[];
  };
  removing: {
    readonly remove: (row: HTMLElement) => void;
    readonly takeBack: () => void;
    readonly canTakeBack: () => boolean;
  };
  television: void;
  watch: void;
}

/** What all that happens in an example has in common. */
type ExampleEvent = 'language' | 'removal' | 'show' | 'size';

/** A text, or one for each language. */
type LocalText = string | Record<string, string>;

/** An example that a reader can operate. */
interface LiveExample {
  readonly figure: HTMLElement;
  /** The screen that the table stands on. */
  readonly stage: HTMLElement;
  readonly scroll: HTMLElement;
  readonly bar: HTMLElement;
  readonly toolbar: HTMLElement;
  readonly status: HTMLElement;
  readonly panel: HTMLDetailsElement;
  /** The table's element, where it has columns. */
  readonly columns: HTMLTableElement | null;
  /** What the page says of the table beyond its HTML. */
  readonly data: Record<string, any>;
  readonly pattern: string;
  readonly language: string;
  readonly name: string;
  readonly rows: HTMLElement[];
  readonly shown: HTMLElement[];
  readonly parts: Partial<ExampleParts>;
  /** Whether something is being dragged, so that a click is none. */
  isDragged: boolean;

  /** Loads and starts a behaviour, once. */
  need<Name extends keyof ExampleParts>(name: Name): Promise<ExampleParts[Name]>;
  on(event: ExampleEvent, act: () => void): void;
  tell(event: ExampleEvent): void;

  titleOf(row: HTMLElement): string;
  pick(text: LocalText): string;
  word(key: string, ...values: unknown[]): string;
  /** Keeps a text, or the attribute `key`, in the language that is chosen. */
  label<E extends Element>(node: E, key: string | null, text: () => string): E;
  /** Says again what was labelled. */
  relabel(...nodes: Element[]): void;
  button(word: string, click: () => void, properties?: Properties): HTMLButtonElement;
  iconButton(
    path: string,
    text: () => string,
    click: () => void,
    properties?: Properties,
  ): HTMLButtonElement;
  setLanguage(language: string): void;
  announce(text: string): void;
  /** Odd and even rows, by what is shown. */
  restripe(): void;
  /** The one row that the Tab key leads to. */
  rove(row: HTMLElement | undefined): void;
  focusRow(row: HTMLElement | undefined): void;
  choose(row: HTMLElement): void;
  push(row: HTMLElement): void;
}

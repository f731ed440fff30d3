// The names that the scripts of a page share, for the type checker and for readers.

/** The properties of a new element: attributes, and event listeners. */
type Properties = Record<
  string,
  string | number | boolean | null | undefined | ((event: any) => void)
>;

type Say = (key: string, ...values: unknown[]) => string;

/** The only global name of the site's scripts. `site.js` defines it before any other script runs. */
interface HigNotes {
  /** A reader's choices, stored in the browser; a private window stores nothing. */
  readonly memory: {
    get(key: string): string | null;
    set(key: string, value: string): void;
    readonly forSession: { take(key: string): any; put(key: string, value: unknown): void };
  };
  /** The elements below `parent` that match `selector`. */
  all<E extends Element = HTMLElement>(parent: ParentNode, selector: string): E[];
  /** The first element that matches; throws if there is none. */
  one<E extends Element = HTMLElement>(parent: ParentNode, selector: string): E;
  make<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    properties?: Properties,
    ...children: (string | Node)[]
  ): HTMLElementTagNameMap[Name];
  /** The event's target or its nearest ancestor that matches. */
  closest<E extends Element = HTMLElement>(event: Event, selector: string): E | null;
  /** A text with its placeholders `{0}`, `{1}` … replaced by values. */
  fill(text: string, ...values: unknown[]): string;
  /** The interface words for the script `name`, from the page's `<script id="words-name">`. */
  words(name: string): Record<string, any>;
  /** Whether the page is scrolled to where its reader was in another language. */
  keepsPlace?: boolean;
  /** The term for which `terms.js` was loaded. */
  firstTerm?: { readonly link: HTMLAnchorElement; readonly isTouch: boolean };
  /** What happened last in a text with sentences, until `sentences.js` is there. */
  firstPlace?: Event;
  /** The text for which `repository.js` was loaded. */
  firstText?: Element;
  /** The listing that was pointed at before its script was there. */
  firstListing?: HTMLElement;
  /** Functions of the links to the repository that need no page, for tests. */
  repository?: any;
  /** Called by the files of the glossary with their entries. */
  terms?: (entries: TermEntries) => void;
  /** Called by the files of the index; the last argument is their content. */
  search?: (kind: string, ...data: unknown[]) => void;
  /** The terms of a text, as in the index. */
  searchTerms?: (text: string) => Promise<string[]>;
  /** Functions of the search and of parallel pages that need no page, for tests. */
  searching?: any;
  parallel?: any;
  /** The names that the examples' scripts share; `examples.js` defines them. */
  examples: ExamplesKit;
}

declare var higNotes: HigNotes;

/** What the build writes above `offline/worker.js`. */
declare const siteFiles: {
  /** The digests of the files of the site, by their paths. */
  readonly files: Record<string, string>;
  /** The title and the text of a page that is not kept, by language. */
  readonly words: Record<string, [string, string]>;
  /** The number of files up to which a site is kept whole. */
  readonly most: number;
};

/** The preview's script also runs in a worker, whose types conflict with those of pages. */
declare var SharedWorkerGlobalScope: { new (): EventTarget } | undefined;

/**
 * Units with the groups in which they have a term, as bits; `common` is their number if not all are
 * listed. `isSure` says that no text has to be looked at.
 */
interface SearchFound {
  units: Map<number, number>;
  common: number;
  isSure: boolean;
}

/** One form of what is looked for. */
interface SearchForm {
  readonly kind: 'word' | 'prefix' | 'hangul' | 'japanese' | 'phrase';
  readonly text?: string;
  /** The stems of words that follow one another. */
  readonly stems?: string[];
  /** The words of that stem that count, if not all do. */
  readonly only?: Set<string> | null;
  /** Whether only blanks may be between the words. */
  readonly near?: boolean;
  /** What the character behind the text may be. */
  readonly next?: string;
  /** Whether the text begins a word. */
  readonly start?: boolean;
  /** What may follow the text up to the word's end. */
  readonly rest?: RegExp;
  /** Whether blanks may be in the text. */
  readonly gap?: boolean;
  /** Whether the text must not be a part of another word. */
  readonly alone?: boolean;
  /** The words of a phrase, and whether the last one may go on. */
  readonly runs?: SearchRun[];
  readonly isOpen?: boolean;
  /** Signs that have to be directly before and behind it. */
  readonly before?: string;
  readonly after?: string;
  /** What the index must show for it, which is asked for the number of units with a text. */
  readonly given?: (count: (text: string) => Promise<number>) => Promise<boolean>;
}

/** Several forms, of which one has to be found; `word` is what was asked for. */
interface SearchWish {
  readonly word: string;
  readonly kind: string;
  forms: SearchForm[];
}

/** Alternatives, of which each is several wishes. */
interface SearchGroup {
  readonly either: SearchWish[][];
  /** The only word in it. */
  latin?: string;
  /** Whether it says nothing beside others. */
  isEmpty?: boolean;
}

/** Letters of one kind in a row, folded. */
interface SearchRun {
  readonly kind: string;
  text: string;
  /** Where the cluster of each code unit begins and ends in the text. */
  readonly starts: number[];
  readonly ends: number[];
  /** What is before it: nothing, a blank or a hyphen, or more than that ("."). */
  readonly gap: string;
  /** Signs directly before and behind it that may belong to a name: ".NET", "C++". */
  readonly before: string;
  after: string;
}

interface TermEntries {
  readonly words: Record<string, string>;
  readonly concepts: Record<string, {
    readonly terms: [language: string, terms: string][];
    readonly seen: string;
    readonly keep: string;
    readonly note: string;
  }>;
}
/** The functions of `examples.js` for the files with one behaviour each, `examples-NAME.js`. */
interface ExamplesKit {
  /** Registers a behaviour, which is started once for each example that needs it. */
  part<Name extends keyof ExampleParts>(
    name: Name,
    start: (example: LiveExample) => ExampleParts[Name],
  ): void;
  /** The font of an element, for a canvas. */
  fontOf(node: Element): string;
  /** A new icon. */
  icon(path: string): SVGElement;
  /** Focuses the element `step` places from another one in a list, or the last one in that direction. */
  move<E extends HTMLElement>(list: E[], step: number, from: EventTarget | null): E | undefined;
  later(ms: number, work: () => void): number;
  /** Continues in a new task, so that the page can respond in between. */
  task(): Promise<void>;
  /** Called by the file with what the rows of tables open. */
  rows(templates: Record<string, string>): void;
  /** A number that no other id on the page contains. */
  serial(): number;
  /** Replaces an element by one with another tag name and the same children. */
  rename<Name extends keyof HTMLElementTagNameMap>(
    node: Element,
    name: Name,
    properties?: Properties,
  ): HTMLElementTagNameMap[Name];
  readonly LANGUAGES: readonly string[];
  readonly TRANSLATED: string;
  readonly PATHS: Readonly<Record<string, string>>;
}

/** The functions that each behaviour offers to the others. */
interface ExampleParts {
  actions: {
    /** Gives a row its actions, if it has any. */
    readonly add: (row: HTMLElement) => void;
    readonly toggle: (row: HTMLElement) => void;
    /** Hides the button of a row that shows its actions. */
    readonly hide: (row: HTMLElement, isHidden: boolean) => void;
    /** Says whether a swipe shows actions, and closes those that are open. */
    readonly allow: (isAllowed: boolean) => void;
  };
  choosing: ExampleSelection | void;
  commands: {
    /** Shows the commands of a row, or of all selected rows if it is one of them. */
    readonly open: (row: HTMLElement, opener: HTMLElement) => void;
    readonly perform: (command: ExampleCommand, rows: HTMLElement[]) => void;
  };
  choice: void;
  columns: {
    /** Gives the columns that are shown the whole width. */
    readonly layOut: () => void;
  };
  dragging: void;
  editing: void;
  ellipsis: { readonly apply: (rows?: HTMLElement[]) => void };
  feed: void;
  folding: {
    /** Shows the rows of closed sections too, while something is looked for. */
    readonly reveal: (isSearching: boolean) => void;
  };
  index: void;
  inspecting: void;
  listing: { readonly fill: (source: HTMLElement) => void };
  loading: void;
  menu: {
    /** Shows a menu beside its opener or at a point, and focuses its first item. */
    readonly open: (menu: ExampleMenu) => void;
  };
  opening: {
    /** Shows what a row opens one level deeper. */
    readonly push: (row: HTMLElement) => void;
    /** Shows it in the pane beside the list. */
    readonly beside: (row: HTMLElement) => void;
    /** Shows it there without saying so. */
    readonly show: (row: HTMLElement) => void;
    /** Shows what the row now opens, where it is shown. */
    readonly renew: (row: HTMLElement) => void;
    /** Shows it in a dialog. */
    readonly explain: (row: HTMLElement, opener: HTMLElement) => void;
  };
  outline: {
    /** Opens the rows around others. */
    readonly reveal: (rows: Iterable<HTMLElement>) => void;
  };
  paging: {
    readonly add: (view: HTMLElement, row: HTMLElement, back: HTMLElement) => void;
  };
  panel: {
    /** For each language the width in px below which its texts wrap. */
    fits: Record<string, number>;
    /** The rows whose texts do not fit on their lines. */
    readonly tight: () => HTMLElement[];
  };
  removing: {
    /** What the buttons say that delete a row. */
    readonly title: () => string;
    readonly remove: (...rows: HTMLElement[]) => void;
    readonly takeBack: () => void;
    readonly canTakeBack: () => boolean;
  };
  searching: void;
  sharing: {
    /** Puts what a reader has set into the address of the page. */
    readonly keep: () => void;
    /** The address of the example with what a reader has set. */
    readonly address: () => string;
    /** What a reader has set, by the names in addresses. */
    readonly settings: () => URLSearchParams;
    /** Puts the buttons where the panel has kept room for them. */
    readonly place: (room: HTMLElement) => void;
    /** Shows the example as the address of the page says. */
    readonly arrive: () => Promise<void>;
  };
  television: void;
  watch: void;
}

/** A command of a row's menu, as the page describes it. */
interface ExampleCommand {
  readonly title: LocalText;
  readonly role: string;
  readonly path?: string;
}

interface ExampleMenu {
  readonly name: string;
  /** The element that has the focus again when the menu is closed. */
  readonly opener: HTMLElement;
  /** A point in the window at which the menu begins. */
  readonly at?: { readonly x: number; readonly y: number };
  readonly items: readonly {
    readonly text: string;
    readonly path?: string;
    readonly isDestructive?: boolean;
    readonly isDisabled?: boolean;
    /** For an item that is on or off. */
    readonly isOn?: () => boolean;
    readonly act: () => void;
  }[];
  /** Called when the menu is closed. */
  readonly closed?: () => void;
}

/** The rows of a grid or an outline that are chosen, and how pointer and keys choose others. */
interface ExampleSelection {
  readonly choose: (rows: HTMLElement[]) => void;
  /** Chooses a row that is clicked. */
  readonly press: (row: HTMLElement, event: MouseEvent) => void;
  /** Chooses a row to which the keys lead from another one. */
  readonly follow: (row: HTMLElement, event: KeyboardEvent, from: HTMLElement) => void;
  /** Answers keys that choose; returns false if it is none. */
  readonly answer: (row: HTMLElement, event: KeyboardEvent) => boolean;
}

/** The events of an example; a `removal` is also told when rows are back, after the `return`. */
type ExampleEvent = 'language' | 'removal' | 'return' | 'selection' | 'show' | 'size';

/** A text, or one text per language. */
type LocalText = string | Record<string, string>;

/** An interactive example. */
interface LiveExample {
  readonly figure: HTMLElement;
  /** The frame that represents the screen. */
  readonly stage: HTMLElement;
  readonly scroll: HTMLElement;
  readonly bar: HTMLElement;
  readonly tools: HTMLElement;
  readonly toolbar: HTMLElement;
  readonly status: HTMLElement;
  readonly panel: HTMLDetailsElement;
  /** The `table` element; null for a list. */
  readonly columns: HTMLTableElement | null;
  /** Data about the table that its HTML does not contain. */
  readonly data: Record<string, any>;
  readonly pattern: string;
  readonly language: string;
  readonly name: string;
  readonly rows: HTMLElement[];
  readonly shown: HTMLElement[];
  readonly parts: Partial<ExampleParts>;
  /** What a reader changes in the table itself, by its name in addresses; null is how it begins. */
  readonly states: Map<string, { get: () => string | null; set: (text: string) => void }>;
  /** Whether something is being dragged, so that a click has to be ignored. */
  isDragged: boolean;

  /** Loads and starts a behaviour, once. */
  need<Name extends keyof ExampleParts>(name: Name): Promise<ExampleParts[Name]>;
  on(event: ExampleEvent, act: () => void): void;
  tell(event: ExampleEvent): void;

  titleOf(row: HTMLElement): string;
  pick(text: LocalText): string;
  word(key: string, ...values: unknown[]): string;
  /** A word in the language of the page, for what stands beside the example. */
  pageWord(key: string, ...values: unknown[]): string;
  /** Sets a text, or the attribute `key`, now and whenever the language changes. */
  label<E extends Element>(node: E, key: string | null, text: () => string): E;
  /** Sets the texts of elements again. */
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
  /** Marks odd and even rows among those that are shown. */
  restripe(): void;
  /** Makes a row the only one that the Tab key reaches. */
  rove(row: HTMLElement | undefined): void;
  focusRow(row: HTMLElement | undefined): void;
  choose(row: HTMLElement): Promise<void>;
  /** Makes a row interactive, according to its action and its accessories. */
  dress(row: HTMLElement): void;
  /** Lights a row up for a moment, unless the example gives no feedback. */
  flash(row: HTMLElement, then?: () => void): void;
  /** Highlights one row permanently, so that the path through a hierarchy stays visible. */
  mark(row: HTMLElement): void;
  /** The element of a row that takes the focus. */
  mainOf(row: HTMLElement): HTMLElement;
  /** Loads what the rows open and what updates bring, if the page leaves it to another file. */
  furnish(): Promise<void>;
  /** Keeps what is not shown, but may be shown again, so that it changes its language with the rest. */
  keep(...nodes: Node[]): void;
  /** A new copy of a template of the figure, in its language, with the template's data. */
  copy(selector: string): { content: DocumentFragment; style?: string; choices?: string } | null;
  /** What a row opens. */
  opens(row: HTMLElement): ReturnType<LiveExample['copy']>;
}

/** What a journey needs of a browser: the part that WebDriver and WebDriver BiDi both have. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Runs the text of a function in the page; what goes in and comes out is JSON. */
  run(functionText: string, json: string): Promise<string>;
  /** Pointer and keys as the WebDriver standard describes them, from the browser's own input. */
  act(sources: readonly object[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A picture of the page, as base64 of a PNG. */
  look(): Promise<string>;
  close(): Promise<void>;
}

/** A browser that runs; each tab of it starts with nothing kept from another. */
export interface Engine {
  openTab(): Promise<Driver>;
  close(): Promise<void>;
}

/** How to start one; or why it cannot be had on this machine. */
export type EngineFound =
  | { readonly start: (folder: string) => Promise<Engine> }
  | { readonly missing: string };

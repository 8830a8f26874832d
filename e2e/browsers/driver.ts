/** What a journey needs from a browser: the common part of WebDriver and WebDriver BiDi. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Runs a function's source in the page; arguments and result are JSON. */
  run(functionText: string, json: string): Promise<string>;
  /** Pointer and keys as in the WebDriver standard, as native input. */
  act(sources: readonly object[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A picture of the page, as base64 of a PNG. */
  look(): Promise<string>;
  close(): Promise<void>;
}

/** A running browser; each tab starts with empty storage. */
export interface Engine {
  openTab(): Promise<Driver>;
  close(): Promise<void>;
}

/** How to start one; or why it is unavailable on this machine. */
export type EngineFound =
  | { readonly start: (folder: string) => Promise<Engine> }
  | { readonly missing: string };

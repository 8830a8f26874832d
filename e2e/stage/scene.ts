import type { Page } from '@playwright/test';
import type { Actor, Furnished } from './furnish.ts';

/** A scene to visit: a screen with data, or a sheet on it. */
export interface Scene {
  readonly name: string;
  /** The path of the route, which a scene of its own name shows. */
  readonly route: string;
  /** Null before login. */
  readonly actor: Actor | null;
  address(stage: Furnished): string;
  /** What appears last on the screen, where some of it loads later. */
  readonly last?: string;
  /** The presses that open a sheet. They find elements by the language's texts. */
  readonly open?: (page: Page, say: Say, stage: Furnished) => Promise<void>;
  /** Whether that opens something over the screen. */
  readonly isAbove?: boolean;
}

/** The text of a key in the page's language, such as `wallet.deposit`. */
export type Say = (key: string) => string;

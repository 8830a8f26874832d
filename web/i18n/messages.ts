import type { texts as english } from '#texts/en/app.ts';
import type { Texts } from '#texts/kinds.ts';

/** What the app says, in any language. */
export type Messages = Texts['app'];

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof english;
  }
}

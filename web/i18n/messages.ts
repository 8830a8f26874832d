import type { texts as english } from '#texts/en/app.ts';
import type { Texts } from '#texts/kinds.ts';

/** The app's messages, in any language. */
export type Messages = Texts['app'];

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof english;
  }
}

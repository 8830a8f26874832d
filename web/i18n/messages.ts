import type { messages as english } from './messages/en.ts';

type Same<Group> = {
  readonly [Key in keyof Group]: Group[Key] extends string ? string : Same<Group[Key]>;
};
type Part<Group> = {
  readonly [Key in keyof Group]?: Group[Key] extends string ? string : Part<Group[Key]>;
};

/** All keys of English, with the words of another language. */
export type Messages = Same<typeof english>;

/** Some keys of English: a language that is still being written. */
export type PartOfMessages = Part<typeof english>;

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof english;
  }
}

import type { Language } from '#domain/language.ts';
import type { Messages } from './messages.ts';

/** Texts that belong to a few screens load with them. */
type LaterPart =
  | 'for-members'
  | 'for-help'
  | 'for-money'
  | 'for-programme'
  | 'for-center'
  | 'for-integrity'
  | 'for-newcomers'
  | 'for-account'
  | 'for-recovery';

/**
 * What everyone needs comes first; the build splits the texts and inserts the paths to the rest.
 */
export type MessagePart = 'for-all' | LaterPart;

interface Module {
  readonly texts: Messages;
}

interface FirstModule extends Module {
  /** Where the other parts of this language are; absent when nothing is split. */
  readonly later?: Readonly<Record<LaterPart, () => Promise<Module>>>;
}

// The build fills what a language lacks from English, key by key.
const firsts = import.meta.glob<FirstModule>('../../texts/*/app.ts', { query: '?for-all' });

/** The texts of these parts. Refusals are split too, so they are merged again. */
export async function loadMessages(
  language: Language,
  parts: readonly MessagePart[],
): Promise<Messages> {
  const first = await firsts[`../../texts/${language}/app.ts`]?.();
  if (!first) throw new Error(`There are no messages in ${language}`);
  const { later } = first;
  const others = parts.flatMap((part) => (later && part !== 'for-all' ? [later[part]()] : []));
  const loaded = [first, ...(await Promise.all(others))].map(({ texts }) => texts);
  const refusal = Object.assign({}, ...loaded.map((messages) => messages.refusal));
  return Object.assign({}, ...loaded, { refusal });
}

import type { Language } from '#domain/language.ts';
import type { Messages } from './messages.ts';

/** Words that belong to a few screens load with them. */
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

/** What everyone needs comes first; the build divides the words, and puts the way to the rest. */
export type MessagePart = 'for-all' | LaterPart;

interface Module {
  readonly texts: Messages;
}

interface FirstModule extends Module {
  /** Where the other parts of this language are; not there when nothing is divided. */
  readonly later?: Readonly<Record<LaterPart, () => Promise<Module>>>;
}

// What a language lacks is filled from English, key by key, when the app is built.
const firsts = import.meta.glob<FirstModule>('../../texts/*/app.ts', { query: '?for-all' });

/** The words of these parts. Refusals are divided too, so they are put together again. */
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

import type { Language } from '#domain/language.ts';
import type { Messages } from './messages.ts';

type Module = { readonly messages: Messages };

// Two chunks per language: what everyone needs, and what only members read. The build divides
// them, and fills what a language lacks from English, key by key.
const forAll = import.meta.glob<Module>('./messages/*.ts', { query: '?for-all' });
const forMembers = import.meta.glob<Module>('./messages/*.ts', { query: '?for-members' });

async function load(modules: typeof forAll, language: Language): Promise<Messages> {
  const module = modules[`./messages/${language}.ts`];
  if (!module) throw new Error(`There are no messages in ${language}`);
  return (await module()).messages;
}

export const loadMessages = (language: Language): Promise<Messages> => load(forAll, language);

export async function loadAllMessages(language: Language): Promise<Messages> {
  const [open, closed] = await Promise.all([load(forAll, language), load(forMembers, language)]);
  return { ...open, ...closed, refusal: { ...open.refusal, ...closed.refusal } };
}

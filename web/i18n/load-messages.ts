import type { Language } from '#domain/language.ts';
import type { Messages } from './messages.ts';

type Module = { readonly messages: Messages };

// One chunk per language. The build fills what a language lacks from English, key by key.
const modules = import.meta.glob<Module>('./messages/*.ts');

export async function loadMessages(language: Language): Promise<Messages> {
  const load = modules[`./messages/${language}.ts`];
  if (!load) throw new Error(`There are no messages in ${language}`);
  return (await load()).messages;
}

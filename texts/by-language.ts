import { type Language, languages } from '#domain/language.ts';
import type { Kind, Texts } from './kinds.ts';

/** One kind of text in one language. */
export async function textsIn<Of extends Kind>(language: Language, kind: Of): Promise<Texts[Of]> {
  const module: { readonly texts: Texts[Of] } = await import(`./${language}/${kind}.ts`);
  return module.texts;
}

/** One kind of text in every language. The browser loads its own language and no other. */
export async function textsByLanguage<Of extends Kind>(
  kind: Of,
): Promise<Readonly<Record<Language, Texts[Of]>>> {
  const loaded = languages.map(async ({ code }) => [code, await textsIn(code, kind)] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Record<Language, Texts[Of]>;
}

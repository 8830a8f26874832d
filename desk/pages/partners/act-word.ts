import { plainWord } from '../../parts/shown.ts';

const stepWords = { ask: 'requested', confirm: 'confirmed', refuse: 'refused' } as const;

/** What one person proposed and another decided, worded as an act. */
export function actWord(act: string): string {
  const [, what, step] = /^(.+)-(ask|confirm|refuse)$/.exec(act) ?? [];
  if (what === undefined) return plainWord(act);
  return `${plainWord(what)} ${stepWords[step as keyof typeof stepWords]}`;
}

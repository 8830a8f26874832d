import { plainWord } from '../../parts/shown.ts';

const stepWords = {
  ask: 'requested',
  propose: 'requested',
  confirm: 'confirmed',
  refuse: 'refused',
} as const;

type Step = keyof typeof stepWords;

/** What one person proposed and another decided, worded as an act. */
export function actWord(act: string): string {
  const [, first, after] = /^(propose|confirm|refuse)-(.+)$/.exec(act) ?? [];
  const [, before, last] = /^(.+)-(ask|confirm|refuse)$/.exec(act) ?? [];
  const [what, step] = [after ?? before, first ?? last];
  return what && step ? `${plainWord(what)} ${stepWords[step as Step]}` : plainWord(act);
}

import { RefusalError } from '#domain/refusal.ts';
import type { Details } from '../call/use-case.ts';

/** What differs, each field from its old value to the new one; nothing at all is refused. */
export function describeChanges(before: Details, after: Details): Details {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes = [...names].flatMap((name) => {
    const [from, to] = [before[name] || 'none', after[name] || 'none'];
    return from === to ? [] : [[name, `${from} → ${to}`] as const];
  });
  if (changes.length === 0) throw new RefusalError('nothing_changed');
  return Object.fromEntries(changes);
}

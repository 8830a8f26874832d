import { RefusalError } from '#domain/refusal.ts';
import type { Details } from '../call/use-case.ts';

/** What differs, each field from its old value to the new one; nothing at all is refused. */
export function describeChanges(oldDetails: Details, newDetails: Details): Details {
  const names = new Set([...Object.keys(oldDetails), ...Object.keys(newDetails)]);
  const changes = [...names].flatMap((name) => {
    const [oldValue, newValue] = [oldDetails[name] || 'none', newDetails[name] || 'none'];
    return oldValue === newValue ? [] : [[name, `${oldValue} → ${newValue}`] as const];
  });
  if (changes.length === 0) throw new RefusalError('nothing_changed');
  return Object.fromEntries(changes);
}

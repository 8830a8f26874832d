import { canonicalJson, type Json } from '../canonical-json.ts';

/** One difference: its path, and the value before and after. */
export interface Change {
  readonly at: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The differences between two values, down to the smallest named parts. */
export function changesBetween(previous: Json, current: Json): Change[] {
  const [was, is] = [new Map<string, string>(), new Map<string, string>()];
  gather(previous, '', was);
  gather(current, '', is);
  const places = [...new Set([...was.keys(), ...is.keys()])];

  return places.flatMap((path) => {
    const change = { at: path, before: was.get(path) ?? null, after: is.get(path) ?? null };
    return change.before === change.after ? [] : [change];
  });
}

function gather(value: Json | undefined, at: string, values: Map<string, string>): void {
  if (value === undefined) return;
  if (value === null || typeof value !== 'object') {
    values.set(at, typeof value === 'string' ? value : String(value));
    return;
  }

  const parts = Array.isArray(value) ? named(value) : Object.entries(value);
  for (const [name, part] of parts) gather(part, at === '' ? name : `${at} › ${name}`, values);
}

/** Items with an id are matched by it wherever they are; others are numbered from one. */
const named = (list: readonly Json[]): [string, Json][] =>
  list.map((item, index) => {
    const id = item !== null && typeof item === 'object' && 'id' in item ? item.id : undefined;
    return [typeof id === 'string' ? id : String(index + 1), item];
  });

/** Whether two values are equal, regardless of the order of keys. */
export const isSameValue = (a: Json | undefined, b: Json | undefined): boolean =>
  canonicalJson(a) === canonicalJson(b);

import type { Db } from '../../platform/database/database.ts';

const treesMax = 3;

/** Trees are built from their leaves on demand, and the last few are kept. */
export function keepTrees<Tree>(
  make: (db: Db, no: number) => Promise<Tree>,
): (db: Db, no: number) => Promise<Tree> {
  const trees = new WeakMap<Db, Map<number, Promise<Tree>>>();
  return (db, no) => {
    const kept = trees.get(db) ?? new Map<number, Promise<Tree>>();
    trees.set(db, kept);
    const known = kept.get(no);
    if (known) return known;
    const made = make(db, no);
    made.catch(() => kept.delete(no));
    kept.set(no, made);
    const [oldest] = kept.keys();
    if (kept.size > treesMax && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}

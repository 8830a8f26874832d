/**
 * One transaction in a history of append-only lists: the length of each list it read, and the
 * position of each element it appended. Both times are the client's, before and after the call.
 */
export interface Observed {
  readonly name: string;
  readonly began: number;
  readonly ended: number;
  readonly reads: ReadonlyMap<string, number>;
  readonly appends: ReadonlyMap<string, number>;
}

/**
 * Looks for a serial order of the transactions that respects real time (strict serializability).
 * Returns null if there is one, otherwise the names on a cycle.
 */
export function findCycle(history: readonly Observed[]): readonly string[] | null {
  const edges = new Map<string, Set<string>>();

  const link = (from: string | undefined, to: string | undefined) => {
    if (from === undefined || to === undefined || from === to) return;

    const known = edges.get(from);
    if (known) known.add(to);
    else edges.set(from, new Set([to]));
  };

  const writers = writersOf(history);
  for (const places of writers.values()) {
    for (const [place, writer] of places) link(writer, places.get(place + 1));
  }
  for (const { name, reads } of history) {
    for (const [list, length] of reads) {
      // The writer of the last element read came before this transaction, the next writer after it.
      link(writers.get(list)?.get(length), name);
      link(name, writers.get(list)?.get(length + 1));
    }
  }

  linkByTime(history, link);

  return circleIn(edges);
}

/** The writer of each list position; two writers of one position mean a lost element. */
function writersOf(history: readonly Observed[]): Map<string, Map<number, string>> {
  const writers = new Map<string, Map<number, string>>();
  for (const { name, appends } of history) {
    for (const [list, place] of appends) {
      const places = writers.get(list) ?? new Map<number, string>();
      if (places.has(place)) throw new Error(`Two stand in place ${place} of ${list}`);

      writers.set(list, places.set(place, name));
    }
  }

  return writers;
}

type Link = (from: string, to: string | undefined) => void;

/** Each transaction's end is a point on a timeline; transactions that begin later follow it. */
function linkByTime(history: readonly Observed[], link: Link): void {
  const ends = [...history].sort((one, other) => one.ended - other.ended);
  const point = (at: number) => `end ${at}`;
  for (const [at, { name }] of ends.entries()) {
    link(name, point(at));
    if (at > 0) link(point(at - 1), point(at));
  }

  let passed = 0;
  for (const { name, began } of [...history].sort((one, other) => one.began - other.began)) {
    while (passed < ends.length && (ends[passed]?.ended ?? 0) < began) passed += 1;
    if (passed > 0) link(point(passed - 1), name);
  }
}

/** A depth-first search without recursion, because histories are long. */
function circleIn(edges: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | null {
  const done = new Set<string>();
  for (const start of edges.keys()) {
    if (done.has(start)) continue;

    const path: { readonly name: string; readonly next: Iterator<string> }[] = [];
    const onPath = new Set<string>();

    const enter = (name: string) => {
      path.push({ name, next: (edges.get(name) ?? new Set<string>()).values() });
      onPath.add(name);
    };

    enter(start);
    while (path.length > 0) {
      const { name, next } = path.at(-1) as (typeof path)[number];
      const step = next.next();
      if (step.done) {
        path.pop();
        onPath.delete(name);
        done.add(name);
      } else if (onPath.has(step.value)) {
        const names = path.map((one) => one.name);
        return names.slice(names.indexOf(step.value)).filter((one) => !one.startsWith('end '));
      } else if (!done.has(step.value)) {
        enter(step.value);
      }
    }
  }

  return null;
}

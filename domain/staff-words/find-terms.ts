/** A match: the term, and the characters of the text that it covers. */
export interface Found<Meaning> {
  readonly meaning: Meaning;
  readonly from: number;
  readonly to: number;
}

interface Node<Meaning> {
  readonly next: Map<string, Node<Meaning>>;
  fail: Node<Meaning> | null;
  /** The nearest node along the failure links at which a term ends. */
  ends: Node<Meaning> | null;
  readonly terms: { readonly meaning: Meaning; readonly length: number }[];
}

const node = <Meaning>(): Node<Meaning> => ({
  next: new Map(),
  fail: null,
  ends: null,
  terms: [],
});

/**
 * Finds all terms in one pass (Aho-Corasick), so that no text, however it was crafted, takes longer
 * than linear time.
 */
export function termFinder<Meaning>(
  terms: readonly (readonly [term: string, meaning: Meaning])[],
): (text: string) => Found<Meaning>[] {
  const root = node<Meaning>();
  for (const [term, meaning] of terms) {
    let at = root;
    for (const char of term.split('')) {
      const next = at.next.get(char) ?? node<Meaning>();
      at.next.set(char, next);
      at = next;
    }

    if (at !== root) at.terms.push({ meaning, length: term.length });
  }

  linkFailures(root);
  return (text) => {
    const matches: Found<Meaning>[] = [];
    let at = root;

    for (let to = 1; to <= text.length; to += 1) {
      at = step(root, at, text.charAt(to - 1));
      for (let end: Node<Meaning> | null = at; end; end = end.ends) {
        for (const { meaning, length } of end.terms)
          matches.push({ meaning, from: to - length, to });
      }
    }

    return matches;
  };
}

function linkFailures<Meaning>(root: Node<Meaning>): void {
  const queue = [...root.next.values()];
  for (const child of queue) child.fail = root;

  for (const parent of queue) {
    for (const [char, child] of parent.next) {
      child.fail = step(root, parent.fail ?? root, char);
      child.ends = child.fail.terms.length > 0 ? child.fail : child.fail.ends;
      queue.push(child);
    }
  }
}

function step<Meaning>(root: Node<Meaning>, from: Node<Meaning>, char: string): Node<Meaning> {
  let at: Node<Meaning> | null = from;
  while (at) {
    const next = at.next.get(char);
    if (next) return next;
    at = at.fail;
  }

  return root;
}

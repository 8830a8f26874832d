const keptMs = 1_000;
const keptMax = 10_000;

interface Kept<Answer> {
  readonly at: number;
  readonly answer: Promise<Answer>;
}

/**
 * Caches answers for a second: calls with the same key share one answer, even while it is still
 * being made. A failure is not cached.
 */
export function keepRecent<Answer>() {
  let kept = new Map<string, Kept<Answer>>();
  return (key: string, now: Date, make: () => Promise<Answer>): Promise<Answer> => {
    const at = now.getTime();
    const known = kept.get(key);
    if (known && Math.abs(at - known.at) < keptMs) return known.answer;
    if (kept.size >= keptMax) kept = new Map();
    const answer = make();
    kept.set(key, { at, answer });
    answer.catch(() => kept.delete(key));
    return answer;
  };
}

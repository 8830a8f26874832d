const maxAgeMs = 1_000;
const entriesMax = 10_000;

interface CachedAnswer<Answer> {
  readonly cachedAt: number;
  readonly answer: Promise<Answer>;
}

/**
 * Caches answers for a second: calls with the same key share one answer, even while it is still
 * being made. A failure is not cached.
 */
export function cacheRecent<Answer>() {
  let answers = new Map<string, CachedAnswer<Answer>>();
  return (key: string, now: Date, compute: () => Promise<Answer>): Promise<Answer> => {
    const time = now.getTime();
    const cached = answers.get(key);
    if (cached && Math.abs(time - cached.cachedAt) < maxAgeMs) return cached.answer;

    if (answers.size >= entriesMax) answers = new Map();
    const answer = compute();
    answers.set(key, { cachedAt: time, answer });
    answer.catch(() => answers.delete(key));

    return answer;
  };
}

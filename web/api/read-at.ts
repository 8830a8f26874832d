/** When the server gave an answer; without a network, a stored one is older than its call. */
const readAt = new WeakMap<object, number>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function noteReadAt(answer: unknown, moment: Date): void {
  if (isObject(answer)) readAt.set(answer, moment.getTime());
}

/** A list that loads page by page is as old as the oldest of its pages. */
function timeOf(data: unknown, previousData: unknown): number | undefined {
  if (!isObject(data)) return undefined;
  const time = readAt.get(data);
  const timeBefore = isObject(previousData) ? readAt.get(previousData) : undefined;
  if (time !== undefined || !('pages' in data) || !Array.isArray(data.pages)) {
    return time ?? timeBefore;
  }
  const pages: readonly unknown[] = data.pages;
  const times = pages.map((page) => (isObject(page) ? readAt.get(page) : undefined) ?? timeBefore);
  return times.includes(undefined) ? timeBefore : Math.min(...times.map(Number));
}

type Share = (before: unknown, data: unknown) => unknown;

/**
 * The query cache keeps the old object of what did not change, so that less renders again. The
 * object that it keeps has the time of the newer answer.
 */
export const withReadAt =
  (share: Share): Share =>
  (previousData, data) => {
    const time = timeOf(data, previousData);
    const shared = share(previousData, data);
    if (isObject(shared) && time !== undefined) readAt.set(shared, time);
    return shared;
  };

interface ReadQuery {
  readonly data: unknown;
  readonly dataUpdatedAt: number;
}

/** When the data of a query was read from the server. */
export const readAtOf = ({ data, dataUpdatedAt }: ReadQuery): Date =>
  new Date((isObject(data) ? readAt.get(data) : undefined) ?? dataUpdatedAt);

/** What sending needs to know of a route of the contract, of partners or of the desk. */
interface SentRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly reply?: 'file' | undefined;
}

interface SentWith {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

const readMs = 20_000;
/** Writing gets longer, and money calls then ask for their outcome; files take the longest. */
const actMs = 90_000;

/** Sends a call to the server under one of its prefixes. It rejects where no answer comes. */
export function sendCall(
  prefix: string,
  { method, path, reply }: SentRoute,
  query: [name: string, value: string][],
  sent: SentWith,
): Promise<Response> {
  const text = new URLSearchParams(query).toString();
  return fetch(`${prefix}${path}${text === '' ? '' : `?${text}`}`, {
    method,
    ...sent,
    // Some networks drop packets silently, and the call would never return.
    signal: AbortSignal.timeout(method === 'GET' && reply === undefined ? readMs : actMs),
  });
}

/** The name that the server gave a file, or null where the answer is none. */
export function fileNameOf(response: Response): string | null {
  const disposition = response.headers.get('content-disposition') ?? '';
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? null;
}

import * as v from 'valibot';
import { fileNameOf, sendCall } from '#browser/send-call.ts';
import type { Envelope, Refused } from '#contract/envelope.ts';
import { queryEntries } from '#contract/query-entries.ts';
import type { Input, Output, Route } from '#contract/route.ts';
import type { Facts, Reason } from '#domain/refusal.ts';
import { formatTimeZone } from '#domain/time-zone.ts';
import { currentLanguage, tokenStored } from '../session/session.ts';
import { noteAge, noteNoAnswer } from './kept-at.ts';
import { noteReadAt } from './read-at.ts';

/** Why a call failed. `offline`, `http` and `unnamed` come from the browser only. */
export class CallFailure extends Error {
  readonly code: number;
  readonly reason: Reason | 'offline' | 'http' | 'unnamed';
  readonly facts: Facts;

  constructor(code: number, reason: CallFailure['reason'], message: string, facts: Facts = {}) {
    super(message);
    this.name = 'CallFailure';
    this.code = code;
    this.reason = reason;
    this.facts = facts;
  }
}

/** Makes one call of the contract. */
export async function call<R extends Route>(
  route: R,
  input: Input<R>,
  token: string | null = tokenStored.get(),
): Promise<Output<R>> {
  const response = await send(route, input, token);
  const { success, output } = v.safeParse(route.output, dataOf(await readEnvelope(response)));
  // What became of the call is as unknown as if no answer had come, and screens stop waiting.
  if (!success) throw new CallFailure(response.status, 'http', response.statusText);

  const keptAt = response.headers.get(keptAtHeader);
  noteReadAt(output, keptAt === null ? new Date() : new Date(keptAt));
  return output as Output<R>;
}

/** A file with the name that the server gave it. */
export interface CalledFile {
  readonly name: string;
  readonly body: Blob;
}

/** Makes a call that answers with a file. Its refusals come in an envelope like all others. */
export async function callForFile<R extends Route & { readonly reply: 'file' }>(
  route: R,
  input: Input<R>,
): Promise<CalledFile> {
  const response = await send(route, input, tokenStored.get());
  const name = fileNameOf(response);
  if (name === null) {
    dataOf(await readEnvelope(response));
    throw new CallFailure(response.status, 'http', response.statusText);
  }
  return { name, body: await response.blob().catch(failOffline) };
}

/** Set by the service worker where no network answers. */
const keptAtHeader = 'x-kept-at';

const failOffline = () => {
  throw new CallFailure(0, 'offline', '');
};

const failUnanswered = () => {
  noteNoAnswer();
  return failOffline();
};

function send(route: Route, input: unknown, token: string | null): Promise<Response> {
  const isGet = route.method === 'GET';
  const query = isGet ? queryEntries(input) : [];
  const askedAt = performance.now();
  return sendCall('/api', route, query, {
    headers: headers(isGet, token),
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  }).then((response) => {
    // Without a network, data stored on this device answers, together with its age.
    noteAge(response.headers.get(keptAtHeader), askedAt);
    return response;
  }, failUnanswered);
}

export function dataOf(envelope: Envelope<unknown>): unknown {
  if (envelope.code === 200) return envelope.data;
  // A proxy in front of our server may refuse too, with only a status and a message.
  const { reason = 'unnamed', facts } = (envelope.data ?? {}) as Partial<Refused>;
  throw new CallFailure(envelope.code, reason, envelope.msg, facts);
}

async function readEnvelope(response: Response): Promise<Envelope<unknown>> {
  const body: unknown = await response.json().catch((error) => {
    // A truncated answer is a network failure; an unreadable one came from some other server.
    if (!(error instanceof SyntaxError)) failOffline();
  });
  const isEnvelope = typeof body === 'object' && body !== null && 'code' in body;
  if (isEnvelope) return body as Envelope<unknown>;
  throw new CallFailure(response.status, 'http', response.statusText);
}

/** The headers of every call. */
export const askerHeaders = (token: string | null): Record<string, string> => ({
  lang: currentLanguage(),
  'X-TZ': formatTimeZone(ownTimeZone()),
  ...(token ? { 'X-CT': token } : {}),
});

const headers = (isGet: boolean, token: string | null): Record<string, string> => ({
  ...askerHeaders(token),
  ...(isGet ? {} : { 'content-type': 'application/json' }),
});

function ownTimeZone() {
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
  // The browser counts minutes to UTC, people count minutes from it.
  return { name, offsetMinutes: -new Date().getTimezoneOffset() };
}

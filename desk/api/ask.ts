import * as v from 'valibot';
import { saveFile } from '#browser/save-file.ts';
import { fileNameOf, sendCall } from '#browser/send-call.ts';
import type { DeskRoute, DeskSent } from '#contract/desk/desk-route.ts';
import { queryEntries } from '#contract/query-entries.ts';
import type { Input, Output } from '#contract/route.ts';
import { proveAgain } from './prover.ts';

/** Why a call of the desk failed; the sentence comes from the server. */
export class DeskFailure extends Error {
  readonly code: number;
  readonly reason: string;
  /** Which part of the request was refused, as a path such as `written.landingUrl`. */
  readonly at: string | null;

  constructor(code: number, reason: string, message: string, at: string | null = null) {
    super(message);
    this.name = 'DeskFailure';
    this.code = code;
    this.reason = reason;
    this.at = at;
  }
}

/** The code of every answer to somebody who is not signed in, or no longer. */
export const sessionOverCode = 401;

interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

const reasonOf = ({ data }: Envelope): string =>
  (data as { reason?: string } | null)?.reason ?? 'error';

function refusedAt({ data }: Envelope): string | null {
  const { at, field } = (data as { facts?: { at?: unknown; field?: unknown } } | null)?.facts ?? {};
  const named = at ?? field;
  return typeof named === 'string' ? named : null;
}

/** Names the part that the server could not read, so that it can be found among many fields. */
function saidOf(answer: Envelope): string {
  const at = refusedAt(answer);
  const { msg } = answer;
  if (reasonOf(answer) !== 'input_invalid' || at === null) return msg;
  const name = at.split('.').findLast((part) => !/^\d*$/.test(part));
  if (!name) return msg;
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `The field “${words}” isn’t valid. Correct it; what you typed is kept.`;
}

const proofReasons = ['desk_factor_stale', 'desk_proof_needed'];

/**
 * Makes one call of the desk. A call that requires a fresh proof of identity asks for one and is
 * repeated.
 */
export async function ask<R extends DeskRoute>(
  route: R,
  input: DeskSent<R, Blob>,
): Promise<Output<R>> {
  let answer = await send(route, input);
  const isProofNeeded = answer.code !== 200 && proofReasons.includes(reasonOf(answer));
  if (isProofNeeded && (await proveAgain(reasonOf(answer) === 'desk_proof_needed'))) {
    answer = await send(route, input);
  }
  if (answer.code === 200) return v.parse(route.output, answer.data) as Output<R>;
  throw new DeskFailure(answer.code, reasonOf(answer), saidOf(answer), refusedAt(answer));
}

/** Requests a file and saves it. */
export async function askForFile<R extends DeskRoute & { readonly reply: 'file' }>(
  route: R,
  input: Input<R>,
): Promise<void> {
  let response = await request(route, input);
  if (isEnvelope(response)) {
    const answer = (await response.json()) as Envelope;
    const isProofNeeded = proofReasons.includes(reasonOf(answer));
    const isProved = isProofNeeded && (await proveAgain(reasonOf(answer) === 'desk_proof_needed'));
    if (!isProved) throw new DeskFailure(answer.code, reasonOf(answer), saidOf(answer));
    response = await request(route, input);
  }
  if (!response.ok || isEnvelope(response)) {
    throw new DeskFailure(response.status, 'http', `The server answered ${response.status}.`);
  }
  saveFile(fileNameOf(response) ?? 'file', await response.blob());
}

const isEnvelope = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('application/json') ?? false;

function request(route: DeskRoute, input: unknown): Promise<Response> {
  const query = route.method === 'GET' ? filledEntries(input) : [];
  return sendCall('/desk/api', route, query, sentAs(route, input)).catch(() => {
    throw new DeskFailure(0, 'offline', 'You’re offline. Check your connection and try again.');
  });
}

async function send(route: DeskRoute, input: unknown): Promise<Envelope> {
  const response = await request(route, input);
  const body = (await response.json().catch(() => null)) as Envelope | null;
  if (!body || typeof body.code !== 'number') {
    throw new DeskFailure(response.status, 'http', `The server answered ${response.status}.`);
  }
  return body;
}

function sentAs(route: DeskRoute, input: unknown) {
  if (route.method === 'GET') return { headers: { 'x-desk': '1' } };
  if (route.body !== 'multipart') {
    const headers = { 'x-desk': '1', 'content-type': 'application/json' };
    return { headers, body: JSON.stringify(input) };
  }
  const { file, ...rest } = input as { readonly file: Blob };
  const body = new FormData();
  body.append('input', JSON.stringify(rest));
  body.append('file', file);
  return { headers: { 'x-desk': '1' }, body };
}

/** A filter that is empty filters nothing. */
const filledEntries = (input: unknown) => queryEntries(input).filter(([, value]) => value !== '');

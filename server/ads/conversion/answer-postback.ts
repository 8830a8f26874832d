import type { Json } from '#domain/canonical-json.ts';
import { mayStillCome } from '#domain/conversion/unknown-click.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import { readCompleteTo } from '../delivery/complete-to-store.ts';
import { servedAt } from '../delivery/live-plans.ts';
import type { Services } from '../services/services.ts';
import { type AcceptedReport, acceptConversion } from './accept-conversion.ts';
import { type Click, findClick, saveConflict } from './click-store.ts';
import { findConversion } from './conversion-store.ts';
import { openDispute } from './open-dispute.ts';
import { findPostbackSecret } from './postback-key-store.ts';
import { type InvalidPostback, type Postback, readPostback, readQuery } from './read-postback.ts';
import { reverseConversion } from './reverse-conversion.ts';
import { findSharing } from './sharing-store.ts';
import {
  isSignedWith,
  isTimely,
  readSignature,
  type Signature,
  signedBody,
  signedQuery,
} from './signature.ts';

/**
 * A merchant's report: a signed body or, for platforms that support nothing better, a signed URL.
 */
export type PostbackRequest =
  | {
      readonly merchant: string;
      /** The X-Sig header. */
      readonly signature: string | undefined;
      readonly body: Buffer;
    }
  | { readonly query: URLSearchParams };

export interface PostbackAnswer {
  readonly status: 200 | 400 | 401 | 404 | 409 | 410 | 503;
  readonly body: Json;
  /** When to ask again. */
  readonly retryAfterSeconds?: number;
}

type PostbackServices = Pick<Services, 'db' | 'money' | 'now' | 'secrets' | 'settings'>;

const bodyBytesMax = 8 * 1024;
/** The books catch up with an event stream within seconds, or somebody is called. */
const retryAfterSeconds = 30;
const signingFields = ['merchant', 'ts', 'kid', 'sig'];

const answerRefusal = (status: PostbackAnswer['status'], error: string): PostbackAnswer => ({
  status,
  body: { error },
});

export const unsignedAnswer = answerRefusal(401, 'signature');

/** Answers a merchant's report. Repeated reports change nothing. */
export async function answerPostback(
  services: PostbackServices,
  request: PostbackRequest,
): Promise<PostbackAnswer> {
  const report = 'body' in request ? reportOfBody(request) : reportOfQuery(request.query);
  if (!report || !(await isGenuine(services, report))) return unsignedAnswer;

  const postback = report.read(services.now());
  if ('wrongField' in postback) {
    // Echo only the name of the field, truncated, never the value that was sent.
    const field = postback.wrongField.slice(0, 40);
    return { status: 400, body: { error: 'not_a_postback', field } };
  }

  const { currency } = services.settings.installation;
  if (postback.currency !== null && postback.currency !== currency) {
    return answerRefusal(400, 'currency');
  }

  const click = await findClick(services.db.sql, postback.serveId);
  if (!click && (await mayClickStillArrive(services, postback.serveId))) {
    return { ...answerRefusal(503, 'try_again'), retryAfterSeconds };
  }
  // A click on another merchant's product gets the same answer as one that does not exist.

  if (click?.merchantId !== report.merchant) return answerRefusal(404, 'unknown_click');

  if (postback.isDisputed) return disputeReported(services, click, postback);

  return postback.isReversed
    ? reverseReported(services, click, postback)
    : acceptReported(services, click, postback);
}

/** Acknowledged clicks may still be in the event stream. */
async function mayClickStillArrive(services: PostbackServices, serveId: string): Promise<boolean> {
  const now = services.now();
  const completeTo = await readCompleteTo(services.db.sql, now);

  return mayStillCome({
    servedAt: servedAt(serveId),
    completeTo: completeTo.getTime(),
    now: now.getTime(),
  });
}

interface SignedReport {
  readonly merchant: string;
  readonly signature: Signature;
  readonly signed: string | Buffer;
  read(now: Date): Postback | InvalidPostback;
}

function reportOfBody(request: Extract<PostbackRequest, { body: Buffer }>): SignedReport | null {
  const signature = readSignature(request.signature);
  if (!signature || request.body.length > bodyBytesMax) return null;

  const { merchant, body } = request;

  const signed = signedBody(signature.time, body);
  return { merchant, signature, signed, read: (now) => readPostback(body.toString('utf8'), now) };
}

function reportOfQuery(query: URLSearchParams): SignedReport | null {
  const [time, kid, mac] = ['ts', 'kid', 'sig'].map((name) => query.get(name));

  const signature = readSignature(`t=${time},kid=${kid},v1=${mac}`);

  const merchant = query.get('merchant');
  if (!signature || merchant === null) return null;

  const read = (now: Date) => readQuery(query, signingFields, now);
  return { merchant, signature, signed: signedQuery(query), read };
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

async function isGenuine(
  services: PostbackServices,
  { merchant, signature, signed }: SignedReport,
): Promise<boolean> {
  const now = services.now();
  if (!isId(merchant) || !isTimely(signature, now)) return false;

  const { sql } = services.db;
  const secret = await findPostbackSecret(sql, services.secrets, merchant, signature.kid, now);
  return secret !== null && isSignedWith(secret, signature, signed);
}

async function acceptReported(
  services: PostbackServices,
  click: Click,
  postback: Postback,
): Promise<PostbackAnswer> {
  if (click.commissionBps !== null && postback.orderAmount === null) {
    return answerRefusal(400, 'amount_missing');
  }
  try {
    const sharing = await findSharing(services.db.sql, services.secrets, click);
    const accepted = await acceptConversion(services, click, postback, sharing);
    return {
      status: accepted.reason === 'outside_window' ? 410 : 200,
      body: toAnswerBody(accepted),
    };
  } catch (error) {
    if (!(error instanceof RefusalError) || error.reason !== 'request_id_reused') throw error;

    const { name, txid, text: body } = postback;
    const reportedAt = services.now();
    await saveConflict(services.db.sql, {
      merchantId: click.merchantId,
      name,
      txid,
      body,
      at: reportedAt,
    });
    return answerRefusal(409, 'other_facts');
  }
}

async function findReportedConversion(sql: Sql, { merchantId }: Click, postback: Postback) {
  const { name, txid, serveId } = postback;

  const conversion = await findConversion(sql, merchantId, name, txid);
  return conversion?.serveId === serveId ? conversion : null;
}

async function reverseReported(
  services: PostbackServices,
  click: Click,
  postback: Postback,
): Promise<PostbackAnswer> {
  if (postback.reason === null) return answerRefusal(400, 'reason_missing');

  const conversion = await findReportedConversion(services.db.sql, click, postback);
  if (!conversion) return answerRefusal(404, 'unknown_conversion');

  const reversal = await reverseConversion(services, click, conversion, postback.reason);
  return reversal.isDone
    ? { status: 200, body: toAnswerBody(reversal) }
    : answerRefusal(409, 'final');
}

/** An unsure merchant can dispute a conversion before its lock date; two people decide. */
async function disputeReported(
  services: PostbackServices,
  click: Click,
  postback: Postback,
): Promise<PostbackAnswer> {
  const { reason: text } = postback;
  if (text === null) return answerRefusal(400, 'reason_missing');

  const conversion = await findReportedConversion(services.db.sql, click, postback);
  if (!conversion) return answerRefusal(404, 'unknown_conversion');

  try {
    await openDispute(services, click, conversion.id, { openedBy: 'merchant', text });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return answerRefusal(409, error.reason);
  }

  return {
    status: 200,
    body: { conversion: conversion.id, state: conversion.state, reason: 'disputed' },
  };
}

const toAnswerBody = ({ conversion, state, reason }: AcceptedReport): Json => ({
  conversion,
  state,
  reason,
});

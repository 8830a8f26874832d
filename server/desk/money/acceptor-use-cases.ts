import { createHmac } from 'node:crypto';
import type * as acceptors from '#contract/desk/acceptors.ts';
import { arrivesOf, describeRateDistance } from '#domain/exchange/rate.ts';
import { formatMicro, type Micro, micro, parseTyped } from '#domain/money.ts';
import { codeFromBytes } from '#domain/partner/authorization-code.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  type Acceptor,
  changeAcceptorTerms,
  countOpenExchanges,
  createAcceptor,
  findAcceptor,
  findCodeTime,
  findLastRate,
  issueAcceptanceCode,
  listAllAcceptors,
  lockTerms,
} from '../../programme/exchange/exchange.ts';
import { describeChanges } from '../approval/describe-changes.ts';
import type { ApprovalCall, DeskUseCases, Details } from '../call/use-case.ts';

export const acceptorUseCases = {
  async listAcceptors({ db }, filter) {
    return { list: await listAllAcceptors(db.sql, filter), next: null };
  },

  async addAcceptor(call, { reason: _, reference: __, limit, ...input }) {
    const { sql, now, commandId: id } = call;
    const acceptor = { id, ...input, limit: parseLimit(limit), isActive: true };
    const { name, kind, currency, rate } = acceptor;

    const lastRate = await findLastRate(sql, currency);
    await createAcceptor(sql, acceptor, now);
    return {
      reply: { code: await issueCode(call, id) },
      subject: id,
      description: {
        acceptor: name,
        kind,
        currency,
        ...describeTerms(acceptor),
        rate: rate + describeDistance(rate, lastRate),
      },
      details: { name, rate, limit },
    };
  },

  async changeAcceptor({ sql, now }, { id, version, rate, limit, registration }) {
    const acceptor = await lockAcceptor(sql, id, version);
    const { name, isActive } = acceptor;
    const terms = { rate, limit: parseLimit(limit), registration, isActive };
    await changeAcceptorTerms(sql, id, terms, now);

    const changes = describeChanges(
      describeTerms(acceptor),
      describeTerms({ ...acceptor, ...terms }),
    );
    return {
      subject: id,
      description: {
        acceptor: name,
        ...changes,
        ...(changes.rate && { rate: changes.rate + describeDistance(rate, acceptor.rate) }),
      },
      figures: {
        'open exchanges that keep the old terms': String(await countOpenExchanges(sql, id)),
      },
      details: { name, ...changes },
    };
  },

  /** This only stops: another exchange begins when two people reinstate the acceptor. */
  async suspendAcceptor({ sql, now }, { id, version }) {
    const acceptor = await lockAcceptor(sql, id, version);
    if (!acceptor.isActive) throw new RefusalError('nothing_changed');
    await changeAcceptorTerms(sql, id, { ...acceptor, isActive: false }, now);
    return { details: { name: acceptor.name } };
  },

  async reinstateAcceptor({ sql, now }, { id, version }) {
    const acceptor = await lockAcceptor(sql, id, version);
    const { name } = acceptor;
    if (acceptor.isActive) throw new RefusalError('nothing_changed');
    await changeAcceptorTerms(sql, id, { ...acceptor, isActive: true }, now);
    return {
      subject: id,
      description: { acceptor: name, ...describeTerms(acceptor) },
      details: { name },
    };
  },

  async renewAcceptanceCode(call, { id, seen: seenIssueTime }) {
    const { sql } = call;
    const { name, registration } = await getAcceptor(sql, id);
    await lockTerms(sql, id);
    const issuedAt = await findCodeTime(sql, id);
    if ((issuedAt?.toISOString() ?? null) !== seenIssueTime)
      throw new RefusalError('desk_changed_meanwhile');

    // The previous one is no longer valid.
    return {
      reply: { code: await issueCode(call, id) },
      subject: id,
      description: { acceptor: name, registration },
      details: { name },
    };
  },
} satisfies DeskUseCases<typeof acceptors>;

async function getAcceptor(sql: Sql, id: string): Promise<Acceptor> {
  const acceptor = await findAcceptor(sql, id);
  if (!acceptor) throw new RefusalError('desk_not_found');
  return acceptor;
}

/** The acceptor, if its terms are those on the screen. */
async function lockAcceptor(sql: Sql, id: string, version: number): Promise<Acceptor> {
  if ((await lockTerms(sql, id)) !== version) throw new RefusalError('desk_changed_meanwhile');
  return getAcceptor(sql, id);
}

/**
 * The code of a request. Only its digest is stored, and only when two have agreed: whoever
 * requested it is shown it at once, so it follows from the request and a key outside the database.
 */
function issueCode(
  { sql, now, secrets, commandId }: ApprovalCall,
  acceptorId: string,
): Promise<string> {
  const bytes = createHmac('sha256', secrets.pepper)
    .update(`acceptance code ${commandId}`)
    .digest();
  return issueAcceptanceCode(sql, acceptorId, now, codeFromBytes(bytes));
}

const hundred = micro(100_000_000n);

/** What partners read of an acceptor, and what an exchange brings them. */
const describeTerms = ({ rate, limit, registration, currency }: Acceptor): Details => ({
  registration,
  rate,
  limit: formatMicro(limit),
  'a partner gets for 100.00': `${formatMicro(arrivesOf(hundred, rate))} ${currency}`,
});

function describeDistance(rate: string, lastRate: string | null): string {
  const distance = lastRate && describeRateDistance(rate, lastRate);
  return distance ? `, ${distance} than the last approved rate` : '';
}

function parseLimit(typedLimit: string): Micro {
  const limit = parseTyped(typedLimit);
  if (limit === null) throw new RefusalError('field_invalid', { field: 'limit' });
  return limit;
}

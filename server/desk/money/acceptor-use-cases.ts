import type * as acceptors from '#contract/desk/acceptors.ts';
import { type Micro, parseTyped } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  changeAcceptorTerms,
  createAcceptor,
  findAcceptor,
  findCodeTime,
  issueAcceptanceCode,
  listAllAcceptors,
  lockTerms,
} from '../../programme/exchange/exchange.ts';
import type { DeskUseCases } from '../call/use-case.ts';

export const acceptorUseCases = {
  async listAcceptors({ db }, filter) {
    return { list: await listAllAcceptors(db.sql, filter), next: null };
  },

  async addAcceptor({ sql, now }, { reason: _, reference: __, limit, ...acceptor }) {
    const newAcceptor = { ...acceptor, limit: parseLimit(limit), isActive: true };
    const { name, rate } = acceptor;

    return {
      reply: await createAcceptor(sql, newAcceptor, now),
      details: { name, rate, limit },
    };
  },

  async changeAcceptor({ sql, now }, input) {
    const { id, version, rate, limit, isActive } = input;
    const { name } = await getAcceptor(sql, id);
    if ((await lockTerms(sql, id)) !== version) throw new Refusal('desk_changed_meanwhile');

    const terms = { rate, limit: parseLimit(limit), isActive };
    await changeAcceptorTerms(sql, id, terms, now);
    return { details: { name, rate, limit, state: isActive ? 'in' : 'out' } };
  },

  async renewAcceptanceCode({ sql, now }, { id, seen }) {
    const { name } = await getAcceptor(sql, id);
    await lockTerms(sql, id);
    const issuedAt = await findCodeTime(sql, id);
    if ((issuedAt?.toISOString() ?? null) !== seen) throw new Refusal('desk_changed_meanwhile');

    // The previous one is no longer valid.
    const code = await issueAcceptanceCode(sql, id, now);
    return { reply: { code }, details: { name } };
  },
} satisfies DeskUseCases<typeof acceptors>;

async function getAcceptor(sql: Sql, id: string) {
  const acceptor = await findAcceptor(sql, id);
  if (!acceptor) throw new Refusal('desk_not_found');
  return acceptor;
}

function parseLimit(typedLimit: string): Micro {
  const limit = parseTyped(typedLimit);
  if (limit === null) throw new Refusal('field_invalid', { field: 'limit' });
  return limit;
}

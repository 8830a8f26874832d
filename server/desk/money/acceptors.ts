import type {
  addAcceptor as addAcceptorRoute,
  changeAcceptor as changeAcceptorRoute,
  listAcceptors as listAcceptorsRoute,
  renewAcceptanceCode as renewAcceptanceCodeRoute,
} from '#contract/desk/acceptors.ts';
import { formatMicro, type Micro, parseTyped } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import {
  changeTerms,
  findAcceptor,
  findCodeTime,
  listAllAcceptors,
  lockTerms,
  makeAcceptor,
  renewCode,
} from '../../programme/exchange/exchange.ts';
import type { DeskUseCase } from '../call/desk-call.ts';

export const listAcceptors: DeskUseCase<typeof listAcceptorsRoute> = async ({ db }, asked) => {
  const list = await listAllAcceptors(db.sql, asked);
  const shown = list.map(({ limit, changedAt, codeIssuedAt, open, owed, ...acceptor }) => ({
    ...acceptor,
    limit: formatMicro(limit),
    changedAt: changedAt.toISOString(),
    codeIssuedAt: codeIssuedAt?.toISOString() ?? null,
    open: Number(open),
    owed: formatMicro(owed),
  }));
  return { list: shown, next: null };
};

function readLimit(typed: string): Micro {
  const limit = parseTyped(typed);
  if (limit === null) throw new Refusal('field_invalid', { field: 'limit' });
  return limit;
}

export const addAcceptor: DeskUseCase<typeof addAcceptorRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const { reason, reference, limit, ...acceptor } = input;
    const why = { by: call.staff.name, reason, reference };
    const given = { ...acceptor, limit: readLimit(limit), isActive: true };
    const made = await makeAcceptor(sql, given, why, call.now());
    const { name, rate } = acceptor;
    const about = { name, rate, limit, reason, reference };
    await noteInDeskLog(sql, { by: why.by, act: 'acceptor-added', about }, call.now());
    return made;
  });

export const changeAcceptor: DeskUseCase<typeof changeAcceptorRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const { id, version, rate, limit, isActive, reason, reference } = input;
    const acceptor = await findAcceptor(sql, id);
    if (!acceptor) throw new Refusal('desk_not_found');
    if ((await lockTerms(sql, id)) !== version) throw new Refusal('desk_changed_meanwhile');
    const why = { by: call.staff.name, reason, reference };
    await changeTerms(sql, id, { rate, limit: readLimit(limit), isActive }, why, call.now());
    const { name } = acceptor;
    const state = isActive ? 'in' : 'out';
    const about = { name, rate, limit, state, reason, reference };
    await noteInDeskLog(sql, { by: why.by, act: 'acceptor-changed', about }, call.now());
    return {};
  });

export const renewAcceptanceCode: DeskUseCase<typeof renewAcceptanceCodeRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const { id, seen, reason, reference } = input;
    const acceptor = await findAcceptor(sql, id);
    if (!acceptor) throw new Refusal('desk_not_found');
    await lockTerms(sql, id);
    const issuedAt = await findCodeTime(sql, id);
    if ((issuedAt?.toISOString() ?? null) !== seen) {
      throw new Refusal('desk_changed_meanwhile');
    }
    const by = call.staff.name;
    const code = await renewCode(sql, id, { by, reason, reference }, call.now());
    const about = { name: acceptor.name, reason, reference };
    await noteInDeskLog(sql, { by, act: 'acceptor-code', about }, call.now());
    return { code };
  });

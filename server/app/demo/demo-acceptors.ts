import { micro } from '#domain/money.ts';
import { codeFromBytes, formatCode } from '#domain/partner/authorization-code.ts';
import { noteInDeskLog } from '../../people/audit-event/audit-event.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { sha256Bytes } from '../../platform/process/process.ts';
import {
  findAcceptorByCode,
  hasAcceptanceCode,
  insertAcceptor,
  issueAcceptanceCode,
} from '../../programme/exchange/exchange.ts';
import { demoClerk, demoController } from './demo-staff.ts';

// ISO 4217 reserves XTS for tests, so nobody can mistake it for real money.
const acceptors = [
  {
    id: '00000000-0000-4000-8000-000000000101',
    kind: 'personal',
    name: 'Mali Srisuk',
    currency: 'XTS',
    rate: '33.125',
    limit: micro(500_000_000n),
    registration: 'DEMO-P-0001',
  },
  {
    id: '00000000-0000-4000-8000-000000000102',
    kind: 'enterprise',
    name: 'Chao Phraya Exchange Ltd',
    currency: 'XTS',
    rate: '33.4',
    limit: micro(20_000_000_000n),
    registration: 'DEMO-E-0001',
  },
] as const;

/** A demo has one acceptor of each kind, both fictitious. */
export async function createDemoAcceptors(sql: Sql, now: Date): Promise<void> {
  for (const acceptor of acceptors) {
    await insertAcceptor(sql, { ...acceptor, isActive: true }, now);
    const { name } = acceptor;
    const details = { name, reason: 'To look around', reference: 'DEMO', askedBy: demoClerk };
    await noteInDeskLog(sql, { author: demoController, action: 'acceptor-added', details }, now);
  }
}

const createCode = (id: string): string => codeFromBytes(sha256Bytes(`acceptor of a demo ${id}`));

export const acceptanceCodeOf = (acceptorKind: (typeof acceptors)[number]['kind']): string =>
  createCode(acceptors.find(({ kind }) => kind === acceptorKind)?.id ?? '');

/**
 * Issues each acceptor's code and returns those that are valid, each with its kind. They are the
 * same at every start, like the demo's password, so that a restart invalidates none that somebody
 * wrote down. A code that staff issued takes precedence.
 */
export async function ensureAcceptanceCodes(db: Db, now: Date): Promise<string[]> {
  const codes: string[] = [];
  for (const { id, kind } of acceptors) {
    const code = createCode(id);
    if (!(await hasAcceptanceCode(db.sql, id))) await issueAcceptanceCode(db.sql, id, now, code);
    if (await findAcceptorByCode(db.sql, code, kind)) codes.push(`${formatCode(code)} (${kind})`);
  }
  return codes;
}

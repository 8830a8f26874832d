import { micro } from '#domain/money.ts';
import type { Db, Sql } from '../db/db.ts';
import {
  findAcceptor,
  insertAcceptor,
  issueAcceptanceCode,
  noteAcceptorAct,
} from '../exchange/acceptor-store.ts';

// XTS is the code that ISO 4217 keeps for tests: nobody can take it for real money.
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

/** A demo has one acceptor of each kind, both of them play. */
export async function bearAcceptors(sql: Sql, now: Date): Promise<void> {
  for (const acceptor of acceptors) {
    await insertAcceptor(sql, { ...acceptor, isActive: true }, now);
    const act = { acceptorId: acceptor.id, act: 'add', by: 'npm start' } as const;
    await noteAcceptorAct(sql, { ...act, reason: 'To look around', reference: 'DEMO' }, now);
  }
}

/** Fresh codes, each with its kind: only digests are kept, so old ones cannot be shown. */
export async function issueDemoAcceptanceCodes(db: Db, now: Date): Promise<string[]> {
  const codes: string[] = [];
  for (const { id, kind } of acceptors) {
    // A demo that is older than they are has none.
    if (!(await findAcceptor(db.sql, id))) continue;
    codes.push(`${await issueAcceptanceCode(db.sql, id, now)} (${kind})`);
  }
  return codes;
}

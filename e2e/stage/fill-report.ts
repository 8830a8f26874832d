import { randomBytes } from 'node:crypto';
import { daysAfter } from '#domain/time.ts';
import { ownersMin } from '../../domain/ledger/liability.ts';
import { micro } from '../../domain/money.ts';
import { codeFromBytes, standardTerms } from '../../domain/partner/authorization-code.ts';
import { getDemoPeople } from '../../server/app/demo/demo-staff.ts';
import { fundDemo } from '../../server/app/demo/fund-demo.ts';
import { createMoneyQueue } from '../../server/books/ledger/money-queue.ts';
import { createRoot } from '../../server/books/ledger/root.ts';
import { insertApproved } from '../../server/people/approval/test-approved-request.ts';
import { saveCode } from '../../server/people/partner/code-store.ts';
import { insertBankBalance } from '../../server/proof/integrity/bank-balance-store.ts';
import type { Stage } from './stage.ts';

/**
 * Gives the public report its amounts: as many partners with money as a published sum needs, what
 * two banks say, and a root over all of it.
 */
export async function fillReport({ db, secrets, url }: Stage, moment: Date): Promise<void> {
  const now = () => moment;
  const services = { db, now, money: createMoneyQueue(db, now) };
  const expiresAt = daysAfter(moment, 1);
  for (let index = 0; index < ownersMin; index += 1) {
    const code = codeFromBytes(randomBytes(10));
    const source = { issuer: 'the stage', terms: standardTerms, issuedBy: 'the stage' };
    await saveCode(db.sql, { code, ...source, issuedAt: moment, expiresAt });
    const username = `harbour-${index}`;
    const password = 'a quiet morning';
    const contact = { nickname: '', email: `${username}@example.com`, phone: `+6621234${index}67` };
    const form = { username, password, confirmPassword: password, ...contact, licenseKey: code };
    const answer = await fetch(`${url}/api/auth/v2/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    const { code: status, msg } = (await answer.json()) as { code: number; msg: string };
    if (status !== 200) throw new Error(`${username}: ${msg}`);
    await fundDemo(services, username, `${100 + index}.50`);
  }

  const people = await getDemoPeople(db, moment);
  const balance = { asOf: moment, at: moment, sha256: 'ab'.repeat(32) };
  for (const [account, amount] of [
    ['Main account', 24_311_800_000n],
    ['Second account', 911_210_000n],
  ] as const) {
    await db.transaction(async (sql) => {
      const request = { kind: 'bank-balance', subject: account };
      const id = await insertApproved(sql, people, request, moment);
      await insertBankBalance(sql, { id, account, amount: micro(amount), ...balance });
    });
  }
  await createRoot({ db, secrets, now });
}

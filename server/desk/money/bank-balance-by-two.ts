import { randomUUID } from 'node:crypto';
import { parseTyped } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import { insertBankBalance } from '../../proof/integrity/integrity.ts';
import type { ByTwoAct } from '../by-two/by-two-act.ts';
import type { ByTwoBodies } from '../by-two/by-two-bodies.ts';

/** Records a balance that a bank reports. It moves no money and changes no balance. */
export const bankBalanceByTwo: ByTwoAct<ByTwoBodies['bank-balance']> = {
  async about(_sql, { account, amount, asOf, sha256 }) {
    return { account, 'the bank says': amount, 'as of': asOf, 'SHA-256 of its file': sha256 };
  },
  async carryOut(sql, _call, { account, amount, asOf, sha256 }, { by, askedBy, reason, now }) {
    const size = parseTyped(amount);
    if (size === null) throw new Refusal('desk_value_wrong', { what: 'the amount' });
    const time = new Date(asOf);
    if (time > now) throw new Refusal('desk_value_wrong', { what: 'a time that is to come' });
    await insertBankBalance(sql, {
      id: randomUUID(),
      account: account.trim(),
      amount: size,
      asOf: time,
      sha256,
      recordedBy: askedBy ?? by,
      confirmedBy: askedBy === undefined ? null : by,
      at: now,
    });
    const about = { account, amount, asOf, sha256, reason, ...(askedBy && { askedBy }) };
    await noteInDeskLog(sql, { by, act: 'bank-balance', about }, now);
    return null;
  },
};

import { randomBytes } from 'node:crypto';
import type { Configuration } from '#contract/configuration.ts';
import type { depositTip as route } from '#contract/deposit.ts';
import { depositStateOf } from '#domain/desk/proposal-state.ts';
import type { Language } from '#domain/language.ts';
import { codeFromBytes } from '#domain/partner/authorization-code.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { lockPartner } from '../../people/partner/partner.ts';
import {
  insertReference,
  listDeposits,
  listRefusedDeposits,
  type PartnerDeposit,
  type RefusedDeposit,
} from './deposit-store.ts';

/**
 * For example R-7K2M-4QXD: forty random bits, short enough for a bank transfer's reference. One
 * that reads like a word that staff may not write is drawn again, or nobody could record it.
 */
export function makeReference(random: (size: number) => Uint8Array = randomBytes): string {
  const signs = codeFromBytes(random(10)).slice(-8);
  const reference = `R-${signs.slice(0, 4)}-${signs.slice(4)}`;
  return whyNotStaffText(reference, { as: 'reason' }) ? makeReference(random) : reference;
}

const stepsIn = ({ depositInstructions }: Configuration, language: Language) =>
  depositInstructions[language] ?? depositInstructions.en;

/** One open reference at a time: it changes only once a deposit has arrived under it. */
export const depositTip: UseCase<typeof route> = (call) =>
  call.db.transaction(async (sql) => {
    await lockPartner(sql, call.member.id);
    const known = await listDeposits(sql, call.member.id);
    const open = known.find((deposit) => depositStateOf(deposit) === 'expected');
    const reference = open?.reference ?? makeReference();
    if (!open) await insertReference(sql, reference, call.member.id, call.now());
    const arrived = known.filter((deposit) => depositStateOf(deposit) !== 'expected').map(shown);
    const refused = (await listRefusedDeposits(sql, call.member.id)).map(shownRefused);
    return {
      reference,
      instructions: stepsIn(call.settings.configuration, call.language),
      list: [...arrived, ...refused]
        .sort((one, other) => (one.at < other.at ? 1 : -1))
        .slice(0, 50),
    };
  });

const shown = (deposit: PartnerDeposit) => ({
  reference: deposit.reference,
  createdAt: deposit.createdAt.toISOString(),
  amount: deposit.body?.amount ?? null,
  state: depositStateOf(deposit),
  at: (deposit.undoneAt ?? deposit.decidedAt ?? deposit.madeAt ?? deposit.createdAt).toISOString(),
  reason: null,
});

const shownRefused = ({ reference, amount, reason, madeAt, decidedAt }: RefusedDeposit) => ({
  reference,
  createdAt: madeAt.toISOString(),
  amount,
  state: 'refused' as const,
  at: decidedAt.toISOString(),
  reason,
});

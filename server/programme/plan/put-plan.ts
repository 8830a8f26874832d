import * as plan from '#contract/plan.ts';
import type { Input, Output, Reply } from '#contract/route.ts';
import { networkPromotions } from '#domain/ledger/accounts.ts';
import { balanceIn, getWallet } from '#domain/ledger/book.ts';
import { formatMicro, parseTyped, subtract, zero } from '#domain/money.ts';
import { totalOf } from '#domain/plan/put.ts';
import { RefusalError, toRefusalError } from '#domain/refusal.ts';
import type { TimeZone } from '#domain/time-zone.ts';
import type { Services } from '../../ads/services/services.ts';
import { getBalances, requestKey } from '../../books/ledger/ledger.ts';
import { hashConfirmation, judgeConfirmation } from '../../people/confirmation/confirmation.ts';
import { type LoggedInPartner, toWireReply } from '../../platform/gateway/gateway.ts';
import { configurationInForce } from '../../platform/settings/settings.ts';
import { type Reader, shownAfterPut, toPlanReply } from './plan-view.ts';
import { assessPut, type LockedPutState, loadPut, lockPut, preparePut, savePut } from './put.ts';

/** The part of a call that a put needs, so that the demo can put without a whole server. */
export interface PutCall extends Reader, Pick<Services, 'db' | 'money' | 'now'> {
  readonly partner: LoggedInPartner;
  readonly timeZone: TimeZone;
}

/** Shows what a put would do, or why it is refused; locks and records nothing. */
export async function previewPut(
  call: PutCall,
  input: Input<typeof plan.previewPut>,
): Promise<Reply<typeof plan.previewPut>> {
  const { sql } = call.db;
  const now = call.now();

  const partnerId = call.partner.id;
  const { planNo, couponId = null } = input;
  const amount = parseTyped(input.amount);
  if (amount === null) throw new RefusalError('put_amount_invalid');

  const request = { partnerId, planNo, couponId, timeZone: call.timeZone.name, now };
  const putState = await loadPut(sql, request);
  const wallet = await getBalances(sql, partnerId);
  const networkWallet = await getBalances(sql, networkPromotions.owner);
  const configuration = configurationInForce(call.settings, now);
  const requestedPut = { amount, agreedTermsHash: null };
  const funds = { wallet, promotions: balanceIn(networkWallet, 'promotions') };

  const assessment = assessPut(putState, requestedPut, funds, configuration, now);
  if ('reason' in assessment) throw toRefusalError(assessment);
  const { funding } = assessment;

  return {
    hold: totalOf(funding),
    own: funding.own,
    discount: funding.discount,
    startup: funding.startup,
    availableAfter: subtract(balanceIn(wallet, 'available'), funding.own),
    worstCase: funding.own,
  };
}

/**
 * Puts an amount on a plan: once, at the terms shown, and only with its confirmation. Only a put
 * with a coupon spends the network's money, so no other put waits for the network's wallet.
 */
export async function putPlan(
  call: PutCall,
  input: Input<typeof plan.putPlan>,
): Promise<Output<typeof plan.putPlan>> {
  const now = call.now();
  const partnerId = call.partner.id;

  const { requestId, planNo, terms: agreedTermsHash, confirmation, couponId = null } = input;
  const amount = parseTyped(input.amount);
  if (amount === null) throw new RefusalError('put_amount_invalid');

  const putInput = { planNo, amount, couponId, terms: agreedTermsHash };
  const request = { partnerId, planNo, couponId, timeZone: call.timeZone.name, now, confirmation };

  return call.money.submit<Output<typeof plan.putPlan>, LockedPutState>({
    owners: couponId === null ? [partnerId] : [partnerId, networkPromotions.owner],
    idempotency: {
      key: requestKey('putPlan', partnerId, requestId),
      input: { ...putInput, amount: formatMicro(amount) },
    },
    load: (sql) => lockPut(sql, request),
    decide(wallets, putState) {
      const networkWallet = wallets.get(networkPromotions.owner);
      const funds = {
        wallet: getWallet(wallets, partnerId),
        promotions: networkWallet ? balanceIn(networkWallet, 'promotions') : zero,
      };

      const configuration = configurationInForce(call.settings, now);
      const assessment = assessPut(
        putState,
        { amount, agreedTermsHash },
        funds,
        configuration,
        now,
      );
      if ('reason' in assessment) return toRefusalError(assessment);

      const subject = { action: 'put', ...putInput } as const;
      const confirmationRefusal = judgeConfirmation(
        putState.confirmation,
        call.partner,
        confirmation,
        subject,
        now,
      );
      if (confirmationRefusal) return toRefusalError(confirmationRefusal);

      const execution = {
        cause: 'put',
        confirmationHash: hashConfirmation(confirmation),
        isSigned: putState.confirmation?.isSigned ?? false,
      } as const;
      const { entries, record } = preparePut(assessment, execution, now);

      return {
        entries,
        result: toWireReply(plan.putPlan, {
          plan: toPlanReply(shownAfterPut(assessment.offer, record.row), call),
        }),
        save: (sql) => savePut(sql, record),
      };
    },
  });
}

import { useTranslations } from 'use-intl';
import { formatMicro, type Micro } from '#domain/money.ts';
import { cardObject } from '#domain/wallet/card.ts';
import { useMoney } from '../i18n/use-money.ts';
import type { ShownSubject } from './use-pay-password.ts';

/** An account number in the form in which people compare it, on one line. */
const inFours = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1\u00a0');

/** Says in one line what is being confirmed: exactly what the confirmation covers. */
export function useAboutText(): (subject: ShownSubject) => string {
  const t = useTranslations('payPassword.about');
  const money = useMoney();
  const amountOf = (amount: Micro) => money.whole(formatMicro(amount));
  return (subject) => {
    switch (subject.action) {
      case 'payout':
        return t('payout', { amount: amountOf(subject.amount), target: subject.target });
      case 'payout-cancel':
        return t('payoutCancel', { amount: money.whole(subject.amount), target: subject.target });
      case 'startup-return':
        return t('startupReturn', { amount: amountOf(subject.due) });
      case 'card': {
        const { bankAccount, walletAddress } = cardObject(subject.fields);
        return t('card', { number: walletAddress ?? inFours(bankAccount ?? '') });
      }
      case 'contact':
        return t('contact', { email: subject.email, phone: subject.phone });
      case 'exchange':
        return t('exchange', { amount: amountOf(subject.amount) });
      case 'exchange-confirm':
        return t('exchangeConfirm', { amount: amountOf(subject.amount) });
      case 'exchange-cancel':
        return t('exchangeCancel', { amount: money.whole(subject.amount) });
      case 'put':
        return t('put', {
          amount: amountOf(subject.amount),
          product: subject.product,
          plan: subject.planNo,
        });
      case 'plan-stop':
        return t('planStop', { product: subject.product, plan: subject.planNo });
      case 'follow':
        return t('follow', { id: subject.proxyId, amount: amountOf(subject.capInAll) });
      case 'vip':
        return t('vip', { amount: amountOf(subject.price) });
      case 'pay-password':
        return t('payPassword');
      case 'passkey':
        return t('passkey');
      case 'personal-data':
        return t('personalData');
    }
  };
}

import { useTranslations } from 'use-intl';

interface ConfirmedBy {
  readonly way: 'passkey' | 'digits';
  readonly passkey: string | null;
}

/** That an act was confirmed, and how. */
export function useConfirmedText(): (by: ConfirmedBy) => string {
  const t = useTranslations('payPassword');
  return ({ way: method, passkey }) => {
    if (method === 'digits') return t('byDigits');
    return passkey === null ? t('byPasskeyGone') : t('byPasskey', { name: passkey });
  };
}

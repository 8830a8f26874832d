import { useTranslations } from 'use-intl';
import type { previewPut } from '#contract/plan.ts';
import type { Output } from '#contract/route.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { LedgerLine } from '../../parts/ledger-line.tsx';

export type Preview = Output<typeof previewPut>;

/** What a put takes, from which sources, and what is left. */
export function PutLines({ preview }: { readonly preview: Preview | null }) {
  const t = useTranslations('plan.put');
  const money = useMoney();
  const isSome = (amount: string | undefined) => amount !== undefined && signOf(amount);
  const paid = (amount: string | undefined) =>
    amount ? money.shown(amount, 'pays') : { value: '–' };
  return (
    <>
      {isSome(preview?.discount) ? (
        <LedgerLine label={t('fromCoupon')} {...paid(preview?.discount)} />
      ) : null}
      {isSome(preview?.startup) ? (
        <LedgerLine label={t('fromStartup')} {...paid(preview?.startup)} />
      ) : null}
      <LedgerLine label={t('own')} {...paid(preview?.own)} />
      <LedgerLine
        label={t('after')}
        quiet
        {...(preview ? money.shown(preview.availableAfter) : { value: '–' })}
      />
    </>
  );
}

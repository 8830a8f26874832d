import { useTranslations } from 'use-intl';
import { conversionReasons, merchantReasons } from '#domain/conversion/state.ts';
import { formatMicro, parseMicro, subtract, zero } from '#domain/money.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { usePlanText } from '../../plan/use-plan-text.ts';
import { RoundingLine } from '../../sum/rounding-line.tsx';
import { useSum } from '../../sum/use-sum.ts';
import { OrderDispute } from './order-dispute.tsx';
import styles from './order-list.module.css';
import type { Conversion } from './order-list.tsx';

interface OrderSheetProps {
  readonly conversion: Conversion;
  readonly planNo: string;
  readonly onClose: () => void;
}

/** One order: when it was clicked and ordered, what it earns, and what can be done about it. */
export function OrderSheet({ conversion, planNo, onClose }: OrderSheetProps) {
  const t = useTranslations('delivery.orders');
  const format = useFormatter();
  const { date } = usePlanText();
  const lockDate = format.dateTime(new Date(conversion.lockAt), { dateStyle: 'medium' });
  return (
    <Sheet onClose={onClose} open title={t(`state.${conversion.state}`, { date: lockDate })}>
      <div className="stack-3">
        <p className="quiet">
          {t.rich('clicked', {
            clicked: date(conversion.clickedAt),
            ordered: date(conversion.at),
            part: (words) => <span className={styles.whole}>{words}</span>,
          })}
        </p>
        <StateNotes conversion={conversion} />
        <Commission conversion={conversion} />
        <OrderDispute conversion={conversion} planNo={planNo} />
      </div>
    </Sheet>
  );
}

/** Why it is in its state, and what is still owed of it. */
function StateNotes({ conversion }: Pick<OrderSheetProps, 'conversion'>) {
  const t = useTranslations('delivery.orders');
  const money = useMoney();
  const { date } = usePlanText();
  const { reason, chargedBackAt, clawback } = conversion;
  // A known reason has a text of its own; any other is shown as the merchant wrote it.
  const knownReason = [...conversionReasons, ...merchantReasons].find(
    (wordedReason) => wordedReason === reason,
  );
  return (
    <>
      {reason ? <p>{knownReason ? t(`reason.${knownReason}`) : reason}</p> : null}
      {chargedBackAt ? <p>{t('chargedBack', { date: date(chargedBackAt) })}</p> : null}
      {clawback ? (
        <p>
          {t('clawback', {
            left: money.wholeExact(clawback.left),
            date: date(clawback.lapsesAt),
          })}
        </p>
      ) : null}
    </>
  );
}

function Commission({ conversion: { commission, net } }: Pick<OrderSheetProps, 'conversion'>) {
  const t = useTranslations('delivery.orders');
  const plan = useTranslations('plan');
  const wallet = useTranslations('wallet');
  const fee = formatMicro(subtract(parseMicro(commission) ?? zero, parseMicro(net) ?? zero));
  const sum = useSum()([{ money: commission }, { money: fee, side: 'pays', isSubtracted: true }], {
    money: net,
  });
  const [{ display: commissionPart }, { display: feePart }] = sum.parts;
  return (
    <div>
      <LedgerLine label={plan('terms.commission')} {...commissionPart} />
      <LedgerLine label={wallet('pocket.revenue_fee')} quiet {...feePart} />
      <RoundingLine rounding={sum.rounding} />
      <LedgerLine label={t('net')} total {...sum.total} />
    </div>
  );
}

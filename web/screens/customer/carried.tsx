import { useTranslations } from 'use-intl';
import { OwnImage } from '../../file/own-image.tsx';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { Amount } from '../../parts/amount.tsx';
import { Row } from '../../parts/row.tsx';
import { planHref } from '../../plan/plan-address.ts';
import styles from './chat.module.css';
import type { ChatMessage } from './use-chat.ts';

interface CarriedProps {
  readonly attachment: NonNullable<ChatMessage['attachment']>;
}

/** A message's attachment, as a card that opens it. */
export function Carried({ attachment }: CarriedProps) {
  const t = useTranslations('chat');
  if (attachment.type === 'image') {
    return (
      <div className={styles.image}>
        <OwnImage id={attachment.id} label={t('attachment.image')} />
      </div>
    );
  }
  return (
    <div className={styles.card}>
      {attachment.type === 'plan' ? <PlanCard plan={attachment} /> : null}
      {attachment.type === 'record' ? <RecordCard record={attachment} /> : null}
    </div>
  );
}

type Of<Type> = Extract<CarriedProps['attachment'], { type: Type }>;

function PlanCard({ plan }: { readonly plan: Of<'plan'> }) {
  const t = useTranslations('plan');
  return (
    <Row
      href={planHref(plan.id)}
      text={`${t(`status.${plan.status}`)}\u00a0· ${plan.id}`}
      title={plan.product}
    />
  );
}

function RecordCard({ record }: { readonly record: Of<'record'> }) {
  const t = useTranslations('wallet');
  const format = useFormatter();
  const money = useMoney();
  return (
    <Row
      href={`#/wallet?record=${record.id}`}
      text={format.dateTime(new Date(record.at), { dateStyle: 'medium' })}
      title={t(`type.${record.of}`)}
      trailing={<Amount sign={signOf(record.amount)} value={money.change(record.amount)} />}
    />
  );
}

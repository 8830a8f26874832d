import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listPlans } from '#contract/plan.ts';
import { listRecords } from '#contract/record.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Amount } from '../../parts/amount.tsx';
import { Empty } from '../../parts/empty.tsx';
import { FieldError } from '../../parts/field.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { imageOrWhyNot } from '../../parts/why-not-image.ts';
import { PageList } from '../../query/page-list.tsx';
import { usePages } from '../../query/use-pages.ts';
import styles from './composer.module.css';
import type { Chosen } from './composer.tsx';

interface AttachSheetProps {
  readonly onChoose: (chosen: Chosen) => void;
  readonly onImage: (file: File) => void;
  readonly onClose: () => void;
}

/**
 * Attaches an image, or one of the partner's own items, picked from a list so that nothing is
 * typed.
 */
export function AttachSheet({ onChoose, onImage, onClose }: AttachSheetProps) {
  const t = useTranslations('chat');
  const [list, setList] = useState<'plan' | 'record' | null>(null);
  const choose = (chosen: Chosen) => {
    onChoose(chosen);
    onClose();
  };
  return (
    <Sheet
      onClose={onClose}
      open
      share={list ? 0.75 : undefined}
      title={list ? t(`choose.${list}`) : t('attach')}
    >
      {list === null ? (
        <>
          <PickImage
            onPick={(file) => {
              onImage(file);
              onClose();
            }}
          />
          <Row icon="chart" onPress={() => setList('plan')} title={t('attachment.plan')} />
          <Row icon="wallet" onPress={() => setList('record')} title={t('attachment.record')} />
        </>
      ) : null}
      {list === 'plan' ? <Plans onChoose={choose} /> : null}
      {list === 'record' ? <Records onChoose={choose} /> : null}
    </Sheet>
  );
}

function PickImage({ onPick }: { readonly onPick: (file: File) => void }) {
  const t = useTranslations('chat');
  const refusalText = useRefusalText();
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const picked = (file: File | undefined) => {
    const prepared = imageOrWhyNot(file);
    if (typeof prepared === 'string') setError(refusalText(prepared, {}));
    else onPick(prepared);
  };
  return (
    <div className={styles.pick}>
      <Row icon="image" title={t('attachment.image')} />
      <input
        accept="image/*"
        aria-describedby={`${id}-error`}
        aria-label={t('attachment.image')}
        id={id}
        onChange={(event) => {
          picked(event.target.files?.[0]);
          event.target.value = '';
        }}
        type="file"
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

interface ListProps {
  readonly onChoose: (chosen: Chosen) => void;
}

function Plans({ onChoose }: ListProps) {
  const t = useTranslations('chat');
  const plan = useTranslations('plan');
  return (
    <PageList
      empty={<Empty icon="chart" title={t('noPlans')} />}
      keyOf={({ planNo }) => planNo}
      label={t('choose.plan')}
      pages={usePages(['chat-plans'], listPlans, {})}
      row={({ planNo, product, status }) => (
        <Row
          onPress={() => onChoose({ type: 'plan', id: planNo, title: product })}
          text={`${plan(`status.${status}`)}\u00a0· ${planNo}`}
          title={product}
        />
      )}
    />
  );
}

function Records({ onChoose }: ListProps) {
  const t = useTranslations('chat');
  const wallet = useTranslations('wallet');
  const format = useFormatter();
  const money = useMoney();
  return (
    <PageList
      empty={<Empty icon="wallet" title={t('noRecords')} />}
      keyOf={({ id }) => id}
      label={t('choose.record')}
      pages={usePages(['chat-records'], listRecords, {})}
      row={({ id, type, amount, at: bookedAt }) => {
        const title = wallet(`type.${type}`);
        const date = format.dateTime(new Date(bookedAt), { dateStyle: 'medium' });
        return (
          <Row
            onPress={() => onChoose({ type: 'record', id, title: `${title}\u00a0· ${date}` })}
            text={date}
            title={title}
            trailing={<Amount sign={signOf(amount)} value={money.change(amount)} />}
          />
        );
      }}
    />
  );
}

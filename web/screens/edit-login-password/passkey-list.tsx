import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listPasskeys } from '#contract/passkey.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { useAge } from '../../i18n/use-age.ts';
import { Card } from '../../parts/card.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { AddPasskey } from '../../passkey/add-passkey.tsx';
import { whyNoPasskeys } from '../../passkey/can-use-passkeys.ts';
import { passkeysKey } from '../../passkey/passkeys-key.ts';
import styles from './edit-login-password-screen.module.css';
import { PasskeySheet } from './passkey-sheet.tsx';

export type Passkey = Output<typeof listPasskeys>['list'][number];

/** The account's passkeys, which can be added, renamed and removed; or why none can be added. */
export function PasskeyList() {
  const t = useTranslations('passkey');
  const obstacle = whyNoPasskeys();
  const [opened, setOpened] = useState<Passkey | null>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: passkeysKey,
    queryFn: () => call(listPasskeys, {}),
  });
  if (isError) return <Failed busy={isFetching} onRetry={refetch} />;
  if (!data) return <SkeletonCard />;
  return (
    <Card flush title={t('title')}>
      <ul className={`${styles.list} rows`}>
        {data.list.map((passkey) => (
          <li key={passkey.id}>
            <PasskeyRow onPress={() => setOpened(passkey)} passkey={passkey} />
          </li>
        ))}
      </ul>
      <div className={`${styles.add} stack-4`}>
        <p className="muted">
          {obstacle === null ? t('lead') : t(`none.${obstacle}`, { host: location.hostname })}
        </p>
        {obstacle === null ? <AddPasskey /> : null}
      </div>
      {opened ? <PasskeySheet onClose={() => setOpened(null)} passkey={opened} /> : null}
    </Card>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onPress: () => void;
}

function PasskeyRow({ passkey: { name, madeAt, usedAt, isSynced }, onPress }: PasskeyRowProps) {
  const t = useTranslations('passkey');
  const age = useAge();
  return (
    <Row
      icon="key"
      onPress={onPress}
      text={
        <>
          {t('made', { date: age.agoOrDate(new Date(madeAt)) })}
          <br />
          {usedAt ? t('used', { date: age.agoOrDate(new Date(usedAt)) }) : t('unused')}
          {isSynced ? (
            <>
              <br />
              {t('synced')}
            </>
          ) : null}
        </>
      }
      title={name}
    />
  );
}

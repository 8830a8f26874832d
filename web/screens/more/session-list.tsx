import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Output } from '#contract/route.ts';
import { endSession, listSessions } from '#contract/session.ts';
import { deviceName } from '#domain/partner/device-name.ts';
import { call } from '../../api/call.ts';
import { useAsk } from '../../api/use-ask.ts';
import { useAge } from '../../i18n/use-age.ts';
import { Button } from '../../parts/button.tsx';
import { Chip } from '../../parts/chip.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { useToast } from '../../parts/toast.tsx';
import { Loaded } from '../../query/loaded.tsx';

type Session = Output<typeof listSessions>['list'][number];

const key = ['sessions'];

/** The rest is one press away. */
const sessionsShown = 3;

/** Where this account is logged in; each session can be ended. */
export function SessionList() {
  const t = useTranslations('password');
  const [isWhole, setWhole] = useState(false);
  const query = useQuery({ queryKey: key, queryFn: () => call(listSessions, {}) });
  return (
    <Loaded query={query} skeleton={<SkeletonCard />}>
      {({ list }) => (
        <>
          <ul className="rows">
            {(isWhole ? list : list.slice(0, sessionsShown)).map((session) => (
              <li key={session.id}>
                <SessionRow session={session} />
              </li>
            ))}
          </ul>
          {!isWhole && list.length > sessionsShown ? (
            <Button kind="quiet" onClick={() => setWhole(true)} wide>
              {t('allSessions', { count: list.length })}
            </Button>
          ) : null}
        </>
      )}
    </Loaded>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const t = useTranslations('password');
  const ask = useAsk();
  const toast = useToast();
  const queries = useQueryClient();
  const age = useAge();
  const device = deviceName(session.device) ?? t('unknownDevice');
  const end = async () => {
    const ended = await ask(endSession, { id: session.id });
    if (ended) toast(t('ended'), 'success');
    await queries.invalidateQueries({ queryKey: key });
  };
  return (
    <Row
      text={
        <>
          {t('used', { date: age.agoOrDate(new Date(session.usedAt)) })}
          <br />
          {session.address}
        </>
      }
      title={device}
      trailing={
        session.isThis ? (
          <Chip>{t('thisDevice')}</Chip>
        ) : (
          <Button aria-label={t('endOf', { device })} kind="secondary" onClick={end}>
            {t('end')}
          </Button>
        )
      }
    />
  );
}

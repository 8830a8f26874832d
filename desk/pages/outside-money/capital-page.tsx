import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { showCapital } from '#contract/desk/outside-money.ts';
import { addCapital } from '#contract/desk/transfers.ts';
import { useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { Amount } from '../../money/amount.tsx';
import { Page } from '../../parts/page.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { CapitalForm, type CapitalTransfer } from './network-form.tsx';

/** The network's own money, and where it is. */
export function CapitalPage() {
  const { data, error } = useRead(showCapital, {});
  const signedIn = useSignedIn();
  const [transfer, setTransfer] = useState<CapitalTransfer | null>(null);
  const figures = data
    ? ([
        ['Capital', data.capital],
        ['Promotions', data.promotions],
        ['Fees earned, not collected', data.feesEarned],
        ['Start-up funds advanced', data.advanced],
        ['Start-up funds borne as a loss', data.lost],
        ['In the bank in total', data.inBank],
      ] as const)
    : [];
  return (
    <Page
      acts={
        mayAsk(signedIn, addCapital) && (
          <>
            <Button onClick={() => setTransfer('capital-in')}>Capital paid in</Button>
            <Button onClick={() => setTransfer('promotion-fund')} variant="default">
              Fund promotions
            </Button>
          </>
        )
      }
      mark={<WaitingMark kinds={['capital-in', 'promotion-fund']} />}
      title="Capital and promotions"
    >
      {error && <Alert color="red">{error.message}</Alert>}
      {!data && !error && <Text c="dimmed">Loading…</Text>}
      <dl className="desk-cards desk-figures">
        {figures.map(([name, amount]) => (
          <div className="desk-figure" key={name}>
            <dt>{name}</dt>
            <dd>
              <Amount of={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {transfer && <CapitalForm kind={transfer} onClose={() => setTransfer(null)} />}
    </Page>
  );
}

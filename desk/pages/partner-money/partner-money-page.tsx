import { Alert, Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { showCapital } from '#contract/desk/outside-money.ts';
import { showPartnerMoney } from '#contract/desk/partner-money.ts';
import { advanceStartupFunds, returnStartupFunds } from '#contract/desk/transfers.ts';
import type { Output } from '#contract/route.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { pocketWord } from '../../money/money-words.ts';
import { amountField, askedFor, whyFields } from '../../money/why-fields.ts';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { shownMoney } from '../../parts/shown.ts';
import { RecordsTable } from './records-table.tsx';

type PartnerMoney = Output<typeof showPartnerMoney>;

/** Start-up funds and chargebacks: what staff may request on one partner's wallet. */
export function PartnerMoneyPage() {
  const { partner } = usePlace().filters;
  return (
    <Page title="Start-up funds and chargebacks">
      <div className="desk-filters">
        <TextFilter label="Partner’s username or ID" name="partner" />
      </div>
      {partner ? (
        <OnePartner partner={partner} />
      ) : (
        <Text c="dimmed">
          Enter a full username, or open this from a partner’s page. You can see the wallet, advance
          or return start-up funds, and choose the transaction a chargeback reverses.
        </Text>
      )}
    </Page>
  );
}

function OnePartner({ partner }: { readonly partner: string }) {
  const { data, error } = useRead(showPartnerMoney, { partner });
  if (error && error.reason !== 'desk_not_found') return <Alert color="red">{error.message}</Alert>;
  if (error) {
    return (
      <Alert color="gray" title="No partner has this exact username or ID">
        Enter all of it; case doesn’t matter. Partners from a host app only have an ID.
      </Alert>
    );
  }
  if (!data) return <Text c="dimmed">Loading…</Text>;
  return (
    <>
      <Balances money={data} />
      <Title mb="xs" mt="lg" order={2} size="h5">
        Transactions
      </Title>
      <RecordsTable money={data} />
    </>
  );
}

function Balances({ money }: { readonly money: PartnerMoney }) {
  const signedIn = useSignedIn();
  const [act, setAct] = useState<'advance' | 'return' | null>(null);
  const isDue = Number(money.startupDue) > 0;
  const held = money.balances.filter(({ pocket, amount }) => {
    return pocket === 'available' || Number(amount) !== 0;
  });
  const shown = [
    ...held.map(({ pocket, amount }) => [pocketWord(pocket), amount] as const),
    ...(isDue ? [['Start-up funds not returned', money.startupDue] as const] : []),
    ...(Number(money.recovery) > 0
      ? [['Still to be repaid on reversed deposits', money.recovery] as const]
      : []),
  ];
  return (
    <>
      <dl className="desk-cards desk-figures">
        {shown.map(([name, amount]) => (
          <div className="desk-figure" key={name}>
            <dt>{name}</dt>
            <dd>{shownMoney(amount)}</dd>
          </div>
        ))}
      </dl>
      {mayAsk(signedIn, advanceStartupFunds) && (
        <div className="desk-filters">
          <Button onClick={() => setAct('advance')} variant="default">
            Advance start-up funds
          </Button>
          <Button
            disabled={!isDue}
            onClick={() => setAct('return')}
            title={isDue ? undefined : 'No start-up funds to return'}
            variant="default"
          >
            Return start-up funds
          </Button>
        </div>
      )}
      {act === 'advance' && <AdvanceForm money={money} onClose={() => setAct(null)} />}
      {act === 'return' && <ReturnForm money={money} onClose={() => setAct(null)} />}
    </>
  );
}

interface FormProps {
  readonly money: PartnerMoney;
  readonly onClose: () => void;
}

function AdvanceForm({ money, onClose }: FormProps) {
  const capital = useRead(showCapital, {}).data?.capital;
  const ask = useAct(advanceStartupFunds, { done: askedFor, onDone: onClose });
  return (
    <FieldsForm
      fields={[amountField, ...whyFields]}
      isBusy={ask.isPending}
      onClose={onClose}
      onSubmit={(values) => ask.mutate({ partnerId: money.id, ...values })}
      failure={ask.error}
      submit="Request"
      title={`Start-up funds for ${money.partner}`}
    >
      <Text size="sm">
        Paid from the network’s capital, for advertising only. Whatever ads consume and don’t earn
        back is the network’s loss, never the partner’s.
        {capital && ` Capital now: ${shownMoney(capital)}.`}
      </Text>
    </FieldsForm>
  );
}

function ReturnForm({ money, onClose }: FormProps) {
  const ask = useAct(returnStartupFunds, { done: askedFor, onDone: onClose });
  return (
    <FieldsForm
      fields={whyFields}
      isBusy={ask.isPending}
      onClose={onClose}
      onSubmit={(values) => ask.mutate({ partnerId: money.id, ...values })}
      failure={ask.error}
      submit="Request"
      title={`Return ${money.partner}’s start-up funds`}
    >
      <Text size="sm">
        {shownMoney(money.startupDue)} not returned yet. They’re taken from what’s left and what
        they earned; the network bears the rest. The partner never pays in.
      </Text>
    </FieldsForm>
  );
}

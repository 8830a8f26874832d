import { Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';
import {
  endCampaign,
  giveCoupon,
  listDeskCampaigns,
  makeCampaign,
} from '#contract/desk/campaigns.ts';
import type { Output } from '#contract/route.ts';
import { campaignStates } from '#domain/desk/programme-state.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { Amount } from '../../money/amount.tsx';
import { worthOf } from '../../money/coupon-words.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { plainWord, shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { GiveForm } from './give-form.tsx';

type Campaign = Output<typeof listDeskCampaigns>['list'][number];

const colours = { planned: 'blue', running: 'teal', over: 'gray' } as const;
const namesOf = ({ names }: Campaign) => 1 + Object.keys(names).length;

const columns: readonly Column<Campaign>[] = [
  { title: 'Name', cell: ({ name }) => name, text: ({ name }) => name },
  {
    title: 'State',
    cell: ({ state }) => <Badge color={colours[state]}>{plainWord(state)}</Badge>,
    text: ({ state }) => state,
    isShort: true,
  },
  {
    title: 'Worth',
    cell: (campaign) => <div className="desk-sentence">{worthOf(campaign)}</div>,
    text: worthOf,
  },
  {
    title: 'For',
    cell: ({ audience }) => plainWord(audience),
    text: ({ audience }) => audience,
    isShort: true,
    folds: 2,
  },
  {
    title: 'Until',
    cell: ({ endsAt, endedAt }) => shownTime(endedAt ?? endsAt),
    text: ({ endsAt, endedAt }) => endedAt ?? endsAt,
    isShort: true,
  },
  {
    title: 'Languages',
    cell: (campaign) => `${namesOf(campaign)} of 12`,
    text: (campaign) => String(namesOf(campaign)),
    isNumber: true,
    folds: 1,
  },
  {
    title: 'Given',
    cell: ({ given }) => given,
    text: ({ given }) => String(given),
    isNumber: true,
    folds: 3,
  },
  {
    title: 'Used',
    cell: ({ used }) => used,
    text: ({ used }) => String(used),
    isNumber: true,
    folds: 3,
  },
  {
    title: 'Cost',
    cell: ({ cost }) => <Amount of={cost} />,
    text: ({ cost }) => cost,
    isNumber: true,
  },
  {
    title: 'Budget',
    cell: ({ budget }) => shownMoney(budget),
    text: ({ budget }) => budget,
    isNumber: true,
  },
  { title: 'By', cell: ({ by }) => by, text: ({ by }) => by, isShort: true, folds: 1 },
];

/** Campaigns that give coupons, paid for from promotions. */
export function CampaignsPage() {
  const { filters } = usePlace();
  const signedIn = useSignedIn();
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<Campaign | null>(null);
  const [giving, setGiving] = useState<Campaign | null>(null);
  const mayEnd = mayAsk(signedIn, endCampaign);
  const state = campaignStates.find((one) => one === filters.state);
  const acts: Column<Campaign> = {
    title: 'Actions',
    cell: (campaign) =>
      campaign.state === 'over' || !(mayEnd || campaign.audience === 'named') ? null : (
        <Group gap="xs" wrap="nowrap">
          {campaign.audience === 'named' && (
            <Button onClick={() => setGiving(campaign)} size="xs" variant="default">
              Give
            </Button>
          )}
          {mayEnd && (
            <Button onClick={() => setEnding(campaign)} size="xs" variant="default">
              End
            </Button>
          )}
        </Group>
      ),
    text: () => '',
    isActs: true,
  };
  return (
    <Page
      acts={
        mayAsk(signedIn, makeCampaign) && (
          <Button onClick={() => setMaking(true)}>Create activity</Button>
        )
      }
      mark={<WaitingMark kinds={['campaign']} />}
      title="Coupon activities"
    >
      <div className="desk-filters">
        <ChoiceFilter label="State" name="state" options={campaignStates} />
      </div>
      <DataTable
        columns={mayAsk(signedIn, giveCoupon) ? [...columns, acts] : columns}
        empty="No activities yet."
        input={state ? { state } : {}}
        keyOf={({ id }) => id}
        name="Coupon activities"
        route={listDeskCampaigns}
      />
      {isMaking && <CampaignForm onClose={() => setMaking(false)} />}
      {ending && <EndForm campaign={ending} onClose={() => setEnding(null)} />}
      {giving && <GiveForm campaign={giving} onClose={() => setGiving(null)} />}
    </Page>
  );
}

interface OfCampaign {
  readonly campaign: Campaign;
  readonly onClose: () => void;
}

function EndForm({ campaign, onClose }: OfCampaign) {
  const end = useAct(endCampaign, { done: 'Ended.', onDone: onClose });
  return (
    <ReasonForm
      description="Coupons already given stay valid."
      isBusy={end.isPending}
      isDangerous
      onClose={onClose}
      onSubmit={(reason) => end.mutate({ id: campaign.id, reason })}
      failure={end.error}
      submit="End now"
      title={`End ${campaign.name}`}
    />
  );
}

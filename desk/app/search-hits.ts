import { approvalRules } from '#contract/desk/approval-rules.ts';
import type { searchDesk } from '#contract/desk/search.ts';
import type { Output } from '#contract/route.ts';
import type { SearchKind } from '#domain/desk/search.ts';
import { formatPlace } from '../location/use-place.ts';
import { orderWord, planWord } from '../money/record-words.ts';
import { shownMoney, shownTime } from '../parts/shown.ts';
import { deskPages } from './pages.tsx';
import { mayAsk, type SignedIn } from './signed-in.ts';

type Found = Output<typeof searchDesk>['list'][number];

export interface Hit {
  readonly kind: string;
  readonly title: string;
  readonly detail: string;
  /** The address of the row itself. */
  readonly to: string;
}

const kindWords = {
  partner: 'Partner',
  payout: 'Payout',
  deposit: 'Deposit',
  'bank-file': 'Payment file',
  approval: 'Request',
  plan: 'Plan',
  order: 'Order',
  ticket: 'Feedback',
  product: 'Product',
  merchant: 'Merchant',
  placement: 'Placement',
} as const satisfies Record<SearchKind, string>;

const ofPartner = ({ partnerId }: Found) => `/partners/${partnerId}`;

const places: Record<SearchKind, (found: Found) => string> = {
  partner: ({ key }) => formatPlace(`/partners/${key}`, {}),
  payout: ({ key, state }) => formatPlace('/payouts', { id: key, state: state ?? undefined }),
  deposit: ({ key }) => formatPlace('/deposits', { reference: key }),
  'bank-file': ({ key }) => formatPlace('/bank', { row: key }),
  approval: ({ key, detail, state }) =>
    formatPlace('/approvals', { kind: detail ?? undefined, state: state ?? undefined, row: key }),
  plan: (found) => formatPlace(ofPartner(found), { tab: 'plans', row: found.key }),
  order: (found) => formatPlace(ofPartner(found), { tab: 'orders', order: found.key }),
  ticket: ({ key }) => formatPlace(`/feedback/${key}`, {}),
  product: ({ key }) => formatPlace('/products', { open: key }),
  merchant: ({ key }) => formatPlace('/merchants', { name: key }),
  placement: ({ title }) => formatPlace('/placements', { name: title }),
};

function wordOf({ kind, detail, state }: Found): (string | null)[] {
  if (kind === 'approval') return [approvalRules.get(detail ?? '')?.title ?? detail, state];
  if (kind === 'order') return [detail, state && orderWord(state)];
  return kind === 'plan' ? [detail, state && planWord(state)] : [detail, state];
}

export function hitOf(found: Found): Hit {
  const { kind, title, amount, at, isSimilar } = found;
  const told = [
    isSimilar && 'Similar',
    ...wordOf(found),
    amount && shownMoney(amount),
    at && shownTime(at),
  ];
  return {
    kind: kindWords[kind],
    title,
    detail: told.filter(Boolean).join(' · '),
    to: places[kind](found),
  };
}

/** Pages whose title contains the typed text. */
export const pageHits = (text: string, signedIn: SignedIn): Hit[] =>
  deskPages
    .filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()))
    .filter(({ needs }) => mayAsk(signedIn, needs))
    .slice(0, 4)
    .map(({ title, path, group }) => ({ kind: 'Page', title, detail: group, to: `#${path}` }));

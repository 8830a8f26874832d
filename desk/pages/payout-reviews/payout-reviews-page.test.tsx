// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SignedInContext } from '../../app/signed-in.ts';
import { PayoutReviewsPage } from './payout-reviews-page.tsx';

const at = '2026-11-08T12:00:00.000Z';

const abeId = '31111111-1111-4111-8111-111111111111';

const review = (partner: string, causedById: string | null, nth: number) => ({
  refusalId: `${nth}1111111-1111-4111-8111-111111111111`,
  partnerId: `${nth}2222222-2222-4222-8222-222222222222`,
  ...{
    partner,
    causedById,
    causedBy: causedById && 'Somebody',
    reason: 'payout_card_new',
    text: 'I disagree',
    askedAt: at,
    dueAt: at,
  },
  ...{ isOverdue: false, outcome: null, answeredBy: null, answeredAt: null, answer: null },
});

// Autosizing fields listen to it, and the test browser lacks it.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => vi.unstubAllGlobals());

function openPage(...list: object[]) {
  const answer = () =>
    new Response(JSON.stringify({ code: 200, msg: 'ok', data: { list, next: null } }));
  vi.stubGlobal('fetch', async () => answer());
  const installation = { mode: 'demo', name: 'Test', currency: 'SIM', appOrigin: '' } as const;
  const abe = { id: abeId, name: 'Abe Approver', installation };
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <SignedInContext value={{ ...abe, roles: ['approver', 'finance', 'support'] }}>
          <PayoutReviewsPage />
        </SignedInContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const rowOf = async (partner: string) =>
  within((await screen.findByText(partner)).closest('tr') as HTMLElement);

test('a dispute can be answered, except by the person it is about', async () => {
  const other = '41111111-1111-4111-8111-111111111111';
  openPage(review('ann', abeId, 1), review('bea', null, 2), review('cy', other, 3));
  const own = await rowOf('ann');
  expect(own.queryByRole('button', { name: 'Answer' })).toBeNull();
  own.getByText('Your own decision: someone else has to answer');
  fireEvent.click((await rowOf('bea')).getByRole('button', { name: 'Answer' }));
  await screen.findByText('Answer bea');
  (await rowOf('cy')).getByRole('button', { name: 'Answer' });
});

test('why a payout was refused is said in words', async () => {
  openPage({ ...review('ann', null, 1), reason: 'payout_above_available' });
  (await rowOf('ann')).getByText('More than was available');
});

test('an answered dispute shows who answered and why', async () => {
  const answered = { outcome: 'upheld', answeredBy: 'Bo Chen', answer: 'The card is new' };
  openPage({ ...review('ann', null, 1), ...answered, answeredAt: at });
  (await rowOf('ann')).getByText('upheld by Bo Chen: The card is new');
});

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { endPlacement, listPlacements } from '#contract/desk/placements.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import { SignedInContext } from '../../app/signed-in.ts';
import { type Placement, PlacementsPage } from './placements-page.tsx';

const at = '2026-11-08T12:00:00.000Z';
const placement: Placement = {
  ...{ key: 'z-1', name: 'Top', publisher: 'Harbour News', isSimulated: false },
  ...{ format: 'image', width: 300, height: 250, domains: ['harbour.example'], category: 'news' },
  ...{ model: 'cpm', price: '2.00', payBps: 8500, version: 1 },
  ...{ lastAskedAt: at, heldUntil: null, ended: null, addedAt: at },
};
const gone: Placement = {
  ...placement,
  ...{ key: 'z-2', name: 'Side', ended: { at, by: 'Bo Chen', reason: 'the site was sold' } },
};

const enveloped = (data: object) => new Response(JSON.stringify({ code: 200, msg: 'ok', data }));

// Autosizing fields listen to it, and the test browser lacks it.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const sent: unknown[] = [];

afterEach(() => {
  cleanup();
  sent.length = 0;
  vi.unstubAllGlobals();
});

async function openPage(...roles: StaffRole[]) {
  vi.stubGlobal('fetch', async (address: string, init: { body?: string }) => {
    const { pathname } = new URL(address, 'http://desk');
    if (pathname.endsWith(endPlacement.path)) {
      sent.push(JSON.parse(init.body ?? '{}'));
      return enveloped({});
    }
    const isAsked = pathname.endsWith(listPlacements.path);
    return enveloped({ list: isAsked ? [placement, gone] : [], next: null });
  });
  const appOrigin = 'https://ads.example';
  const installation = { mode: 'demo', name: 'Test', currency: 'SIM', appOrigin } as const;
  const id = '11111111-1111-4111-8111-111111111111';
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <SignedInContext value={{ id, name: 'Cleo Clerk', roles, installation }}>
          <PlacementsPage />
        </SignedInContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await screen.findByText(/the site was sold/);
}

test('a placement is ended with a reason, and one that was ended is not ended again', async () => {
  await openPage('catalogue');
  const acts = screen.getAllByRole('button', { name: 'End placement' });
  expect(acts).toHaveLength(1);
  fireEvent.click(acts[0] as Element);
  const reason = await screen.findByLabelText(/Reason/);
  fireEvent.change(reason, { target: { value: 'the contract is over' } });
  const form = await screen.findByRole('dialog', { name: 'End Top' });
  const submit = [...form.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'End placement',
  );
  fireEvent.click(submit as Element);
  await waitFor(() => expect(sent).toEqual([{ key: 'z-1', reason: 'the contract is over' }]));
});

test('a read-only role is not offered to end a placement', async () => {
  await openPage('finance');
  expect(screen.queryByRole('button', { name: 'End placement' })).toBeNull();
});

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { decideLoginLink } from '#contract/desk/partner-help.ts';
import type { Output } from '#contract/route.ts';
import { type SignedIn, SignedInContext } from '../../app/signed-in.ts';
import { HelpWaiting } from './help-waiting.tsx';
import type { ShownPartner } from './partner-page.tsx';

// Autosizing fields listen to it, and the test browser lacks it.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const linkRequest = {
  id: '00000000-0000-4000-8000-000000000001',
  ...{ by: 'Sue Support', at: '2026-11-18T12:00:00.000Z' },
  ...{ reason: 'Requested by phone.', reference: 'call 17' },
};

const address = 'https://app.test/#/password?link=once';

const page = (request: typeof linkRequest | null) => {
  const partner = { linkRequest: request, objection: null, payPassword: { reset: null } };
  const stan = { name: 'Stan Second', roles: ['support'] };
  return (
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <SignedInContext value={stan as unknown as SignedIn}>
          <HelpWaiting partner={partner as unknown as ShownPartner} />
        </SignedInContext>
      </QueryClientProvider>
    </MantineProvider>
  );
};

test('the link of a confirmed request stays until closed, even though the request is over', async () => {
  const usableAt = '2026-11-18T13:00:00.000Z';
  const link = { address, usableAt, expiresAt: '2026-11-19T13:00:00.000Z' };
  const data = { link } satisfies Output<typeof decideLoginLink>;
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data }));
  const { rerender } = render(page(linkRequest));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm link' }));
  const submit = await screen.findByRole('button', { name: 'Confirm and show link' });
  fireEvent.submit(submit.closest('form') as HTMLFormElement);
  const shown = () => screen.findByLabelText<HTMLInputElement>('Link');
  expect((await shown()).value).toBe(address);
  // The page behind it is loaded again, and nothing waits there any more.
  rerender(page(null));
  expect((await shown()).value).toBe(address);
  // It cannot be shown again, so only the button closes it.
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.click(document.querySelector('.mantine-Modal-overlay') as Element);
  expect((await shown()).value).toBe(address);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByLabelText('Link')).toBeNull();
});

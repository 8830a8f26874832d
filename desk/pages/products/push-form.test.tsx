// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { findPartners, pushProduct } from '#contract/desk/products.ts';
import { PushForm } from './push-form.tsx';

// Autosizing fields listen to it, and the test browser lacks it.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const enveloped = (code: number, data: object, msg = 'ok') =>
  new Response(JSON.stringify({ code, msg, data }));
const refused = (msg: string) => enveloped(400, { reason: 'refused', facts: {} }, msg);

/** Opens the form to push to all partners, and presses its button. */
async function pushToAll(partners: () => Response, pushed: () => Response) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address.includes(findPartners.path)) return partners();
    if (!address.endsWith(pushProduct.path)) return enveloped(200, { list: [], next: null });
    sent.push(JSON.parse(String(body)));
    return pushed();
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queries}>
        <PushForm onClose={() => {}} product={{ id: 'bottle', name: 'Tidal bottle' }} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('radio', { name: /^All/ }));
  return { sent, press: (name: string) => fireEvent.submit(formOf(name)) };
}

const formOf = (button: string) =>
  screen.getByRole('button', { name: button }).closest('form') as HTMLFormElement;

test('a product is pushed to all active partners without a search for a name', async () => {
  const { sent, press } = await pushToAll(
    () => enveloped(200, { list: [], active: 4 }),
    () => refused('The product was withdrawn.'),
  );
  await screen.findByRole('radio', { name: 'All 4 active partners' });
  press('Offer to 4 partners');
  expect((await screen.findByRole('alert')).textContent).toContain('The product was withdrawn.');
  expect(sent).toMatchObject([{ id: 'bottle', partnerIds: 'all' }]);
});

test('if the partners cannot be read, pushing to all says so, not that there are none', async () => {
  const { sent, press } = await pushToAll(
    () => refused('The list cannot be read now.'),
    () => enveloped(200, { plans: 1, skipped: 0 }),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('The list cannot be read now.');
  press('Offer to 0 partners');
  expect(screen.getByRole('alert').textContent).toContain('The list cannot be read now.');
  expect(screen.queryByText(/no active partners/)).toBeNull();
  expect(sent).toEqual([]);
});

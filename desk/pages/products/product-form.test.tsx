// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeProduct } from '#contract/desk/products.ts';
import { emptyDraft, type ProductDraft } from './product-draft.ts';
import { ProductForm } from './product-form.tsx';

// Autosizing fields listen to it, and the test browser lacks it.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const boats: ProductDraft = {
  ...emptyDraft,
  words: { en: { name: 'Boats', description: 'Around the harbour.' } },
  ...{ landingUrl: 'https://boats.example/', commission: '4.00' },
};
const id = '11111111-1111-4111-8111-111111111111';

const enveloped = (code: number, data: object) =>
  new Response(JSON.stringify({ code, msg: 'No partner may read this.', data }));

function openForm(draft: ProductDraft, refused: object = {}) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.endsWith(changeProduct.path)) return enveloped(200, { list: [], next: null });
    sent.push(address);
    return enveloped(400, refused);
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <ProductForm onClose={() => {}} product={{ id, draft }} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const form = screen.getByRole('button', { name: 'Request new version' }).closest('form');
  if (form) fireEvent.submit(form);
  return sent;
}

const besides = (label: string) => {
  const input = screen.getByLabelText(label, { exact: false });
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((one) => document.getElementById(one)?.textContent).join(' ');
};

test('a landing page without https is refused beside its input, without a request', () => {
  const sent = openForm({ ...boats, landingUrl: 'http://boats.example/' });
  expect(besides('Landing page')).toContain('Must begin with https://.');
  expect(besides('Lowest amount')).toBe('');
  expect(sent).toEqual([]);
});

test('a refusal is shown beside the input that it names', async () => {
  const facts = { why: 'pay_in', part: 'pay first', at: 'written.description' };
  const sent = openForm(boats, { reason: 'staff_text_blocked', facts });
  await screen.findAllByText('No partner may read this.');
  expect(sent).toHaveLength(1);
  expect(besides('Description')).toContain('No partner may read this.');
});

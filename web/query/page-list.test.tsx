// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { list } from '#contract/route.ts';
import { texts as messages } from '#texts/en/app.ts';
import { Loaded } from './loaded.tsx';
import { PageList } from './page-list.tsx';
import { usePages } from './use-pages.ts';

const listTeas = list('/teas', {
  access: 'partner',
  summary: 'Teas by their colour',
  filters: { colour: v.string() },
  item: v.string(),
});

/** The pages that the server has, by colour and cursor; it is down for all others. */
const pages = new Map<string, { readonly list: readonly string[]; readonly next: string | null }>();
const requests: string[] = [];

beforeEach(() => {
  pages.clear();
  requests.length = 0;
  // These lists go on by their button alone.
  const never = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', never);
  vi.stubGlobal('fetch', async (url: string) => {
    const { searchParams } = new URL(url, 'http://app');
    const key = [...searchParams.values()].join(' ');
    requests.push(key);
    const data = pages.get(key);
    if (!data) throw new TypeError('Failed to fetch');
    return Response.json({ code: 200, msg: 'ok', data });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Teas({ wanted }: { readonly wanted?: string | undefined }) {
  const [colour, setColour] = useState('green');
  const teas = usePages(
    ['teas', colour],
    listTeas,
    { colour },
    {
      ...(wanted === undefined ? {} : { findItem: (tea: string) => tea === wanted }),
      keepsFirstPage: true,
    },
  );
  return (
    <>
      <button onClick={() => setColour('black')} type="button">
        Black
      </button>
      <PageList
        empty={<p>No tea</p>}
        keyOf={(tea) => tea}
        label="Teas"
        pages={teas}
        row={(tea) => <p>{tea}</p>}
        skeleton={<p>skeleton</p>}
      />
      <Loaded query={teas.firstPage} skeleton={<p>not known</p>}>
        {(page) => <p>{page.next === null ? 'one page' : 'several pages'}</p>}
      </Loaded>
    </>
  );
}

function open(wanted?: string) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <Teas wanted={wanted} />
      </IntlProvider>
    </QueryClientProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('a list shows its first page, and the next one when asked for it', async () => {
  pages.set('green', { list: ['Sencha'], next: 'p2' });
  pages.set('green p2', { list: ['Longjing'], next: null });
  open();
  expect(screen.getByText('skeleton')).toBeDefined();
  await screen.findByText('Sencha');

  press(messages.app.more);
  await screen.findByText('Longjing');
  expect(rows()).toEqual(['Sencha', 'Longjing']);
  expect(screen.getByText(messages.app.end)).toBeDefined();
});

test('a list without entries says so, and one that failed is tried again in place', async () => {
  open();
  const [retry] = await screen.findAllByRole('button', { name: messages.app.retry });
  expect(screen.queryByText('No tea')).toBeNull();

  pages.set('green', { list: [], next: null });
  fireEvent.click(retry as HTMLElement);
  await screen.findByText('No tea');
  expect(screen.queryByRole('button', { name: messages.app.retry })).toBeNull();
});

test('a next page that fails leaves the entries, and the retry requests that page', async () => {
  pages.set('green', { list: ['Sencha'], next: 'p2' });
  open();
  await screen.findByText('Sencha');
  press(messages.app.more);
  await screen.findByRole('button', { name: messages.app.retry });
  expect(rows()).toEqual(['Sencha']);

  pages.set('green p2', { list: ['Longjing'], next: null });
  press(messages.app.retry);
  await screen.findByText('Longjing');
  expect(requests).toEqual(['green', 'green p2', 'green p2']);
});

test('an entry that an address links to is found, however many pages down it is', async () => {
  pages.set('green', { list: ['Sencha'], next: 'p2' });
  pages.set('green p2', { list: ['Longjing'], next: 'p3' });
  pages.set('green p3', { list: ['Gyokuro'], next: 'p4' });
  open('Gyokuro');
  await screen.findByText('Gyokuro');
  expect(requests).toEqual(['green', 'green p2', 'green p3']);
});

test('while other filters load, nothing of the ones before stands under their name', async () => {
  pages.set('green', { list: ['Sencha'], next: null });
  open();
  await screen.findByText('Sencha');

  pages.set('black', { list: ['Keemun'], next: null });
  press('Black');
  expect(rows()).toEqual([]);
  expect(screen.getByText('skeleton')).toBeDefined();
  // What the list says beside its entries stays.
  expect(screen.getByText('one page')).toBeDefined();
  await screen.findByText('Keemun');
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { EndlessList, type EndlessState } from './endless-list.tsx';

let report: IntersectionObserverCallback = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        report = callback;
      }
      observe() {}
      disconnect() {
        report = () => {};
      }
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const listIn = (state: EndlessState, items: readonly string[], onMore = vi.fn()) => (
  <IntlProvider locale="en" messages={messages} timeZone="UTC">
    <EndlessList
      empty={<p>No plans yet</p>}
      items={items}
      keyOf={(item) => item}
      label="Plans"
      onMore={onMore}
      renderItem={(item) => <p>{item}</p>}
      skeleton={<p>skeleton</p>}
      state={state}
    />
  </IntlProvider>
);

function renderList(state: EndlessState, items: readonly string[], onMore = vi.fn()) {
  render(listIn(state, items, onMore));
  return onMore;
}

const seeEnd = () =>
  act(() =>
    report([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
  );

test('the next page is requested near the end of the list', () => {
  const onMore = renderList('more', ['a']);
  seeEnd();
  expect(onMore).toHaveBeenCalledOnce();
});

test('a page that is loading is not requested again', () => {
  const onMore = renderList('loading', ['a']);
  seeEnd();
  expect(onMore).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('a failed page can be retried, and loaded items stay', () => {
  const onMore = renderList('failed', ['a']);
  fireEvent.click(screen.getByRole('button', { name: messages.app.retry }));
  expect(onMore).toHaveBeenCalledOnce();
  expect(screen.getByText('a')).toBeDefined();
});

test.each([
  ['loading', [], 'skeleton'],
  ['end', [], 'No plans yet'],
  ['failed', [], messages.app.retry],
] as const)('a list that is %s with %j shows: %s', (state, items, text) => {
  renderList(state, items);
  expect(screen.getByText(text)).toBeDefined();
});

test('the end is said after several pages, not below a list that is seen to end', () => {
  renderList('end', ['a']);
  expect(screen.queryByText(messages.app.end)).toBeNull();
  cleanup();
  const { rerender } = render(listIn('more', ['a']));
  rerender(listIn('end', ['a', 'b']));
  expect(screen.getByText(messages.app.end)).toBeDefined();
});

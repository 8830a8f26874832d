// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from './later.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

const Sheet = ({ title }: { readonly title: string }) => <p>{title}</p>;

test('a part that fails to load leaves the app intact, and loads on the next request', async () => {
  const load = vi.fn(async () => Sheet);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = later(load);
  const onFail = vi.fn();
  const app = (
    <main>
      <h1>The app</h1>
      <Part fallback={<p>plain</p>} onFail={onFail} title="Language" />
    </main>
  );
  const first = render(app);
  await waitFor(() => expect(onFail).toHaveBeenCalledOnce());
  expect(screen.getByText('The app')).toBeDefined();
  expect(screen.getByText('plain')).toBeDefined();
  first.unmount();
  const second = render(app);
  await screen.findByText('Language');
  second.unmount();
  // From now on it renders at once.
  render(app);
  expect(screen.getByText('Language')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that crashes disappears without taking the app with it', async () => {
  const Part = later(async () => () => {
    throw new Error('broken');
  });
  const onFail = vi.fn();
  render(
    <main>
      <h1>The app</h1>
      <Part fallback={<p>plain</p>} onFail={onFail} />
    </main>,
  );
  await waitFor(() => expect(onFail).toHaveBeenCalledOnce());
  expect(screen.getByText('The app')).toBeDefined();
  expect(screen.getByText('plain')).toBeDefined();
});

test('styles that failed to load with a part are requested again with it', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  Object.defineProperty(link, 'sheet', { value: null });
  document.head.append(link);
  const load = vi.fn(async () => Sheet);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = later(load);
  const onFail = vi.fn();
  render(<Part onFail={onFail} title="Language" />).unmount();
  await waitFor(() => expect(onFail).toHaveBeenCalledOnce());
  expect(document.querySelectorAll('link')).toHaveLength(1);
  render(<Part title="Language" />);
  await screen.findByText('Language');
  expect(document.querySelectorAll('link')).toHaveLength(2);
});

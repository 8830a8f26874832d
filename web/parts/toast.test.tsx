// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { Popup } from './popup.tsx';
import { type ToastKind, ToastProvider, toastMs, useToast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface SaveProps {
  kind?: ToastKind;
  text?: string;
}

function Save({ kind, text = 'Saved' }: SaveProps) {
  const toast = useToast();
  return (
    <button onClick={() => toast(text, kind)} type="button">
      {`Show ${text}`}
    </button>
  );
}

test('a toast is announced and is gone after 2000 ms', () => {
  render(<Save />, { wrapper: ToastProvider });
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('Saved');
  act(() => vi.advanceTimersByTime(1999));
  expect(screen.getByRole('status').textContent).toBe('Saved');
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(toastMs).toBe(2000);
});

test('a failure is announced assertively', () => {
  render(<Save kind="fail" text="Not saved" />, { wrapper: ToastProvider });
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('alert').textContent).toBe('Not saved');
});

test('a second toast replaces the first and has its own 2000 ms', () => {
  render(
    <ToastProvider>
      <Save text="First" />
      <Save text="Second" />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show First' }));
  act(() => vi.advanceTimersByTime(1500));
  fireEvent.click(screen.getByRole('button', { name: 'Show Second' }));
  act(() => vi.advanceTimersByTime(1500));
  expect(screen.getByRole('status').textContent).toBe('Second');
});

test('over an open dialog the toast is also announced inside it', () => {
  render(
    <ToastProvider>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <Popup alert onClose={() => {}} open title="Pay">
          <Save />
        </Popup>
      </IntlProvider>
    </ToastProvider>,
  );
  const dialog = screen.getByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button'));
  expect(within(dialog).getByRole('status').textContent).toBe('Saved');
});

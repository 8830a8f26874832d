// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { Keypad } from './keypad.tsx';
import { Passcode } from './passcode.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const useTouch = () => vi.stubGlobal('matchMedia', () => ({ matches: true }));

interface PayPasswordProps {
  error?: string;
}

function PayPassword({ error }: PayPasswordProps) {
  const [value, setValue] = useState('');
  return (
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <Passcode error={error} label="Transaction password" onChange={setValue} value={value} />
    </IntlProvider>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Transaction password');

test('only digits are accepted, and no more than six', () => {
  render(<PayPassword />);
  fireEvent.change(input(), { target: { value: '12a 3-4' } });
  expect(input().value).toBe('1234');
  fireEvent.change(input(), { target: { value: '12 34 56 78' } });
  expect(input().value).toBe('123456');
});

test('a wrong password is flagged until the next digit, typed or on the keypad', () => {
  useTouch();
  const { rerender } = render(<PayPassword error="Wrong, 4 attempts left." />);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Wrong, 4 attempts left.')).toBeDefined();
  fireEvent.change(input(), { target: { value: '1' } });
  expect(input().getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText('Wrong, 4 attempts left.')).toBeNull();

  rerender(<PayPassword error="Wrong, 3 attempts left." />);
  expect(screen.getByText('Wrong, 3 attempts left.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '7' }));
  expect(screen.queryByText('Wrong, 3 attempts left.')).toBeNull();
});

test('clearing the cells together with setting the error keeps the error', () => {
  const shown = (value: string, error?: string) => (
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <Passcode error={error} label="Code" onChange={() => {}} value={value} />
    </IntlProvider>
  );
  const { rerender } = render(shown('123456'));
  rerender(shown('123456', 'Wrong.'));
  rerender(shown('', 'Wrong.'));
  expect(screen.getByText('Wrong.')).toBeDefined();
});

test('the cells take the focus after 100 ms, so that digits can be typed at once', () => {
  vi.useFakeTimers();
  render(<PayPassword />);
  act(() => vi.advanceTimersByTime(99));
  expect(document.activeElement).toBe(document.body);
  act(() => vi.advanceTimersByTime(1));
  expect(document.activeElement).toBe(input());
});

test('digits are hidden, and the phone suggests no code from a message', () => {
  render(<PayPassword />);
  expect(input().type).toBe('password');
  expect(input().inputMode).toBe('numeric');
  expect(input().autocomplete).toBe('off');
});

test('on a phone our keypad types, and a screen reader hears how far', () => {
  useTouch();
  render(<PayPassword />);
  expect(input().inputMode).toBe('none');
  for (const digit of '274') fireEvent.click(screen.getByRole('button', { name: digit }));
  expect(input().value).toBe('274');
  expect(screen.getByRole('status').textContent).toBe('3 of 6 digits');
  fireEvent.click(screen.getByRole('button', { name: 'Delete last digit' }));
  expect(input().value).toBe('27');
});

test('where there is a mouse, there is no keypad', () => {
  render(<PayPassword />);
  expect(screen.queryByRole('group', { name: 'Digits' })).toBeNull();
});

test('the keypad deletes digits and sets no limit of its own', () => {
  useTouch();
  const digits: string[] = [];
  const keypad = { onDelete: () => digits.pop(), onKey: (digit: string) => digits.push(digit) };
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <Keypad {...keypad} value="" />
    </IntlProvider>,
  );
  for (const digit of '1234567890') fireEvent.click(screen.getByRole('button', { name: digit }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete last digit' }));
  expect(digits.join('')).toBe('123456789');
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Keypad } from './keypad.tsx';
import { Passcode } from './passcode.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface PayPasswordProps {
  error?: string;
}

function PayPassword({ error }: PayPasswordProps) {
  const [value, setValue] = useState('');
  return (
    <>
      <Passcode error={error} label="Transaction password" onChange={setValue} value={value} />
      <Keypad
        deleteLabel="Delete"
        label="Digits"
        onDelete={() => setValue(value.slice(0, -1))}
        onDigit={(digit) => setValue(value + digit)}
      />
    </>
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
  const props = { label: 'Code', onChange: () => {} };
  const { rerender } = render(<Passcode {...props} value="123456" />);
  rerender(<Passcode {...props} error="Wrong." value="123456" />);
  rerender(<Passcode {...props} error="Wrong." value="" />);
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

test('the keypad deletes digits and sets no limit of its own', () => {
  const digits: string[] = [];
  const keypad = {
    deleteLabel: 'Delete',
    label: 'Digits',
    onDelete: () => digits.pop(),
    onDigit: (digit: string) => digits.push(digit),
  };
  render(<Keypad {...keypad} />);
  for (const digit of '1234567890') fireEvent.click(screen.getByRole('button', { name: digit }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(digits.join('')).toBe('123456789');
});

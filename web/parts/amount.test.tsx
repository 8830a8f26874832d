// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Amount } from './amount.tsx';
import { LedgerLine } from './ledger-line.tsx';

afterEach(cleanup);

test('a tap on a rounded amount shows all its decimals, another the rounded one again', () => {
  render(<Amount exact="200.04264" unit="SIM" value="200.04" />);
  fireEvent.click(screen.getByRole('button', { name: '200.04' }));
  fireEvent.click(screen.getByRole('button', { name: '200.04264', pressed: true }));
  expect(screen.getByRole('button', { name: '200.04' })).toBeTruthy();
});

test('an amount without further decimals is not a button', () => {
  render(<Amount exact="40.00" value="40.00" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a line that opens has one button, which opens it', () => {
  render(<LedgerLine exact="1.23456" label="Consumed" onOpen={() => {}} value="1.24" />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Figure } from './figure.tsx';
import { textWidth, widestWord } from './text-width.ts';

afterEach(cleanup);

test('a figure with a proof is a button named by its label and amount', () => {
  const onOpen = vi.fn();
  render(<Figure label="Invested" onOpen={onOpen} unit="SIM" value="1,240.00" />);
  fireEvent.click(screen.getByRole('button', { name: /Invested\s*1,240.00 SIM/ }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('a figure without a proof is not a button', () => {
  render(<Figure label="Invested" value="1,240.00" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a longer amount gets more room', () => {
  expect(textWidth('1,234,567.00')).toBeGreaterThan(textWidth('567.00'));
});

test('a title is as wide as its longest word, even in scripts without spaces', () => {
  expect(widestWord('ad centre')).toBe(textWidth('centre'));
  expect(widestWord('取引パスワードの設定')).toBe(4);
});

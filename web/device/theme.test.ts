// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { applyTheme, setTheme } from './theme.ts';

const shown = () => document.documentElement.dataset.theme;

test('the theme follows the device until another is chosen, and can follow it again', () => {
  let isDark = true;
  const turns: (() => void)[] = [];
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDark;
    },
    addEventListener: (_: string, turn: () => void) => turns.push(turn),
  }));
  applyTheme();
  expect(shown()).toBe('dark');
  isDark = false;
  for (const turn of turns) turn();
  expect(shown()).toBe('light');
  setTheme('dark');
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('"dark"');
  setTheme('system');
  expect(shown()).toBe('light');
});

import { stored } from '../session/stored.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const themeStored = stored<Theme>('theme', (value) => themes.some((theme) => theme === value));

export const useTheme = (): Theme => themeStored.use() ?? 'system';

export function setTheme(theme: Theme): void {
  themeStored.set(theme);
  adjust();
}

const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The colour of the browser's own bar, which is that of the paper. */
const papers = { light: '#f6f4ee', dark: '#121417' };

/** The style sheet knows light and dark only; which it is, is settled here and in index.html. */
function adjust(): void {
  const chosen = themeStored.get() ?? 'system';
  const shown = chosen === 'system' ? (dark().matches ? 'dark' : 'light') : chosen;
  document.documentElement.dataset.theme = shown;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', papers[shown]);
}

/** Applies the chosen theme, now and whenever the device turns from day to night. */
export function applyTheme(): void {
  adjust();
  dark().addEventListener('change', adjust);
}

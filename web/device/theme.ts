import { createStored } from '../session/stored.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const themeStored = createStored<Theme>('theme', (value) =>
  themes.some((theme) => theme === value),
);

export const useTheme = (): Theme => themeStored.use() ?? 'system';

export function setTheme(theme: Theme): void {
  themeStored.set(theme);
  adjust();
}

const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The colour of the browser's own bar, the same as the page background. */
const papers = { light: '#f6f4ee', dark: '#121417' };

/** The style sheet knows only light and dark; this and index.html resolve the setting. */
function adjust(): void {
  const chosen = themeStored.get() ?? 'system';
  const shownTheme = chosen === 'system' ? (dark().matches ? 'dark' : 'light') : chosen;
  document.documentElement.dataset.theme = shownTheme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', papers[shownTheme]);
}

/** Applies the chosen theme, now and whenever the device switches between light and dark. */
export function applyTheme(): void {
  adjust();
  dark().addEventListener('change', adjust);
}

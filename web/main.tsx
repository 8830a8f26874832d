import '#browser/colours.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './app/root.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { applyScreenRules } from './device/apply-screen-rules.ts';
import { applyTextSize } from './device/text-size.ts';
import { applyTheme } from './device/theme.ts';
import type { Spoken } from './i18n/language.tsx';
import { loadFirst } from './i18n/load-first.ts';
import { watchLock } from './session/lock.ts';
import { currentLanguage } from './session/session.ts';

applyScreenRules();
applyTextSize();
applyTheme();
watchLock();

function start(first: Spoken): void {
  const root = document.getElementById('root');
  if (!root) return;
  const app = <App first={first} />;
  // The page contains the English login prerendered; what was typed into it meanwhile stays.
  if (document.documentElement.dataset.first === 'login') hydrateRoot(root, app);
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

// Not awaited: the text bundles import this file, which must be evaluated first.
loadFirst(currentLanguage()).then(start, () => {
  // Without any texts there is nothing to show; the page has a sentence of its own for that.
  document.documentElement.dataset.first = 'failed';
});

import '../styles/tokens.css';
import '../styles/base.css';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '../device/theme.ts';
import { ToastProvider } from '../parts/toast.tsx';
import { PartsPage } from './parts-page.tsx';
import { findWords } from './words.ts';

const query = new URLSearchParams(location.search);
const lang = query.get('lang') ?? 'en';
document.documentElement.lang = lang;
document.documentElement.style.setProperty('--text', query.get('text') ?? '1');
if (query.has('column')) {
  document.documentElement.style.setProperty('--column', query.get('column'));
}

applyTheme();

const page = document.querySelector('#page');
if (page) {
  createRoot(page).render(
    <ToastProvider>
      <PartsPage opened={query.get('open')} words={findWords(lang)} />
    </ToastProvider>,
  );
}

import { renderToString } from 'react-dom/server';
import { texts as messages } from '#texts/en/app.ts';
import { App } from './app/app.tsx';

/** The English login as server-rendered HTML, for index.html. */
export const renderLogin = (): string =>
  renderToString(<App first={{ language: 'en', messages: messages as never }} />);

import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { messages } from './i18n/messages/en.ts';

/** The English login as the server of a page would send it, for index.html. */
export const renderLogin = (): string =>
  renderToString(<App first={{ language: 'en', messages: messages as never }} />);

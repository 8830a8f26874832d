import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { TextBlocks } from '../../parts/text-blocks.tsx';
import { MessageItem } from './message-item.tsx';

const words = 'See https://evil.example, www.evil.com, @some_support or mailto:a@evil.com';

const shown = (content: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
        {content}
      </IntlProvider>
    </QueryClientProvider>,
  );

test('nothing that staff wrote in the chat can be clicked, and one tap reports it', () => {
  const message = {
    seq: 7,
    requestId: null,
    at: '2026-11-15T09:30:00.000Z',
    from: 'staff',
    by: 'Ann',
    text: words,
    attachment: null,
    blocked: null,
  } as const;
  const { container, getByRole } = shown(
    <MessageItem previous={undefined} message={message} seenTo={{ received: 7, read: 7 }} />,
  );
  expect(container.textContent).toContain(words);
  expect(container.querySelector('a')).toBeNull();
  expect(getByRole('button', { name: 'Report this message' })).toBeDefined();
});

test('nothing that staff wrote in an announcement or an answer can be clicked', () => {
  const blocks = [
    { type: 'paragraph', text: words },
    { type: 'list', items: [words] },
  ] as const;
  const { container } = shown(<TextBlocks blocks={blocks as never} linkOf={() => null} />);
  expect(container.textContent).toContain(words);
  expect(container.querySelector('a')).toBeNull();
});

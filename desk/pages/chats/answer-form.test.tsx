// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerChat } from '#contract/desk/chats.ts';
import { AnswerForm } from './answer-form.tsx';

const enveloped = (data: object) => new Response(JSON.stringify({ code: 200, msg: 'ok', data }));

// Autosizing fields listen to it, and the test browser lacks it.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => vi.unstubAllGlobals());

test('an answer sent again has the same id, and another text has a new one', async () => {
  const sent: { requestId: string; text: string }[] = [];
  let isLost = true;
  vi.stubGlobal('fetch', async (address: string, init: { body?: string }) => {
    if (!address.endsWith(answerChat.path)) return enveloped({ list: [] });
    sent.push(JSON.parse(init.body ?? '{}'));
    if (isLost) throw new TypeError('Failed to fetch');
    return enveloped({ seq: sent.length, blocked: null });
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <AnswerForm partnerId="11111111-1111-4111-8111-111111111111" />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const field = screen.getByLabelText('Answer');
  const send = async () => {
    const before = sent.length;
    fireEvent.submit(field.closest('form') as HTMLFormElement);
    await waitFor(() => expect(sent).toHaveLength(before + 1));
    const button = screen.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(button.hasAttribute('data-loading')).toBe(false));
  };
  fireEvent.change(field, { target: { value: 'Hello' } });
  await send();
  isLost = false;
  await send();
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  fireEvent.change(field, { target: { value: 'Hello' } });
  await send();
  const [lost, again, later] = sent;
  expect(again).toEqual(lost);
  expect(later?.text).toBe('Hello');
  expect(later?.requestId).not.toBe(lost?.requestId);
});

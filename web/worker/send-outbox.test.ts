import { expect, test } from 'vitest';
import { afterTaken, giveBack, isSameHandover } from '../session/chat-handover.ts';
import type { Page } from './scope.ts';
import { outcomeOf, sendOutbox } from './send-outbox.ts';

test('only a reply from our server settles a message, and a server error refuses none', () => {
  expect(outcomeOf({ code: 200, data: { seq: 1 } })).toBe('taken');
  for (const code of [400, 401, 403, 503]) expect(outcomeOf({ code })).toBe('refused');
  for (const answer of [{ code: 500 }, {}, null, 'Bad gateway', { code: '200' }]) {
    expect(outcomeOf(answer)).toBe('open');
  }
});

const waiting = (requestId: string) => {
  const at = '2026-11-15T12:00:00.000Z';
  return { owner: 'harbour', requestId, at, text: requestId, attachment: null };
};
const handover = {
  headers: { 'X-CT': 'token', lang: 'en' },
  messages: [waiting('first'), waiting('second')],
  taken: [],
};

test('the token is kept while a message is waiting for it', () => {
  const one = afterTaken(handover, 'first');
  expect(one).toEqual({ ...handover, messages: [waiting('second')], taken: ['first'] });
  const none = { headers: {}, messages: [] };
  expect(afterTaken(one, 'second')).toEqual({ ...none, taken: ['first', 'second'] });
  expect(giveBack(one)).toEqual({ ...none, taken: ['first'] });
});

test('the browser is asked for another sync only for other messages or another token', () => {
  expect(isSameHandover(handover, { ...handover, taken: ['before'] })).toBe(true);
  expect(isSameHandover(handover, afterTaken(handover, 'first'))).toBe(false);
  expect(isSameHandover(handover, { ...handover, headers: { 'X-CT': 'other' } })).toBe(false);
});

test('a window that shows the chat sends messages itself, and the worker retries what it could not', async () => {
  const windowThat = (isSettled: boolean): Page => ({
    url: 'http://app.test/',
    focus: async () => {},
    navigate: async () => {},
    postMessage: (_, [port]) => port?.postMessage(isSettled),
  });
  await sendOutbox([windowThat(true)], false);
  await expect(sendOutbox([windowThat(false)], false)).rejects.toThrow('could not be sent yet');
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { beginChatDraft, chatDraftStored } from './chat-outbox.ts';

test('a new message starts with its subject, and never replaces one being written', () => {
  beginChatDraft('harbour', 'My deposit with reference R-7K2M-4QXD: ');
  expect(chatDraftStored.get()?.text).toContain('R-7K2M-4QXD');
  chatDraftStored.set({ owner: 'harbour', text: 'Hello' });
  beginChatDraft('harbour', 'My deposit');
  expect(chatDraftStored.get()?.text).toBe('Hello');
  beginChatDraft('boatyard', 'My deposit');
  expect(chatDraftStored.get()).toEqual({ owner: 'boatyard', text: 'My deposit' });
});

import { test } from 'vitest';
import { chatGenesis, chatLineOf, chatLineText, wordsHashOf } from '#domain/chat/chain.ts';
import {
  type Attachment,
  attachmentTypes,
  type Blocked,
  blockedReasons,
} from '#domain/chat/message.ts';
import type { ChatMessage } from '../support/chat/chat-store.ts';
import { createChatWriter } from '../support/chat/chat-writer.ts';
import {
  expectVectors,
  fixedNow,
  hashedTexts,
  idOf,
  networkKey,
  oddText,
  partner,
  sha256,
} from './test-vectors.ts';

const salt = 'ab'.repeat(32);

interface Said {
  readonly by: string | null;
  readonly attachment: Attachment | null;
  readonly blocked: Blocked | null;
}

/** A message of either side, with every attachment, and blocked for every reason. */
const said: [string, Said][] = [
  ['partner', { by: null, attachment: null, blocked: null }],
  ['staff', { by: 'Ann „Lee“', attachment: null, blocked: null }],
  ...attachmentTypes.map((type): [string, Said] => [
    `attached ${type}`,
    { by: null, attachment: { type, id: idOf(5) }, blocked: null },
  ]),
  ...blockedReasons.map((blocked): [string, Said] => [
    `blocked ${blocked}`,
    { by: 'Ann Lee', attachment: null, blocked },
  ]),
];

function makeChat(): ChatMessage[] {
  let previous = chatGenesis(partner, sha256);
  return said.map(([, { by, attachment, blocked }], at) => {
    const given = { partnerId: partner, at: fixedNow, text: oddText, requestId: null };
    const wordsHash = wordsHashOf(salt, oddText, sha256);
    const message = { ...given, by, attachment, blocked, seq: at + 1, salt, wordsHash };
    const hash = sha256(chatLineText(chatLineOf(message), previous));
    const whole = { ...message, previous, hash };
    previous = hash;
    return whole;
  });
}

test('messages of every kind, their chain, and the signed file of a chat', () => {
  const messages = makeChat();
  const lines = messages.map((message, at) => [
    said[at]?.[0] ?? '',
    { text: chatLineText(chatLineOf(message), message.previous), sha256: message.hash },
  ]);
  const [genesis] = hashedTexts((hash) => chatGenesis(partner, hash));
  const [words] = hashedTexts((hash) => wordsHashOf(salt, oddText, hash));
  expectVectors('chats', {
    genesis: { ...genesis },
    words: { ...words },
    ...Object.fromEntries(lines),
  });
  const writer = createChatWriter({
    ...{ network: 'Test Network', mode: 'live', partnerId: partner, key: networkKey },
    now: fixedNow,
  });
  const text = `${writer.page(messages)}${writer.end(null)}`;
  expectVectors('chat-files', { file: text.split('\n') });
});

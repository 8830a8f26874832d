import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { chatFile as route } from '#contract/chat.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { chatGenesis, chatLineText } from '#domain/chat/chain.ts';
import { sha256 } from '../ledger/ledger.ts';
import type { UseCase } from '../services/services.ts';
import { type ChatMessage, lineOf, listAllMessages } from './chat-store.ts';

/**
 * The whole chat: a line for each message exactly as it was hashed, with its hash beside it, then
 * the end of the chain, signed together with everything before it.
 */
export const chatFile: UseCase<typeof route> = async (call) => {
  const { db, member, secrets } = call;
  const { name, mode } = call.settings.installation;
  const key = secrets.statementKeys.at(-1) as KeyObject;
  const messages = await listAllMessages(db.sql, member.id);
  const start = chatGenesis(member.id, sha256);
  const header = canonicalJson({
    format: 'reachbook-chat/1',
    network: name,
    mode,
    partner: member.id,
    generatedAt: call.now().toISOString(),
    start,
    key: createPublicKey(key).export({ format: 'jwk' }).x ?? '',
  });
  const before = `${[header, ...messages.map(lineWithHash)].join('\n')}\n`;
  const digest = createHash('sha256').update(before).digest('hex');
  const signature = sign(null, Buffer.from(digest), key).toString('base64url');
  const last = messages.at(-1);
  const head = { seq: last?.seq ?? 0, hash: last?.hash ?? start };
  const mark = mode === 'demo' ? 'DEMO-' : '';
  return {
    name: `${mark}chat-${call.now().toISOString().slice(0, 10)}.ndjson`,
    type: 'application/x-ndjson; charset=utf-8',
    body: new TextEncoder().encode(`${before}${canonicalJson({ head, digest, signature })}\n`),
  };
};

const lineWithHash = (message: ChatMessage): string => {
  const line = JSON.parse(chatLineText(lineOf(message), message.previous));
  return canonicalJson({ ...line, hash: message.hash });
};

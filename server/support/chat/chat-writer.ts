import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { chatGenesis, chatLineOf, chatLineText } from '#domain/chat/chain.ts';
import { type FileWriter, sha256 } from '../../platform/process/process.ts';
import type { Installation } from '../../platform/settings/settings.ts';
import type { ChatMessage } from './chat-store.ts';

/** The head of a chat file. */
export interface ChatFileHead {
  readonly network: string;
  readonly mode: Installation['mode'];
  readonly partnerId: string;
  readonly key: KeyObject;
  readonly now: Date;
}

/**
 * A line for each message exactly as it was hashed, with its hash, its words and their salt; then
 * the end of the chain, signed together with everything before it. Words that were blocked are not
 * told, but what they were can be checked by their digest.
 */
export function createChatWriter(fileHead: ChatFileHead): FileWriter<readonly ChatMessage[], null> {
  const { network, mode, partnerId, key, now } = fileHead;
  const start = chatGenesis(partnerId, sha256);
  const header = canonicalJson({
    format: 'reachbook-chat/1',
    network,
    mode,
    partner: partnerId,
    generatedAt: now.toISOString(),
    start,
    key: createPublicKey(key).export({ format: 'jwk' }).x ?? '',
  });

  const fileHash = createHash('sha256');
  let head = { seq: 0, hash: start };
  let lines = [header];
  const takeText = () => {
    const text = lines.map((line) => `${line}\n`).join('');
    lines = [];
    fileHash.update(text);
    return text;
  };

  return {
    page(messages) {
      for (const message of messages) {
        const { seq, salt, blocked, previous, hash } = message;
        const line = JSON.parse(chatLineText(chatLineOf(message), previous));
        const text = blocked === null ? message.text : null;
        lines.push(canonicalJson({ ...line, text, salt, hash }));
        head = { seq, hash };
      }
      return takeText();
    },
    end() {
      const text = takeText();
      const digest = fileHash.digest('hex');
      const signature = sign(null, Buffer.from(digest), key).toString('base64url');
      return `${text}${canonicalJson({ head, digest, signature })}\n`;
    },
  };
}

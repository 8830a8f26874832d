import { canonicalJson } from '../canonical-json.ts';
import type { Attachment, Blocked } from './message.ts';

export interface ChatLine {
  readonly seq: number;
  readonly at: string;
  readonly from: 'partner' | 'staff';
  /** The name of the member of staff; null for the partner. */
  readonly by: string | null;
  /** The digest of salt and text. Both are stored beside the line and are not hashed themselves. */
  readonly wordsHash: string;
  readonly attachment: Attachment | null;
  readonly blocked: Blocked | null;
}

export type Sha256 = (text: string) => string;

interface SaidMessage
  extends Pick<ChatLine, 'seq' | 'by' | 'attachment' | 'blocked' | 'wordsHash'> {
  readonly at: Date;
}

/**
 * The digest that represents a message's text in the chain. Once an erasure has destroyed the salt,
 * nobody can find the text from the digest, not even by guessing, and the chain still holds.
 */
export const wordsHashOf = (saltHex: string, text: string, sha256: Sha256): string =>
  sha256(`${saltHex} ${text}`);

export const chatLineOf = (message: SaidMessage): ChatLine => ({
  seq: message.seq,
  at: message.at.toISOString(),
  from: message.by === null ? 'partner' : 'staff',
  by: message.by,
  wordsHash: message.wordsHash,
  attachment: message.attachment,
  blocked: message.blocked,
});

/** A chain begins with the hash of its owner, so that it cannot pass as someone else's. */
export const chatGenesis = (partnerId: string, sha256: Sha256): string =>
  sha256(`chat ${partnerId}`);

/** The line that is hashed: any change to a message changes its hash and all that follow. */
export const chatLineText = (line: ChatLine, previous: string): string =>
  canonicalJson({
    seq: line.seq,
    at: line.at,
    from: line.from,
    by: line.by,
    wordsHash: line.wordsHash,
    attachment: line.attachment ? { type: line.attachment.type, id: line.attachment.id } : null,
    blocked: line.blocked,
    previous,
  });

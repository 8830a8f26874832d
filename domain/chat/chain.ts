import { canonicalJson } from '../canonical-json.ts';
import type { Attachment, Blocked } from './message.ts';

export interface ChatLine {
  readonly seq: number;
  readonly at: string;
  readonly from: 'partner' | 'staff';
  /** The name of who answered; null for the partner. */
  readonly by: string | null;
  /** Null when it was blocked: the hash of its words stands for them. */
  readonly text: string | null;
  readonly textHash: string;
  readonly attachment: Attachment | null;
  readonly blocked: Blocked | null;
}

export type Sha256 = (text: string) => string;

interface SaidMessage extends Pick<ChatLine, 'seq' | 'by' | 'attachment' | 'blocked'> {
  readonly at: Date;
  readonly text: string;
}

/** The words that the other side is told: none of what was blocked, but their hash. */
export const chatLineOf = (message: SaidMessage, sha256: Sha256): ChatLine => ({
  seq: message.seq,
  at: message.at.toISOString(),
  from: message.by === null ? 'partner' : 'staff',
  by: message.by,
  text: message.blocked === null ? message.text : null,
  textHash: sha256(message.text),
  attachment: message.attachment,
  blocked: message.blocked,
});

/** A chain begins with the hash of its owner, so that it cannot be passed off as another's. */
export const chatGenesis = (partnerId: string, sha256: Sha256): string =>
  sha256(`chat ${partnerId}`);

/** The line that is hashed: whatever is changed in a message changes it and all that follow. */
export const chatLineText = (line: ChatLine, previous: string): string =>
  canonicalJson({
    seq: line.seq,
    at: line.at,
    from: line.from,
    by: line.by,
    text: line.text,
    textHash: line.textHash,
    attachment: line.attachment ? { type: line.attachment.type, id: line.attachment.id } : null,
    blocked: line.blocked,
    previous,
  });

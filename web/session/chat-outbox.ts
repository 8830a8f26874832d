import { createStored } from './stored.ts';

/** A message that the server has not confirmed yet. Its id was made before it was first sent. */
export interface WaitingMessage {
  readonly owner: string;
  readonly requestId: string;
  readonly at: string;
  readonly text: string;
  readonly attachment: { readonly type: 'image' | 'plan' | 'record'; readonly id: string } | null;
}

const isWaiting = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  ['owner', 'requestId', 'at', 'text'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );

/** Survives a reload and an ended session; shown to and sent for nobody but its owner. */
export const chatOutboxStored = createStored<readonly WaitingMessage[]>(
  'chatOutbox',
  (value) => Array.isArray(value) && value.every(isWaiting),
);

const listWaiting = (): readonly WaitingMessage[] => chatOutboxStored.get() ?? [];

export const waitingOf = (owner: string): readonly WaitingMessage[] =>
  listWaiting().filter((message) => message.owner === owner);

export const keepWaiting = (message: WaitingMessage): void =>
  chatOutboxStored.set([...listWaiting(), message]);

export const dropWaiting = (requestId: string): void =>
  dropWhere((message) => message.requestId === requestId);

export const dropAllWaiting = (owner: string): void =>
  dropWhere((message) => message.owner === owner);

function dropWhere(isDropped: (message: WaitingMessage) => boolean): void {
  const remaining = listWaiting().filter((message) => !isDropped(message));
  chatOutboxStored.set(remaining.length === 0 ? null : remaining);
}

/** A draft. */
export interface ChatDraft {
  readonly owner: string;
  readonly text: string;
}

export const chatDraftStored = createStored<ChatDraft>(
  'chatDraft',
  (value) => typeof value === 'object' && value !== null && 'owner' in value && 'text' in value,
);

/** Starts a message for its owner, unless there is an unsent one already. */
export function beginChatDraft(owner: string, text: string): void {
  if (chatDraftStored.get()?.owner !== owner) chatDraftStored.set({ owner, text });
}

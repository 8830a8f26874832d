import type { PartOfMessages } from '../messages.ts';

export const messages = {} as const satisfies PartOfMessages;

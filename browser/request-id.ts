import { requestIdFrom } from '#domain/request-id.ts';

/**
 * A request id, kept while a form is open, so that a repeated press after a lost answer is
 * recognized. Works without https as well.
 */
export const newRequestId = (): string => requestIdFrom(crypto.getRandomValues(new Uint8Array(16)));

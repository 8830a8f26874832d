import { requestIdFrom } from '#domain/request-id.ts';

/**
 * The id of one press, made when its form opens and kept while it is open: what is pressed again
 * since the answer was lost is known again. Works without https as well.
 */
export const newRequestId = (): string => requestIdFrom(crypto.getRandomValues(new Uint8Array(16)));

import { requestIdFrom } from '#domain/request-id.ts';

/** The id of one request, by which the server recognizes a repeat. Works without https as well. */
export const newRequestId = (): string => requestIdFrom(crypto.getRandomValues(new Uint8Array(16)));

import { requestIdFrom } from '#domain/request-id.ts';

/** The id of one request, for the server to know it again. Works without https as well. */
export const newRequestId = (): string => requestIdFrom(crypto.getRandomValues(new Uint8Array(16)));

import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { languageDefault } from '#domain/language.ts';
import { RefusalError } from '#domain/refusal.ts';
import { refusalText } from './refusal-message.ts';
import { dataHeaders } from './safe-headers.ts';

const statusByErrorCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const refusal = new RefusalError('input_invalid', { at: '' });

/** The whole answer to broken HTTP, by status: put together once, not for each of thousands. */
const answers = new Map<number, string>();

function getAnswer(status: number): string {
  const cachedAnswer = answers.get(status);
  if (cachedAnswer) return cachedAnswer;

  const body = refusalText(languageDefault, refusal);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(dataHeaders).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  const answer = `${head.join('\r\n')}\r\n\r\n${body}`;
  answers.set(status, answer);

  return answer;
}

/**
 * Refuses malformed or unfinished HTTP in our usual envelope. No request means no language to
 * answer in, and nothing more is read from such a connection.
 */
export function refuseBroken(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;

  // A client that sent nothing gets no answer: there may be thousands of them at once.
  if (socket.writable && socket.bytesRead > 0)
    socket.write(getAnswer(statusByErrorCode[error.code] ?? 400));
  socket.destroy(error);
}

/**
 * Refuses a request that names no call. Node would refuse two kinds itself with an empty body: an
 * `Expect` header and a missing host.
 */
export function refuseWithoutCall(
  response: ServerResponse,
  status: 400 | 404 | 417 | 503,
  sentRefusal: RefusalError = refusal,
): void {
  const body = refusalText(languageDefault, sentRefusal);
  response.writeHead(status, {
    ...dataHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  response.end(body);
}

export const lacksHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.host === undefined && httpVersion === '1.1';

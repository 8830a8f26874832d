import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { endWithBench, say } from '../child.ts';

/** One round of requests, all of the same kind: each connection sends its own again and again. */
export interface LoadRound {
  readonly url: string;
  readonly path: string;
  /** What is sent as JSON, one for each connection; empty for GET. */
  readonly bodies: readonly string[];
  /** What every right answer begins with. */
  readonly beginning: string;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly wrong: number;
}

/** A connection that stays open, and who hears what comes back on it. */
interface Line {
  readonly socket: Socket;
  onAnswer: (answer: string) => void;
}

const linesTo = new Map<string, Promise<readonly Line[]>>();
// One for all: what is in it has been read before the next one is.
const room = Buffer.alloc(64 * 1024);

async function openLine(url: string): Promise<Line> {
  const { hostname, port } = new URL(url);
  let answer = '';
  const callback = (bytes: number) => {
    answer += room.toString('latin1', 0, bytes);
    if (!isWhole(answer)) return true;
    const whole = answer;
    answer = '';
    line.onAnswer(whole);
    return true;
  };
  const onread = { buffer: room, callback };
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
  const line: Line = { socket, onAnswer: () => {} };
  socket.on('end', () => {
    throw new Error(`${url} hung up`);
  });
  await once(socket, 'connect');
  return line;
}

const endOfHead = '\r\n\r\n';

function isWhole(answer: string): boolean {
  const head = answer.indexOf(endOfHead);
  if (head < 0) return false;
  const length = /^content-length: (\d+)/im.exec(answer)?.[1];
  if (length === undefined) throw new Error(`No length: ${answer.slice(0, head)}`);
  return answer.length === head + endOfHead.length + Number(length);
}

function requestOf({ url, path }: LoadRound, body: string | undefined): string {
  const host = `Host: ${new URL(url).host}\r\nConnection: keep-alive\r\n`;
  if (body === undefined) return `GET ${path} HTTP/1.1\r\n${host}\r\n`;
  const size = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return `POST ${path} HTTP/1.1\r\n${host}Content-Type: application/json\r\n${size}\r\n${body}`;
}

/**
 * As lean as can be: on a small machine whoever asks takes its time from the server that is
 * measured, and a client for every purpose took as much for a request as a bare server.
 */
async function load(round: LoadRound): Promise<LoadResult> {
  const { url, bodies, beginning, connections, seconds } = round;
  const opening =
    linesTo.get(url) ?? Promise.all(Array.from({ length: connections }, () => openLine(url)));
  linesTo.set(url, opening);
  const lines = await opening;
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const count = { right: 0, wrong: 0 };
  const talk = (line: Line, body: string | undefined) =>
    new Promise<void>((done) => {
      const request = requestOf(round, body);
      line.onAnswer = (answer) => {
        count[answer.includes(endOfHead + beginning) ? 'right' : 'wrong'] += 1;
        if (performance.now() < until) line.socket.write(request);
        else done();
      };
      line.socket.write(request);
    });
  await Promise.all(lines.map((line, at) => talk(line, bodies[at])));
  return { perSecond: count.right / ((performance.now() - begun) / 1000), wrong: count.wrong };
}

endWithBench(async () => {});
process.on('message', (round: LoadRound) => load(round).then(say));
say('ready');

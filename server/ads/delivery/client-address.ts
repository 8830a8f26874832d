import type { IncomingMessage } from 'node:http';
import {
  type AddressRange,
  isInRanges,
  namedCidrs,
  parseAddress,
  parseCidrs,
} from '#domain/delivery/network.ts';

export interface Sender {
  readonly address: string;
  /** Whether the request came through a trusted proxy. */
  readonly isBehindProxy: boolean;
}

/** The sender's address: the nearest one that is not a trusted proxy. */
export function createSenderOf(trusted: readonly string[]): (request: IncomingMessage) => Sender {
  const blocks = trusted.flatMap((proxy) => namedCidrs[proxy] ?? [proxy]);
  const { ranges } = parseCidrs(blocks.join('\n'));
  return (request) => {
    const direct = request.socket.remoteAddress ?? '';
    if (ranges.length === 0 || !isTrusted(direct, ranges)) {
      return { address: direct, isBehindProxy: false };
    }
    const said = `${request.headers['x-forwarded-for'] ?? ''}`.split(',').map((one) => one.trim());
    const farthest = said.findLast((one) => one !== '' && !isTrusted(one, ranges));
    return { address: farthest ?? said.find((one) => one !== '') ?? direct, isBehindProxy: true };
  };
}

function isTrusted(address: string, ranges: readonly AddressRange[]): boolean {
  const parsed = parseAddress(address);
  return parsed !== null && isInRanges(parsed, ranges);
}

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
export function createSenderOf(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => Sender {
  const blocks = trustedProxies.flatMap((proxy) => namedCidrs[proxy] ?? [proxy]);
  const { ranges } = parseCidrs(blocks.join('\n'));

  return (request) => {
    const directAddress = request.socket.remoteAddress ?? '';
    if (ranges.length === 0 || !isTrusted(directAddress, ranges)) {
      return { address: directAddress, isBehindProxy: false };
    }

    const forwardedAddresses = `${request.headers['x-forwarded-for'] ?? ''}`
      .split(',')
      .map((address) => address.trim());
    const nearestUntrusted = forwardedAddresses.findLast(
      (address) => address !== '' && !isTrusted(address, ranges),
    );

    return {
      address:
        nearestUntrusted ?? forwardedAddresses.find((address) => address !== '') ?? directAddress,
      isBehindProxy: true,
    };
  };
}

function isTrusted(address: string, ranges: readonly AddressRange[]): boolean {
  const addressNumber = parseAddress(address);
  return addressNumber !== null && isInRanges(addressNumber, ranges);
}

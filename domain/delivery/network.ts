/** An address is a 128-bit number; IPv4 addresses are in their IPv4-mapped IPv6 range. */
const ipv4Base = 0xffff_0000_0000n;

/** Null if the text is not an address. */
export function parseAddress(text: string): bigint | null {
  const ipv4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/i.exec(text);
  if (ipv4) {
    const bytes = ipv4.slice(1).map(Number);
    if (bytes.some((byte) => byte > 255)) return null;
    return ipv4Base + bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  }

  const [leading = '', trailing, ...furtherParts] = text.split('::');
  if (furtherParts.length > 0) return null;

  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const leadingGroups = groupsOf(leading);
  const trailingGroups = groupsOf(trailing ?? '');
  const missing = 8 - leadingGroups.length - trailingGroups.length;
  if (trailing === undefined ? missing !== 0 : missing < 1) return null;

  const groups = [
    ...leadingGroups,
    ...Array.from({ length: missing }, () => '0'),
    ...trailingGroups,
  ];

  if (groups.some((group) => !/^[0-9a-f]{1,4}$/i.test(group))) return null;

  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}

/** The first and last address, inclusive. */
export type AddressRange = readonly [from: bigint, to: bigint];

/** Named address blocks, which are common in proxy settings. */
export const namedCidrs: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** A CIDR block such as 192.0.2.0/24, or a single address. Null if it is neither. */
export function parseCidr(text: string): AddressRange | null {
  const [base = '', bits] = text.split('/');
  const address = parseAddress(base);
  const width = base.includes(':') ? 128 : 32;
  const length = bits === undefined ? width : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (address === null || length < 0 || length > width) return null;

  const size = 1n << BigInt(width - length);
  const first = (address / size) * size;

  return [first, first + size - 1n];
}

/** CIDR blocks, one per line, with # comments. Invalid lines are reported by number. */
export function parseCidrs(text: string): { ranges: AddressRange[]; wrongLine: number | null } {
  const ranges: AddressRange[] = [];
  let wrongLine: number | null = null;
  text.split('\n').forEach((line, index) => {
    const block = line.replace(/#.*/, '').trim();
    if (block === '') return;
    const range = parseCidr(block);
    if (range) ranges.push(range);
    else wrongLine ??= index + 1;
  });

  return { ranges: mergeRanges(ranges), wrongLine };
}

function mergeRanges(ranges: readonly AddressRange[]): AddressRange[] {
  const mergedRanges: AddressRange[] = [];
  for (const range of ranges.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const last = mergedRanges.at(-1);
    if (!last || range[0] > last[1] + 1n) mergedRanges.push(range);
    else if (range[1] > last[1]) mergedRanges[mergedRanges.length - 1] = [last[0], range[1]];
  }

  return mergedRanges;
}

/** Whether an address is in sorted, disjoint ranges, as `parseCidrs` makes them. */
export function isInRanges(address: bigint, ranges: readonly AddressRange[]): boolean {
  let low = 0;
  let high = ranges.length;

  while (low < high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle] as AddressRange;
    if (address < range[0]) high = middle;
    else if (address > range[1]) low = middle + 1;
    else return true;
  }

  return false;
}

const local = parseCidrs(Object.values(namedCidrs).flat().join('\n')).ranges;

/** Whether an address is private or local and so does not identify anyone. */
export const isLocalAddress = (address: bigint): boolean => isInRanges(address, local);

/** The leading bits of an address, with separate lengths for IPv4 and IPv6. */
function firstBits(address: bigint, ipv4Bits: bigint, ipv6Bits: bigint): string {
  const isIpv4 = address >> 32n === ipv4Base >> 32n;
  return isIpv4
    ? `4:${(address & 0xffff_ffffn) >> (32n - ipv4Bits)}`
    : `6:${address >> (128n - ipv6Bits)}`;
}

/** The prefix of an address that many people share, so that it identifies nobody. */
export const subnetOf = (address: bigint): string => firstBits(address, 24n, 48n);

/** The prefix that one provider's addresses mostly share, where the provider is not known. */
export const providerOf = (address: bigint): string => firstBits(address, 16n, 32n);

import { readFileSync } from 'node:fs';
import { isCountryCode } from '#domain/plan/audience-words.ts';

/** The country in which an address is announced, or null if unknown. */
export type CountryOf = (address: bigint) => string | null;

/** Sorted, disjoint ranges; of IPv6 only the first 48 bits, by which networks are assigned. */
interface RangeTable {
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  /** The two letters as a two-digit number in base 26. */
  readonly countries: Uint16Array;
}

const ipv4Start = 0xffff_0000_0000n;
const ipv4End = 0xffff_ffff_ffffn;

let loadedTable: CountryOf | null = null;

/**
 * The bundled table of networks: public domain, made from what providers announce. It takes four
 * megabytes and is read once per process.
 */
export const countryOf: CountryOf = (address) => readCountries()(address);

/** Loaded at start, before the first request, since it takes a moment. */
export function readCountries(): CountryOf {
  loadedTable ??= loadCountries();
  return loadedTable;
}

function loadCountries(): CountryOf {
  const ipv4 = readTable('asn-country-ipv4-num.csv', readDecimal);
  const ipv6 = readTable('asn-country-ipv6.csv', readFirstGroups);
  return (address) => {
    const isIpv4 = address >= ipv4Start && address <= ipv4End;
    const table = isIpv4 ? ipv4 : ipv6;

    const rangeIndex = findRange(table, Number(isIpv4 ? address & 0xffff_ffffn : address >> 80n));
    const code = rangeIndex === null ? 0 : (table.countries[rangeIndex] ?? 0);
    const name = String.fromCharCode(65 + Math.floor(code / 26), 65 + (code % 26));

    return rangeIndex !== null && isCountryCode(name) ? name : null;
  };
}

const comma = 0x2c;
const colon = 0x3a;
const lineEnd = 0x0a;

/** The number up to the next comma, and where it ended. */
type ReadNumber = (bytes: Buffer, offset: number) => { value: number; end: number };

/** Parsed byte by byte: splitting two hundred thousand lines into strings takes a second. */
function readTable(file: string, readNumber: ReadNumber): RangeTable {
  const bytes = readFileSync(new URL(import.meta.resolve(`@ip-location-db/asn-country/${file}`)));
  const countMax = Math.ceil(bytes.length / 12);
  const table: RangeTable = {
    starts: new Float64Array(countMax),
    ends: new Float64Array(countMax),
    countries: new Uint16Array(countMax),
  };

  let count = 0;
  for (let offset = 0; offset < bytes.length; ) {
    const rangeStart = readNumber(bytes, offset);
    const rangeEnd = readNumber(bytes, rangeStart.end + 1);
    const lettersOffset = rangeEnd.end + 1;

    table.starts[count] = rangeStart.value;
    table.ends[count] = rangeEnd.value;
    table.countries[count] =
      ((bytes[lettersOffset] ?? 65) - 65) * 26 + ((bytes[lettersOffset + 1] ?? 65) - 65);
    count += 1;

    const lineEndOffset = bytes.indexOf(lineEnd, lettersOffset);
    offset = lineEndOffset === -1 ? bytes.length : lineEndOffset + 1;
  }

  return {
    starts: table.starts.slice(0, count),
    ends: table.ends.slice(0, count),
    countries: table.countries.slice(0, count),
  };
}

function readDecimal(bytes: Buffer, start: number) {
  let offset = start;

  let value = 0;

  while (offset < bytes.length && bytes[offset] !== comma) {
    value = value * 10 + ((bytes[offset] ?? 0) - 0x30);
    offset += 1;
  }

  return { value, end: offset };
}

/** The first three groups of an IPv6 address; groups left out are zero. */
function readFirstGroups(bytes: Buffer, start: number) {
  let offset = start;

  let value = 0;
  let group = 0;
  let groupCount = 0;

  for (; offset < bytes.length && bytes[offset] !== comma; offset += 1) {
    const byte = bytes[offset] ?? 0;
    if (byte === colon) {
      if (groupCount < 3) value = value * 65_536 + group;
      groupCount += 1;
      group = 0;
    } else if (groupCount < 3) group = group * 16 + (byte > 0x60 ? byte - 0x57 : byte - 0x30);
  }

  for (; groupCount < 3; groupCount += 1) value *= 65_536;

  return { value, end: offset };
}

/** The index of the range that contains a number. */
function findRange({ starts: from, ends: to }: RangeTable, value: number): number | null {
  let low = 0;
  let high = from.length - 1;

  while (low <= high) {
    const middle = (low + high) >> 1;
    if (value < (from[middle] ?? 0)) high = middle - 1;
    else if (value > (to[middle] ?? 0)) low = middle + 1;
    else return middle;
  }

  return null;
}

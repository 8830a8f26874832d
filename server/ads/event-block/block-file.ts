import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import {
  type AsyncBuffer,
  type Compressors,
  type ParquetType,
  parquetReadObjects,
  type SchemaElement,
} from 'hyparquet';
import { ByteWriter, type ColumnSource, ParquetWriter } from 'hyparquet-writer';
import type { DeliveryEvent } from '#domain/delivery/event-line.ts';

/** An event as a block stores it: the hashed facts, without the hash. */
export interface BlockEvent extends DeliveryEvent {
  readonly planId: number;
}

/** The largest range, and the row group of the Parquet file: read and verified in one piece. */
export const groupRows = 2_048;

const column = (
  name: string,
  type: ParquetType,
  options: Partial<SchemaElement> = {},
): SchemaElement => ({ name, type, repetition_type: 'REQUIRED', ...options });
const utf8 = { converted_type: 'UTF8' } as const;

interface Column {
  readonly element: SchemaElement;
  readonly getValue: (event: BlockEvent) => unknown;
  readonly encoding?: ColumnSource['encoding'];
}

/**
 * The columns, each in the encoding that came out smallest. Enumerations are stored as words, so
 * that any Parquet reader understands a block; dictionary encoding makes them as small as codes.
 */
const columns: readonly Column[] = [
  {
    element: column('plan', 'INT64'),
    getValue: ({ planId }) => BigInt(planId),
    encoding: 'DELTA_BINARY_PACKED',
  },
  {
    element: column('no', 'INT64'),
    getValue: ({ no }) => BigInt(no),
    encoding: 'DELTA_BINARY_PACKED',
  },
  { element: column('kind', 'BYTE_ARRAY', utf8), getValue: ({ kind }) => kind },
  {
    element: column('at', 'INT64', { converted_type: 'TIMESTAMP_MILLIS' }),
    getValue: ({ at }) => at,
    encoding: 'DELTA_BINARY_PACKED',
  },
  {
    element: column('serve', 'FIXED_LEN_BYTE_ARRAY', {
      type_length: 16,
      logical_type: { type: 'UUID' },
    }),
    getValue: ({ serveId }) => serveId,
    encoding: 'PLAIN',
  },
  { element: column('placement', 'INT32'), getValue: ({ placementId }) => placementId },
  { element: column('creative', 'INT32'), getValue: ({ creativeId }) => creativeId },
  {
    element: column('invalid', 'BYTE_ARRAY', { ...utf8, repetition_type: 'OPTIONAL' }),
    getValue: ({ invalid }) => invalid,
  },
  { element: column('price', 'INT64'), getValue: ({ price }) => price },
  { element: column('cost', 'INT64'), getValue: ({ cost }) => cost },
  { element: column('pay', 'INT64'), getValue: ({ pay }) => pay },
  { element: column('country', 'BYTE_ARRAY', utf8), getValue: ({ country }) => country },
  { element: column('device', 'BYTE_ARRAY', utf8), getValue: ({ device }) => device },
  {
    element: column('viewer', 'BYTE_ARRAY'),
    getValue: ({ viewer }) => new Uint8Array(Buffer.from(viewer, 'hex')),
    encoding: 'DELTA_LENGTH_BYTE_ARRAY',
  },
];

const compressionLevel = { params: { [constants.ZSTD_c_compressionLevel]: 12 } };
const toPlainBytes = (bytes: Buffer) =>
  new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
const compress = (bytes: Uint8Array) => toPlainBytes(zstdCompressSync(bytes, compressionLevel));
const decompress = (bytes: Uint8Array) => toPlainBytes(zstdDecompressSync(bytes));

/** Builds a block in memory, one row group at a time: a block is a few megabytes. */
export interface BlockWriter {
  add(events: readonly BlockEvent[]): void;
  finish(): Uint8Array;
}

export function createBlockWriter(): BlockWriter {
  const writer = new ByteWriter();
  const parquet = new ParquetWriter({
    writer,
    schema: [
      { name: 'event', num_children: columns.length },
      ...columns.map((column) => column.element),
    ],
    codec: 'ZSTD',
    compressors: { ZSTD: compress },
    statistics: false,
  });
  return {
    add(events) {
      const columnData = columns.map(({ element, getValue, encoding }) => ({
        name: element.name,
        data: events.map(getValue),
        offsetIndex: false,
        ...(encoding ? { encoding } : {}),
      }));

      void parquet.write({ columnData, rowGroupSize: groupRows });
    },
    finish() {
      void parquet.finish();
      return new Uint8Array(writer.getBuffer());
    },
  };
}

interface Row {
  readonly plan: bigint;
  readonly no: bigint;
  readonly kind: BlockEvent['kind'];
  readonly at: Date;
  readonly serve: string;
  readonly placement: number;
  readonly creative: number;
  readonly invalid: BlockEvent['invalid'] | undefined;
  readonly price: bigint;
  readonly cost: bigint;
  readonly pay: bigint;
  readonly country: string;
  readonly device: BlockEvent['device'];
  readonly viewer: Uint8Array;
}

const compressors: Compressors = { ZSTD: decompress };

/** The rows of a block from `rowStart` up to but not including `rowEnd`. */
export async function readRows(
  file: AsyncBuffer,
  rowStart: number,
  rowEnd: number,
): Promise<BlockEvent[]> {
  const rows = await parquetReadObjects({ file, rowStart, rowEnd, compressors, utf8: false });
  // The reader knows no types; a block has the columns above, in the types that they declare.
  return (rows as unknown as Row[]).map((row) => ({
    planId: Number(row.plan),
    no: Number(row.no),
    kind: row.kind,
    at: row.at,
    serveId: row.serve,
    placementId: row.placement,
    creativeId: row.creative,
    invalid: row.invalid ?? null,
    price: row.price,
    cost: row.cost,
    pay: row.pay,
    country: row.country,
    device: row.device,
    viewer: Buffer.from(row.viewer).toString('hex'),
  }));
}

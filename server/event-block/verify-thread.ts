import { doInThread } from '../process/process.ts';
import { chainEvents, isWhole, type Part, sumsOf } from './block-chain.ts';
import { readRows } from './block-file.ts';
import { digestOf } from './block-folder.ts';
import { bufferOf } from './bytes-buffer.ts';
import type { PartFound } from './verify-block.ts';

interface Given {
  readonly bytes: Uint8Array;
  readonly parts: readonly (Part & { readonly firstRow: number })[];
}

/** Reads a whole block, and says its digest and what the events of each part come to. */
doInThread<Given, never, null, { sha256: string; parts: PartFound[] }>(({ bytes, parts }) => ({
  page: () => {},
  async end() {
    const sha256 = digestOf(bytes);
    const found: PartFound[] = [];
    for (const part of parts) found.push(await lookAt(bytes, part));
    return { sha256, parts: found };
  },
}));

async function lookAt(bytes: Uint8Array, part: Given['parts'][number]): Promise<PartFound> {
  try {
    const rows = await readRows(
      bufferOf(bytes),
      part.firstRow,
      part.firstRow + part.to - part.from + 1,
    );
    const events = chainEvents(rows, part.previous);
    return { ...sumsOf(events), isWhole: isWhole(events, part) };
  } catch {
    // What is not Parquet any more has no chain either.
    return { head: '', cost: 0n, unbilledPay: 0n, isWhole: false };
  }
}

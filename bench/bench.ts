import { parseArgs } from 'node:util';
import { describeMachine } from './machine.ts';
import type { Row } from './row.ts';
import { rowGroups } from './row-groups.ts';
import { drawTable } from './table.ts';

/** Measures the rows whose names contain one of the words; all rows when there is none. */
async function measure(words: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const group of rowGroups) {
    const wantedRows = group.names.filter(
      (name) => words.length === 0 || words.some((word) => name.includes(word)),
    );
    if (wantedRows.length > 0) rows.push(...(await group.measure(wantedRows)));
  }

  return rows;
}

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const started = performance.now();
console.error(await describeMachine());
const rows = await measure(positionals);
if (rows.length === 0) throw new Error(`There is no row called ${positionals.join(' or ')}`);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
if (values.json) {
  console.log(
    JSON.stringify(rows.map(({ name, ratio, goal, met }) => ({ name, ratio, goal, met }))),
  );
} else {
  console.log(`\n${drawTable(rows)}\n\nMeasured in ${seconds} s.`);
}

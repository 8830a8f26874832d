import type { Row } from './row.ts';

const titles = ['Name', 'Measured', 'Against', 'Ratio', 'Goal', 'Met'];

/** The rows for a person to read, in columns. */
export function drawTable(rows: readonly Row[]): string {
  const lines = [titles, ...rows.map(cellsOf)];
  const widths = titles.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const drawnLines = lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );

  return [drawnLines[0], '-'.repeat(drawnLines[0]?.length ?? 0), ...drawnLines.slice(1)].join('\n');
}

const cellsOf = ({ name, measured, against, ratio, goal, met }: Row): string[] => [
  name,
  measured,
  against,
  ratio.toFixed(3),
  String(goal),
  met ? 'yes' : 'NO',
];

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { approvalRules } from '#contract/desk/approval-rules.ts';
import { projectFolder } from './project.ts';

/** Kinds of requests without a row to stand in, and where they are seen beside the queue. */
const withoutRow = {
  'their rows count them: money of merchants, publishers and acceptors': [
    ...['escrow-fund', 'escrow-return', 'publisher-payout', 'acceptor-pay'],
  ],
};

test('each kind of request is marked in the row that it is about, or on the page of such rows', () => {
  const pages = globSync('desk/pages/**/*.tsx', { cwd: projectFolder }).filter(
    (file) => !file.includes('.test.'),
  );
  const texts = pages.map((file) => readFileSync(`${projectFolder}/${file}`, 'utf8'));
  const marked = texts
    .filter((text) => text.includes('<WaitingMark'))
    .flatMap((text) => [...text.matchAll(/kinds(?:=\{| = )\[(.*?)\](?:\}|;)/gis)])
    .map(([, kinds = '']) => kinds)
    .join();

  const isMarked = (kind: string) => marked.includes(`'${kind}'`);
  const unmarked = [...approvalRules.keys()].filter((kind) => !isMarked(kind));
  expect(unmarked.sort()).toEqual(Object.values(withoutRow).flat().sort());
});

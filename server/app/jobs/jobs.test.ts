import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.ts$/.test(name) && !/\.test\.ts$|(^|\/)test-[^/]*$/.test(name),
);
const read = (file: string) => readFileSync(root + file, 'utf8');

type Declarations = ReadonlyMap<string, string>;

/** The functions and constants of a file by their names, each with the comment above it. */
function declarationsIn(file: string): Declarations {
  const parts = read(file).split(/\n\n(?=\S)/);
  return new Map(
    parts.flatMap((part) => {
      const [, name] = /^(?:export )?(?:async )?(?:function|const) (\w+)/m.exec(part) ?? [];
      return name === undefined ? [] : [[name, part] as const];
    }),
  );
}

const declarations = new Map(files.map((file) => [file, declarationsIn(file)]));

/** A function's text, with all that it uses of its own file. */
function textOf(inFile: Declarations, name: string, known = new Set<string>()): string {
  const text = inFile.get(name);
  if (text === undefined || known.has(name)) return '';
  known.add(name);
  const used = [...text.matchAll(/\w+/g)].map(([word]) => textOf(inFile, word, known));
  return [text, ...used].join('\n');
}

/** The one file that exports a function. */
function fileWith(name: string): Declarations {
  const exporting = [...declarations.values()].filter((inFile) =>
    new RegExp(`^export .*\\b${name}\\b`, 'm').test(inFile.get(name) ?? ''),
  );
  const [inFile] = exporting;
  if (!inFile || exporting.length > 1) throw new Error(`${exporting.length} files export ${name}`);
  return inFile;
}

/** What a server starts: the functions in jobs.ts and elsewhere that make its jobs. */
function listJobMakers(): string[] {
  const [, list = ''] = /startJobs\(\s*db,\s*\[\n(.+?)\n {4}\],/s.exec(read('app/work.ts')) ?? [];
  const lines = list.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, maker] = /(jobsOf|\w+Job)\(/.exec(line) ?? [];
    if (maker === undefined) throw new Error(`No job can be read from ${line}`);
    return maker;
  });
}

interface Work {
  readonly job: string;
  readonly text: string;
}

/** What each job does. */
function listWork(): Work[] {
  const workOf = (inFile: Declarations, job: string, name: string): Work => {
    const there = inFile.has(name) ? inFile : fileWith(name);
    return { job, text: textOf(there, name) };
  };
  const inTable = fileWith('jobsOf');
  const table = inTable.get('regularWork') ?? '';
  const listed = [...table.matchAll(/\['([\w-]+)', [^,]+, (?:\(.*\) => )?(\w+)/g)].map(
    ([, job = '', name = '']) => workOf(inTable, job, name),
  );
  if (listed.length !== table.match(/\[['"]/g)?.length) throw new Error('Not all jobs can be read');

  const makers = listJobMakers().filter((maker) => maker !== 'jobsOf');
  const others = makers.map((maker) => {
    const inFile = fileWith(maker);
    const text = textOf(inFile, maker);
    // The name stands in the job itself, or in a constant beside it.
    const [, constant = ''] = /\bname: (\w+)/.exec(text) ?? [];
    const namedText = `${text} ${inFile.get(constant) ?? ''}`;
    const [, job] = /(?:\bname(?::| =)|\bwaitingFor\(|Name =) ?'([\w-]+)'/.exec(namedText) ?? [];
    const [, name] = /\(now\) => (\w+)\(/.exec(text) ?? [];
    if (!job || !name) throw new Error(`No job can be read from ${maker}`);
    return workOf(inFile, job, name);
  });
  return [...listed, ...others];
}

/** By the outbox, too, whose messages keep their own due times. */
const isEachOne = ({ text }: Work) => /\b(eachOne|eachItem|sendMessages)\(/.test(text);
const reasonIn = (text: string) => / Not by `eachOne`: (.+\.)$/m.exec(text)?.[1];

test('a job over rows does each one on its own, or says why not', () => {
  const otherwise = listWork().filter((work) => !isEachOne(work));
  // One more is a decision: its bad row holds up all the others.
  expect(otherwise.map(({ job }) => job)).toEqual([
    'roll-up',
    'invalid-traffic',
    'open-partitions',
  ]);
  expect(otherwise.filter(({ text }) => reasonIn(text) === undefined)).toEqual([]);
});

test('every other job is tried with a bad row in the middle', () => {
  const trials = read('app/jobs/bad-row.test.ts').matchAll(/^ {2}async '([\w-]+)'\(\) \{$/gm);
  const jobs = listWork().filter(isEachOne);
  expect([...trials].map(([, job]) => job).sort()).toEqual(jobs.map(({ job }) => job).sort());
});

test('what is repeated without being a job says why it does not do each one on its own', () => {
  const loops = files.filter(
    (file) => !file.startsWith('platform/') && /\bstartLoop\(|\bsetInterval\(/.test(read(file)),
  );
  expect(loops.length).toBeGreaterThan(0);
  expect(loops.filter((file) => reasonIn(read(file)) === undefined)).toEqual([]);
});

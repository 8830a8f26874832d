import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeAnchor, makeFile } from '../../server/statement/test-books.ts';
import { owedLies } from './owed-lies.ts';
import { signatureLies, signedFiles } from './signature-lies.ts';
import { between, chain, makeTampered, signer, time } from './tampered-files.ts';
import { findBad, pythonFile } from './verifier.ts';

/** The version of python3 on this machine, or null if there is none. */
export function findPython(): string | null {
  const { stdout, status } = spawnSync('python3', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Reads a list of files and keys, and prints the first bad line of each, as the program would. */
const driver = `
import json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
from verify_statement import Bad, verify_statement
for case in json.load(sys.stdin):
    try:
        with open(case["path"], "rb") as file:
            verify_statement(file.read(), case["keys"])
        print("null")
    except Bad as bad:
        print(json.dumps({"line": bad.line, "why": bad.why}))
`;

interface Case {
  readonly name: string;
  readonly file: string;
  readonly key?: string;
}

function makeCases(count: number): Case[] {
  const anchor = makeAnchor(chain, signer, { no: 3, seq: 30, at: time(31) });
  const sound = [between(0, 60), between(13, 40, { anchor }), between(70, 80), between(-9, 0)];
  return [
    ...sound.map((made, at) => {
      return { name: `sound ${at}`, file: makeFile(made, signer), key: signer.key };
    }),
    ...Object.entries(signedFiles).map(([name, file]) => ({ name, file, key: signer.key })),
    ...Object.entries(signatureLies).map(([name, { file }]) => ({ name, file, key: signer.key })),
    ...Object.entries(owedLies).map(([name, { file }]) => ({ name, file, key: signer.key })),
    ...makeTampered(count),
  ];
}

export interface CrossCheck {
  readonly checked: number;
  /** Where the two verifiers disagree. */
  readonly differences: readonly string[];
}

/** Has both verifiers judge the same files, sound and tampered with. Needs python3. */
export function crossCheck(tampered: number): CrossCheck {
  const folder = mkdtempSync(join(tmpdir(), 'cross-check-'));
  try {
    const cases = makeCases(tampered);
    const asked = cases.map(({ file, key }, at) => {
      const path = join(folder, `${at}.jsonl`);
      writeFileSync(path, file);
      return { path, keys: key === undefined ? null : [key] };
    });
    const { stdout, stderr, status } = spawnSync('python3', ['-c', driver, dirname(pythonFile)], {
      input: JSON.stringify(asked),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) throw new Error(stderr);
    const said = stdout.trimEnd().split('\n');
    const differences = cases.flatMap(({ name, file, key }, at) => {
      const ours = JSON.stringify(findBad(file, key ?? null));
      const theirs = JSON.stringify(JSON.parse(said[at] ?? '""'));
      return ours === theirs ? [] : `${name}: JavaScript ${ours}, Python ${theirs}`;
    });
    return { checked: cases.length, differences };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

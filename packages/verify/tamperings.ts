import { makeFile, type Signer } from '../../server/proof/statement/test-books.ts';
import type { Statement } from '../../server/proof/statement/whole-statement.ts';

/** A changed file, and the line where that must be found. */
export interface Tampered {
  readonly file: string;
  readonly line: number;
  readonly key?: string;
}

/** Two statements of one partner, one of another, and two keys. */
export interface Given {
  readonly own: Statement;
  readonly later: Statement;
  readonly foreign: Statement;
  readonly signer: Signer;
  readonly thief: Signer;
}

/** A random integer below the given one. */
export type Chance = (below: number) => number;

type Tamper = (given: Given, chance: Chance) => Tampered;

const linesOf = (file: string) => file.trimEnd().split('\n');
const fileOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
const digits = '0123456789abcdefXYZ"{}[],:. ';

/** Another character in one place. */
function editText(line: string, chance: Chance): string {
  const index = chance(line.length);
  const digit = digits[chance(digits.length)] ?? '0';
  if (digit === line[index]) return editText(line, chance);
  return line.slice(0, index) + digit + line.slice(index + 1);
}

/** Another value in one field, in a line that is still well-formed. */
function editField(line: string, chance: Chance): string {
  const fields = JSON.parse(line) as Record<string, unknown>;
  const names = Object.keys(fields);
  const name = names[chance(names.length)] ?? 'seq';
  const value = fields[name];

  if (typeof value === 'number') fields[name] = value + 1 + chance(9);
  else if (typeof value === 'boolean') fields[name] = !value;
  else if (value === null) fields[name] = 'something';
  else if (typeof value === 'string') fields[name] = editText(value === '' ? ' ' : value, chance);
  else
    fields[name] = JSON.parse(JSON.stringify(value).replace(/\d/, (one) => `${9 - Number(one)}`));

  const edited = JSON.stringify(fields);
  return edited === line ? editText(line, chance) : edited;
}

const edit =
  (place: (count: number, chance: Chance) => number, how: typeof editText): Tamper =>
  ({ own, signer }, chance) => {
    const lines = linesOf(makeFile(own, signer));
    const at = place(lines.length, chance);
    return { file: fileOf(lines.with(at, how(lines[at] ?? '', chance))), line: at + 1 };
  };

const someRecord = (count: number, chance: Chance) => 1 + chance(count - 2);

/** Every known way to tamper with a statement. */
export const tamperings: Readonly<Record<string, Tamper>> = {
  'a character of a record': edit(someRecord, editText),
  'a field of a record': edit(someRecord, editField),
  'a character of the header': edit(() => 0, editText),
  'a field of the header': edit(() => 0, editField),
  'a character of the head': edit((count) => count - 1, editText),

  'a record dropped': ({ own, signer }, chance) => {
    const lines = linesOf(makeFile(own, signer));
    const at = someRecord(lines.length, chance);
    return { file: fileOf(lines.toSpliced(at, 1)), line: at + 1 };
  },

  'several records dropped': ({ own, signer }, chance) => {
    const lines = linesOf(makeFile(own, signer));
    const at = someRecord(lines.length, chance);
    const count = 1 + chance(lines.length - 1 - at);
    return { file: fileOf(lines.toSpliced(at, count)), line: at + 1 };
  },

  'a record repeated elsewhere': ({ own, signer }, chance) => {
    const lines = linesOf(makeFile(own, signer));
    const from = someRecord(lines.length, chance);
    const at = someRecord(lines.length, chance);

    // The same line twice in a row: nobody could say which of them is the copy.
    const line = at === from || at === from + 1 ? from : at;
    const place = line === from ? lines.length : at;

    return { file: fileOf(lines.toSpliced(place, 0, lines[from] ?? '')), line: place + 1 };
  },

  'a forged record put in': ({ own, signer }, chance) => {
    const lines = linesOf(makeFile(own, signer));
    const at = someRecord(lines.length, chance);
    const forged = (lines[at] ?? '').replace(/"remark":[^,]*/, '"remark":"forged"');
    return { file: fileOf(lines.toSpliced(at, 0, forged)), line: at + 1 };
  },

  'two records exchanged': ({ own, signer }, chance) => {
    const lines = linesOf(makeFile(own, signer));
    const one = 1 + chance(lines.length - 3);
    const other = one + 1 + chance(lines.length - 2 - one);
    const file = fileOf(lines.with(one, lines[other] ?? '').with(other, lines[one] ?? ''));
    return { file, line: one + 1 };
  },

  'cut off somewhere': ({ own, signer }, chance) => {
    const file = makeFile(own, signer);
    const cut = file.slice(0, chance(file.length));
    return { file: cut, line: cut.split('\n').length };
  },

  'signed with another key': ({ own, signer, thief }, chance) => {
    const facts = { ...own.facts, key: thief.key };
    const forged = { ...own, facts: chance(2) === 0 ? facts : own.facts };
    const file = makeFile(forged, thief);
    return { file, line: linesOf(file).length, key: signer.key };
  },

  'the header of another statement': ({ own, later, signer }) => {
    const [header = ''] = linesOf(makeFile(later, signer));
    return { file: fileOf(linesOf(makeFile(own, signer)).with(0, header)), line: 1 };
  },

  'the head of another statement': ({ own, later, foreign, signer }, chance) => {
    const head = linesOf(makeFile(chance(2) === 0 ? later : foreign, signer)).at(-1) ?? '';
    const lines = linesOf(makeFile(own, signer));
    return { file: fileOf(lines.with(-1, head)), line: lines.length };
  },

  'records of another partner': ({ own, foreign, signer }, chance) => {
    const lines = linesOf(makeFile(own, signer));
    const at = someRecord(lines.length, chance);
    const others = linesOf(makeFile(foreign, signer)).slice(at, lines.length - 1);
    return { file: fileOf([...lines.slice(0, at), ...others, lines.at(-1) ?? '']), line: at + 1 };
  },
};

/** An export in memory: the lines of each file, each line as it is read. */
export type Files = ReadonlyMap<string, readonly string[]>;

/** A random integer below the given one. */
export type Chance = (below: number) => number;

export type Row = Record<string, unknown>;

/** One change somewhere. Null where the export has nothing that it could change. */
export type Tamper = (files: Files, chance: Chance) => Files | null;

export const pick = <One>(list: readonly One[], chance: Chance): One | null =>
  list.length === 0 ? null : (list[chance(list.length)] ?? null);

const namesOf = (files: Files, kind: string) =>
  [...files.keys()].filter((name) => name.startsWith(`${kind}/`));

interface Place {
  readonly name: string;
  readonly at: number;
  readonly row: Row;
}

/** A random line of a kind, among those that a change makes sense for. */
function placeIn(files: Files, kind: string, chance: Chance, isFit = (_: Row) => true) {
  const places = namesOf(files, kind).flatMap((name): Place[] =>
    // Events are many: one file of them is enough to choose from.
    (files.get(name) ?? []).map((line, index) => ({
      name,
      at: index,
      row: kind === 'events' ? {} : read(line),
    })),
  );

  const chosen = pick(
    places.filter(({ row }) => isFit(row)),
    chance,
  );
  return chosen && { ...chosen, row: read(files.get(chosen.name)?.[chosen.at] ?? '{}') };
}

const read = (line: string): Row => JSON.parse(line);

const withLines = (files: Files, name: string, lines: readonly string[]): Files =>
  new Map([...files, [name, lines]]);

/** Changes one line of a kind. */
export const edit =
  (
    kind: string,
    how: (row: Row, chance: Chance, files: Files) => Row | null,
    isFit?: (row: Row) => boolean,
  ): Tamper =>
  (files, chance) => {
    const place = placeIn(files, kind, chance, isFit);
    const row = place && how(place.row, chance, files);
    if (!place || !row) return null;
    const lines = files.get(place.name) ?? [];
    return withLines(files, place.name, lines.with(place.at, JSON.stringify(row)));
  };

export const drop =
  (kind: string, isFit?: (row: Row) => boolean): Tamper =>
  (files, chance) => {
    const place = placeIn(files, kind, chance, isFit);
    if (!place) return null;
    const remainingLines = (files.get(place.name) ?? []).toSpliced(place.at, 1);
    if (remainingLines.length > 0) return withLines(files, place.name, remainingLines);
    return new Map([...files].filter(([name]) => name !== place.name));
  };

/** Kinds whose lines have an order, which is all of them. */
const ordered = [
  ...['keys', 'entries', 'records', 'accounts', 'decisions', 'payouts', 'plans', 'roots', 'heads'],
  ...['owed', 'owed-days', 'log', 'checkpoints', 'events', 'bank-balances'],
];

export const twice: Tamper = (files, chance) => {
  const place = placeIn(files, pick(ordered, chance) ?? '', chance);
  if (!place) return null;
  const lines = files.get(place.name) ?? [];
  return withLines(files, place.name, lines.toSpliced(place.at, 0, lines[place.at] ?? ''));
};

export const swapped: Tamper = (files, chance) => {
  const name = pick(
    ordered
      .flatMap((kind) => namesOf(files, kind))
      .filter((one) => (files.get(one)?.length ?? 0) > 1),
    chance,
  );

  if (!name) return null;

  const lines = files.get(name) ?? [];
  const at = chance(lines.length - 1);
  const [one = '', other = ''] = lines.slice(at, at + 2);

  return withLines(files, name, lines.toSpliced(at, 2, other, one));
};

export const otherHash = (text: unknown, chance: Chance): string => {
  const at = chance(60);
  const letter = String(text)[at] === 'a' ? 'b' : 'a';
  return `${String(text).slice(0, at)}${letter}${String(text).slice(at + 1)}`;
};

export const hash = (field: string) => (row: Row, chance: Chance) => ({
  ...row,
  [field]: otherHash(row[field], chance),
});

type Posting = [owner: string, pocket: string, turn: number, amount: string, after: string];

export const postingsOf = ({ postings }: Row) =>
  (postings as Posting[]).map((one): Posting => [...one]);

export const more = (amount: unknown, chance: Chance) =>
  String(BigInt(String(amount)) + BigInt(1 + chance(1_000_000)));

export const posting =
  (how: (one: Posting, chance: Chance, all: Posting[]) => void) => (row: Row, chance: Chance) => {
    const postings = postingsOf(row);
    const one = pick(postings, chance);
    if (!one) return null;
    how(one, chance, postings);
    return { ...row, postings };
  };

/** Another owner's digest, from an existing wallet. */
export const stranger = (own: unknown, chance: Chance, files: Files): string | null => {
  const place = placeIn(files, 'accounts', chance, ({ owner }) => owner !== own);
  return place && String(place.row.owner);
};

export const isConfirmed = ({ isConfirmed: is }: Row) => is === true;
const stepsOf = ({ steps }: Row) => steps as [state: string, at: string, by: string][];
export const isPaid = ({ state }: Row) => state === 'completed';

/** Makes the approver of a payout also its sender. */
export const senderIsApprover = (row: Row) => {
  const approver = stepsOf(row).find(([state]) => state === 'approved')?.[2] ?? '';
  return {
    ...row,
    steps: stepsOf(row).map((step) => (step[0] === 'sent' ? step.with(2, approver) : step)),
  };
};

/** Moves an owed amount from one line of a root to the next. */
export const movedOwed: Tamper = (files, chance) => {
  const place = placeIn(files, 'owed', chance, ({ amounts }) =>
    (amounts as string[]).some((amount) => amount !== '0'),
  );
  const lines = place && files.get(place.name);
  if (!place || !lines || lines.length < 2) return null;

  const neighbourIndex = place.at > 0 ? place.at - 1 : place.at + 1;
  const other = read(lines[neighbourIndex] ?? '{}');
  const group = (place.row.amounts as string[]).findIndex((amount) => amount !== '0');
  const [from, to] = [place.row, other].map(({ amounts }) =>
    BigInt((amounts as string[])[group] ?? 0),
  );
  const withSum = (row: Row, sum: bigint) =>
    JSON.stringify({ ...row, amounts: (row.amounts as string[]).with(group, String(sum)) });

  return withLines(
    files,
    place.name,
    lines
      .with(place.at, withSum(place.row, (from ?? 0n) - 1n))
      .with(neighbourIndex, withSum(other, (to ?? 0n) + 1n)),
  );
};

/** Another value for one field of an event. */
export const event = (field: string, value: (row: Row, chance: Chance) => unknown) =>
  edit('events', (row, chance) => ({ ...row, [field]: value(row, chance) }));

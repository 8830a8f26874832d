/* Entries, accounts and chains: every amount since the first, and every hash. */
import { kinds, pockets } from './chart.mjs';
import { sha256, wrongAt } from './read-export.mjs';

const million = 1_000_000n;

/** Micro-units as the network formats them: two to six decimals. */
export function decimal(micro) {
  const size = micro < 0n ? -micro : micro;
  const places = String(size % million)
    .padStart(6, '0')
    .replace(/0{1,4}$/, '');
  return `${micro < 0n ? '-' : ''}${size / million}.${places}`;
}

/** Decimal text as micro-units, or null. */
export function millionths(text) {
  const [, sign, whole, places = ''] = /^(-?)(\d{1,13})(?:\.(\d{1,6}))?$/.exec(text ?? '') ?? [];
  if (whole === undefined) return null;
  const size = BigInt(whole) * million + BigInt(places.padEnd(6, '0'));
  return sign === '-' ? -size : size;
}

const sorted = (object) =>
  `{${Object.keys(object)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${JSON.stringify(object[key])}`)
    .join(',')}}`;

const isOwn = (pocket) => pockets.get(pocket)?.isOwn === true;

/** The postings of an entry, with amounts as numbers. */
const postingsOf = (entry) =>
  (entry.postings ?? []).map(([owner, pocket, turn, amount, after]) => {
    return { owner, pocket, turn, amount: BigInt(amount), after: BigInt(after), entry };
  });

function whyNotEntry({ kind, reverses, remark, cause }, postings) {
  const row = kinds.get(kind);
  if (!row) return `there is no kind of entry called ${kind}`;
  if (postings.length < 2) return 'this entry has fewer than two sides';
  const total = postings.reduce((sum, { amount }) => sum + amount, 0n);
  if (total !== 0n) return `this entry does not add up to zero but to ${decimal(total)}`;
  if (postings.some(({ amount }) => amount === 0n))
    return 'this entry has a side that moves nothing';
  if (new Set(postings.map(({ owner, pocket }) => `${owner} ${pocket}`)).size < postings.length) {
    return 'this entry touches an account twice';
  }
  const strange = postings.find(({ pocket }) => !pockets.has(pocket));
  if (strange) return `there is no account called ${strange.pocket}`;
  if ((kind === 'chargeback') !== (reverses !== null)) return 'only a chargeback reverses an entry';
  if (reverses !== null && remark === null) return 'a chargeback must say why';
  if (Object.values(cause).some((value) => typeof value !== 'string'))
    return 'its cause is no text';
  if (kind === 'chargeback') return null;
  const moves = postings.every(({ pocket, amount }) =>
    (amount < 0n ? row.down : row.up).has(pocket),
  );
  if (!moves) return `an entry of the kind ${kind} moves no such money`;
  return whyNotOwners(kind, postings);
}

/** Partners' money moves within one partner, and between two only for a profit share. */
function whyNotOwners(kind, postings) {
  const partners = new Set(
    postings
      .filter(({ pocket }) => pockets.get(pocket).owner === 'partner')
      .map((one) => one.owner),
  );
  if (kind === 'profit_share') {
    return partners.size === 2 ? null : 'a profit is shared between two partners';
  }
  if (partners.size > 1) return 'this entry moves money from one partner to another';
  if (!kind.startsWith('startup_')) return null;
  const sumOf = (name) =>
    postings.reduce((sum, { pocket, amount }) => (pocket === name ? sum + amount : sum), 0n);
  return sumOf('capital') === sumOf('advance_receivable')
    ? null
    : 'what is due of an advance is not what was given';
}

/** Every entry on its own, and every reversal against the entry it reverses. */
function checkEntries(rows, found) {
  const entries = new Map();
  const reversed = new Set();
  for (const row of rows.entries) {
    const postings = postingsOf(row);
    const why = whyNotEntry(row, postings);
    if (why) found(wrongAt(row, why));
    const text = [
      row.id,
      row.kind,
      row.at,
      row.request,
      sorted(row.cause),
      row.remark,
      row.reverses,
    ];
    const sides = postings.map(({ owner, pocket, turn, amount, after }) => {
      return [owner, pocket, turn, decimal(amount), decimal(after)];
    });
    const hash = sha256(JSON.stringify([...text, sides]));
    entries.set(row.id, { row, postings, hash, records: 0 });
    if (row.reverses === null) continue;
    const before = entries.get(row.reverses);
    const sidesOf = (list, sign) =>
      list.map(({ owner, pocket, amount }) => `${owner} ${pocket} ${sign * amount}`).sort();
    const isOpposite =
      before && sidesOf(before.postings, -1n).join() === sidesOf(postings, 1n).join();
    if (!isOpposite) found(wrongAt(row, 'this chargeback is not the opposite of what it reverses'));
    if (reversed.has(row.reverses)) found(wrongAt(row, 'this entry was reversed before'));
    reversed.add(row.reverses);
  }
  return entries;
}

/** Every account from its first posting to its balance: no gap, no wrong sum, never across zero. */
function checkAccounts(rows, entries, found) {
  const accounts = new Map();
  for (const { postings } of entries.values()) {
    for (const posting of postings) {
      const name = `${posting.owner} ${posting.pocket}`;
      if (!accounts.has(name)) accounts.set(name, []);
      accounts.get(name).push(posting);
    }
  }
  for (const [name, postings] of accounts) {
    postings.sort((one, other) => one.turn - other.turn);
    let balance = 0n;
    for (const [at, { turn, amount, after, pocket, entry }] of postings.entries()) {
      balance += amount;
      if (turn !== at + 1) {
        found(wrongAt(entry, `account ${name}: posting ${at + 1} is missing, or is there twice`));
        break;
      }
      if (after !== balance) {
        const [said, is] = [decimal(after), decimal(balance)];
        found(wrongAt(entry, `account ${name}: the balance is said to be ${said}, and is ${is}`));
        break;
      }
      if (pockets.get(pocket)?.isDebit ? balance > 0n : balance < 0n) {
        found(wrongAt(entry, `account ${name}: the balance crosses zero: ${decimal(balance)}`));
      }
    }
  }
  checkBalances(rows, accounts, found);
}

function checkBalances(rows, accounts, found) {
  const seen = new Set();
  for (const row of rows.accounts) {
    const name = `${row.owner} ${row.pocket}`;
    seen.add(name);
    const last = accounts.get(name)?.at(-1);
    if (row.balance !== String(last?.after ?? 0n) || row.turn !== (last?.turn ?? 0)) {
      found(wrongAt(row, `account ${name} is not what its postings come to`));
    }
  }
  for (const [name, [first]] of accounts) {
    if (!seen.has(name)) found(wrongAt(first.entry, `account ${name} is missing`));
  }
}

/** The line of a wallet that is hashed into its chain. */
function recordLine({ row, postings, hash }, { owner, seq }, previous) {
  const isHis = (posting) => posting.owner === owner && isOwn(posting.pocket);
  const his = postings
    .filter(isHis)
    .map(({ pocket, amount, after }) => [pocket, decimal(amount), decimal(after)]);
  const others = postings
    .filter((posting) => !isHis(posting))
    .map(({ pocket, amount }) => `${pocket} ${decimal(amount)}`)
    .sort();
  const { id, at, kind, remark, cause, reverses } = row;
  const fields = [
    ...[`"seq":${seq}`, `"id":${JSON.stringify(id)}`, `"at":${JSON.stringify(at)}`],
    ...[`"kind":${JSON.stringify(kind)}`, `"type":${JSON.stringify(kinds.get(kind)?.type)}`],
    ...[`"postings":${JSON.stringify(his)}`, `"others":${JSON.stringify(others)}`],
    ...[`"remark":${JSON.stringify(remark)}`, `"cause":${sorted(cause)}`],
    ...[`"reverses":${JSON.stringify(reverses)}`, `"entry":"${hash}"`, `"previous":"${previous}"`],
  ];
  return `{${fields.join(',')}}`;
}

/** Every chain from its start, which is the digest of its owner. */
function checkChains(rows, entries, found) {
  const chains = new Map();
  for (const record of rows.records) {
    const { owner, seq } = record;
    if (!chains.has(owner)) chains.set(owner, []);
    const chain = chains.get(owner);
    const before = chain.at(-1);
    const entry = entries.get(record.entry);
    const why = whyNotRecord(record, before, entry);
    if (why) found(wrongAt(record, `wallet ${owner}, record ${seq}: ${why}`));
    if (entry) entry.records += 1;
    chain.push({ hash: record.hash, seq, entry, row: record });
  }
  for (const { row, postings, records } of entries.values()) {
    const owners = new Set(postings.filter(({ pocket }) => isOwn(pocket)).map((one) => one.owner));
    if (owners.size === 0 || owners.size !== records) {
      found(wrongAt(row, 'this entry is not in the chain of each owner whom it touches'));
    }
  }
  return chains;
}

function whyNotRecord(record, before, entry) {
  const { owner, seq, hash } = record;
  if (seq !== (before?.seq ?? 0) + 1) return 'the record before it is missing';
  if (!entry) return 'its entry is missing';
  if (before?.entry && entry.row.at < before.entry.row.at) return 'time runs backwards';
  if (!entry.postings.some((one) => one.owner === owner && isOwn(one.pocket))) {
    return 'its entry is not about this owner';
  }
  if (before?.entry === entry) return 'its entry is there twice';
  const line = recordLine(entry, record, before?.hash ?? owner);
  return sha256(line) === hash ? null : 'it is not what was hashed';
}

export function checkBooks(rows, found) {
  const entries = checkEntries(rows, found);
  checkAccounts(rows, entries, found);
  const chains = checkChains(rows, entries, found);
  return { entries, chains };
}

import { expect, test } from 'vitest';
import { RefusalError } from '#domain/refusal.ts';
import { createFileLine } from './file-line.ts';

const turn = () => new Promise((done) => setImmediate(done));

/** Files that are made and sent on command; `begun` lists them in the order they started. */
function heldFiles() {
  const line = createFileLine({ filesAtOnceMax: 2, waitingPerOwnerMax: 2, waitingMax: 5 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const sent = new Map<string, () => void>();
  const ask = (whose: string, name: string) =>
    line.run(
      whose,
      () => {
        begun.push(name);
        return new Promise<string>((done) => ends.set(name, () => done(name)));
      },
      (file) => new Promise((done) => sent.set(file, done)),
    );
  const make = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  const send = async (name: string) => {
    sent.get(name)?.();
    await turn();
  };
  const end = async (name: string) => {
    await make(name);
    await send(name);
  };
  return { ask, begun, make, send, end };
}

test('partners take turns: one who asks for many files waits for them, and others for one at most', async () => {
  const { ask, begun, end } = heldFiles();
  const all = [ask('greedy', 'g1'), ask('greedy', 'g2'), ask('greedy', 'g3'), ask('one', 'o1')];
  await expect(ask('greedy', 'g4')).rejects.toEqual(new RefusalError('busy'));
  all.push(ask('two', 't1'));
  // One file at a time per partner.
  expect(begun).toEqual(['g1', 'o1']);
  await end('o1');
  expect(begun).toEqual(['g1', 'o1', 't1']);
  await end('g1');
  expect(begun).toEqual(['g1', 'o1', 't1', 'g2']);
  for (const name of ['t1', 'g2', 'g3']) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(['g1', 'o1', 't1', 'g2', 'g3']);
});

test('a full queue refuses, and a file that fails holds nobody up', async () => {
  const { ask, begun, end } = heldFiles();
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const all = names.map((name) => ask(name, name));
  await expect(ask('h', 'h')).rejects.toEqual(new RefusalError('busy'));
  for (const name of names) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(names);
  const line = createFileLine();
  const broken = () => Promise.reject(new Error('broken'));
  const sent: string[] = [];
  const send = async (file: string) => void sent.push(file);
  await expect(line.run('x', broken, send)).rejects.toThrow('broken');
  await expect(line.run('x', async () => 'unsent', broken)).rejects.toThrow('broken');
  await line.run('x', async () => 'fine', send);
  expect(sent).toEqual(['fine']);
});

test('a slow download holds up no other partner, and its partner gets no second file meanwhile', async () => {
  const { ask, begun, make, send, end } = heldFiles();
  const all = ['slow', 'snail', 'quick'].map((whose) => ask(whose, whose));
  all.push(ask('slow', 'another'));
  await turn();
  expect(begun).toEqual(['slow', 'snail']);
  await make('slow');
  await make('snail');
  expect(begun).toEqual(['slow', 'snail', 'quick']);
  await send('slow');
  expect(begun).toEqual(['slow', 'snail', 'quick', 'another']);
  await send('snail');
  for (const name of ['quick', 'another']) await end(name);
  await Promise.all(all);
});

import { expect, test } from 'vitest';
import { Refusal } from '#domain/refusal.ts';
import { createFileLine } from './file-line.ts';

const turn = () => new Promise((done) => setImmediate(done));

/** Files that are ready when they are told to be; `begun` is in which order they were begun. */
function heldFiles() {
  const line = createFileLine({ atOnce: 2, waitingOfOneMax: 2, waitingMax: 5 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (whose: string, name: string) =>
    line.run(whose, () => {
      begun.push(name);
      return new Promise<string>((done) => ends.set(name, () => done(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { ask, begun, end };
}

test('partners take turns: who asks for many files waits for them, and others for one at most', async () => {
  const { ask, begun, end } = heldFiles();
  const all = [ask('greedy', 'g1'), ask('greedy', 'g2'), ask('greedy', 'g3'), ask('one', 'o1')];
  await expect(ask('greedy', 'g4')).rejects.toEqual(new Refusal('busy'));
  all.push(ask('two', 't1'));
  // One at a time for each partner.
  expect(begun).toEqual(['g1', 'o1']);
  await end('o1');
  expect(begun).toEqual(['g1', 'o1', 't1']);
  await end('g1');
  expect(begun).toEqual(['g1', 'o1', 't1', 'g2']);
  for (const name of ['t1', 'g2', 'g3']) await end(name);
  expect(await Promise.all(all)).toEqual(['g1', 'g2', 'g3', 'o1', 't1']);
});

test('a line that is full refuses, and a file that fails holds nobody up', async () => {
  const { ask, end } = heldFiles();
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const all = names.map((name) => ask(name, name));
  await expect(ask('h', 'h')).rejects.toEqual(new Refusal('busy'));
  for (const name of names) await end(name);
  expect(await Promise.all(all)).toEqual(names);
  const line = createFileLine();
  await expect(line.run('x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await line.run('x', async () => 'fine')).toBe('fine');
});

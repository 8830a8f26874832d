import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64, toHex, utf8 } from '#domain/transparency/bytes.ts';
import {
  consistencyProof,
  type Digest,
  inclusionProof,
  leafInput,
  rootOver,
} from '#domain/transparency/log-tree.ts';
import { isConsistent, isSame, rootByInclusion } from '#domain/transparency/test-log-proofs.ts';
import { hashBytes as sha256 } from './note-crypto.ts';

/** The leaves and roots that implementations of RFC 6962 have been compared by since 2013. */
const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657'];
const lastInput = '606162636465666768696a6b6c6d6e6f';
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const leaves = [...inputs, lastInput].map((hex) => sha256(leafInput(Buffer.from(hex, 'hex'))));

test('the roots of all sizes are those published for RFC 6962', () => {
  expect(roots.map((_, size) => toHex(rootOver(leaves.slice(0, size), sha256)))).toEqual(roots);
});

test('a published consistency proof between trees of Sigsum verifies', async () => {
  const digest = (text: string) => fromBase64(text) ?? new Uint8Array();
  const leaf = (no: number) => Uint8Array.of(42, no, ...new Array<number>(30).fill(0));
  const proof = [leaf(2), leaf(3), digest('wgiIFdZfYNv6WU1OllBKsWnLYIS/DBMqt8Uh/S4OukE='), leaf(4)];
  const claim = {
    oldSize: 3,
    oldRoot: digest('RcCI1Nk56ZcSmIEfIn0SleqtV7uvrlXNccFx595Iwl0='),
    size: 5,
    root: digest('QrtXrQZCCvpIgsSmOsah7HdICzMLLyDfxToMql9WTjY='),
    proof,
  };
  expect(await isConsistent(claim, sha256)).toBe(true);
  const all = [0, 1, 2, 3, 4].map(leaf);
  expect(consistencyProof(all, 3, sha256)).toEqual(proof);
  expect(isSame(rootOver(all, sha256), claim.root)).toBe(true);
});

const sizes = fc.integer({ min: 1, max: 70 });
const leavesOf = (size: number, seed: string) =>
  Array.from({ length: size }, (_, at) => sha256(leafInput(utf8(`${seed} ${at}`))));

test('each leaf is proven in its own place, and in no other and by no other proof', async () => {
  const place = sizes.chain((size) => fc.tuple(fc.constant(size), fc.nat({ max: size - 1 })));
  await fc.assert(
    fc.asyncProperty(place, fc.nat(), async ([size, index], chance) => {
      const all = leavesOf(size, 'leaf');
      const root = rootOver(all, sha256);
      const [leaf = root, proof] = [all[index], inclusionProof(all, index, sha256)];
      const leads = async (given: Parameters<typeof rootByInclusion>[0]) => {
        const led = await rootByInclusion(given, sha256);
        return led !== null && isSame(led, root);
      };
      const claim = { index, size, leaf, proof };
      expect(await leads(claim)).toBe(true);
      expect(await leads({ ...claim, index: index + size })).toBe(false);
      expect(await leads({ ...claim, leaf: sha256(leaf) })).toBe(false);
      expect(await leads({ ...claim, proof: [...proof, root] })).toBe(false);
      if (size === 1) return;
      expect(await leads({ ...claim, proof: proof.slice(1) })).toBe(false);
      expect(await leads({ ...claim, index: (index + 1 + (chance % (size - 1))) % size })).toBe(
        false,
      );
    }),
  );
});

test('a tree that has grown is consistent, and one with another past is not', async () => {
  const pair = sizes.chain((size) =>
    fc.tuple(fc.constant(size), fc.integer({ min: 1, max: size })),
  );
  await fc.assert(
    fc.asyncProperty(pair, fc.nat(), async ([size, oldSize], chance) => {
      const all = leavesOf(size, 'leaf');
      const claim = (now: readonly Digest[]) => ({
        oldSize,
        oldRoot: rootOver(all.slice(0, oldSize), sha256),
        size,
        root: rootOver(now, sha256),
        proof: consistencyProof(now, oldSize, sha256),
      });
      expect(await isConsistent(claim(all), sha256)).toBe(true);
      const forked = all.with(chance % oldSize, sha256(utf8('another past')));
      expect(await isConsistent(claim(forked), sha256)).toBe(false);
      const sound = claim(all);
      expect(await isConsistent({ ...sound, proof: [...sound.proof, sound.root] }, sha256)).toBe(
        false,
      );
    }),
  );
});

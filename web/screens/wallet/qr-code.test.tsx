// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

function draw(text: string) {
  render(<QrCode label="Your reference" text={text} />);
  const svg = screen.getByRole('img', { name: 'Your reference' });
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  const dark = new Set(Array.from(path.matchAll(/M(\d+) (\d+)h/g), ([, x, y]) => `${x} ${y}`));
  cleanup();
  return { size, dark };
}

test('a QR code has its three corners and the quiet zone that a camera needs', () => {
  const { size, dark } = draw('R-7K2M-4QXD');
  const isRing = (left: number, top: number) =>
    [0, 6].every((y) => [0, 1, 2, 3, 4, 5, 6].every((x) => dark.has(`${left + x} ${top + y}`)));
  expect([isRing(4, 4), isRing(size - 11, 4), isRing(4, size - 11)]).toEqual([true, true, true]);
  expect([...dark].every((at) => at.split(' ').every((n) => +n >= 4 && +n < size - 4))).toBe(true);
});

test('another reference gives another QR code, and a longer text a larger one', () => {
  const short = draw('R-7K2M-4QXD');
  expect(draw('R-7K2M-4QXE').dark).not.toEqual(short.dark);
  expect(draw(`R-7K2M-4QXD\n${'Transfer to the account. '.repeat(4)}`).size).toBeGreaterThan(
    short.size,
  );
});

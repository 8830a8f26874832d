// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { afterEach, expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

/** The squares of the path as a picture, four pixels to a square. */
function pictureOf(svg: Element) {
  const squares = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const size = squares * 4;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [, x, y] of (svg.innerHTML.match(/ d="([^"]*)"/)?.[1] ?? '').matchAll(
    /M(\d+) (\d+)h1v1h-1z/g,
  )) {
    for (let at = 0; at < 16; at += 1) {
      const pixel = (Number(y) * 4 + (at >> 2)) * size + Number(x) * 4 + (at & 3);
      data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return { width: size, height: size, data };
}

test('a camera reads from the code what it was made of', () => {
  const text = 'R-7K2M-4QXD\nTransfer to: Banque d’Été, 000-123-456';
  render(<QrCode label="Your reference" text={text} />);
  expect(decodeQR(pictureOf(screen.getByRole('img', { name: 'Your reference' })))).toBe(text);
});

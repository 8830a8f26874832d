import { expect, test } from 'vitest';
import { whyNotAcceptLoss } from './stream-loss.ts';

const hourMs = 60 * 60 * 1000;

test.each([
  [null, 'desk_stream_goes_on'],
  [{ stoppedMs: hourMs - 1 }, 'desk_stream_too_early'],
  [{ stoppedMs: hourMs }, undefined],
])('a loss is accepted when the stream has waited for an hour: %o', (waiting, reason) => {
  expect(whyNotAcceptLoss(waiting)?.reason).toBe(reason);
});

import { expect, test } from 'vitest';
import { timeZoneDefault } from '#domain/time-zone.ts';
import { callsOn } from './make-call.ts';

const asker = { zone: timeZoneDefault, language: 'en', address: '192.0.2.1', device: '' } as const;
const known = { deviceMark: 'a mark', keepDevice: () => {} };

test('a call has the parts of the server, who asks, and the settings as they were when it began', () => {
  let settings = 'first';
  const clock = { time: 1 };
  const parts = {
    now: () => clock.time,
    get settings() {
      return settings;
    },
  };
  const makeCall = callsOn(parts);
  const before = makeCall(asker, known, null, null);
  settings = 'second';
  const after = makeCall(asker, known, null, null);
  expect([before.settings, after.settings]).toEqual(['first', 'second']);
  clock.time = 2;
  expect([before.now(), after.now()]).toEqual([2, 2]);
  expect(before).toMatchObject({ ...asker, ...known, upload: null, member: null });
});

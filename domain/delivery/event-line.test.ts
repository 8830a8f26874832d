import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '../canonical-json.ts';
import { eventKinds, invalidReasons } from './event.ts';
import { type DeliveryEvent, devices, eventLine } from './event-line.ts';

const money = fc.bigInt({ min: 0n, max: 2n ** 62n });
const facts = fc.record({
  no: fc.nat(),
  kind: fc.constantFrom(...eventKinds),
  at: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
  serveId: fc.uuid(),
  placementId: fc.nat(),
  creativeId: fc.nat(),
  invalid: fc.constantFrom(null, ...invalidReasons),
  price: money,
  cost: money,
  pay: money,
  country: fc.string({ maxLength: 3 }),
  device: fc.constantFrom(...devices),
  viewer: fc.constantFrom('', '00ff00ff00ff00ff'),
});

test('an event’s line is canonical JSON of all its fields', () => {
  fc.assert(
    fc.property(facts, fc.constantFrom('', 'a0'.repeat(32)), (event: DeliveryEvent, previous) => {
      const { at, serveId, placementId, creativeId, cost, pay, price, ...rest } = event;
      const expected = canonicalJson({
        ...rest,
        at: at.toISOString(),
        serve: serveId,
        placement: placementId,
        creative: creativeId,
        cost: cost.toString(),
        pay: pay.toString(),
        price: price.toString(),
        previous,
      });

      expect(eventLine(event, previous)).toBe(expected);
    }),
  );
});

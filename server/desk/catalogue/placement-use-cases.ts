import type * as placements from '#contract/desk/placements.ts';
import { formatMicro } from '#domain/money.ts';
import { isDomain } from '#domain/plan/placement.ts';
import { RefusalError } from '#domain/refusal.ts';
import {
  addPlacement,
  addPublisher,
  changeRate,
  endPlacement,
  findPlacement,
  findPublisher,
} from '../../ads/catalogue/catalogue.ts';
import { parseTime, type Sql } from '../../platform/database/database.ts';
import { describeChanges } from '../approval/describe-changes.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { rateText, readRate, valueWrong } from './placement-fields.ts';
import { listPlacementPage, listPlacementRates, listPublisherPage } from './placement-store.ts';

export const placementUseCases = {
  listPublishers: ({ db }, filter) => listPublisherPage(db.sql, filter),

  /** Simulated traffic belongs to a demo; no such publisher can be created here. */
  async makePublisher({ sql, now }, { name }) {
    const { id, details } = await addPublisher(sql, { name, isSimulated: false }, now);
    return { reply: { id }, details };
  },

  async listPlacements({ db, now }, filter) {
    const { list, next } = await listPlacementPage(db.sql, filter, now());
    const placements = list.map(({ ended, ...placement }) => ({
      ...placement,
      ended: ended && parseTime(ended),
    }));
    return { list: placements, next };
  },

  async makePlacement({ sql, settings, requestedBy, now, commandId }, input) {
    const { publisherId, name, format, width, height, category } = input;
    const key = placementKey(commandId);
    const publisher = await findPublisher(sql, publisherId);
    if (!publisher) throw new RefusalError('desk_not_found');

    const domains = input.domains.map((domain) => domain.trim().toLowerCase());
    if (!domains.every(isDomain)) throw valueWrong('domains are names such as harbour.example');

    const placement = { key, publisherId, name, format, width, height, domains, category };
    const author = { author: requestedBy, now };
    const { details } = await addPlacement(sql, placement, readRate(settings, input), author);
    return {
      reply: { key },
      subject: key,
      description: {
        publisher: publisher.name,
        placement: name,
        key,
        format,
        size: `${width} × ${height}`,
        on: input.domains.join(', '),
        category,
        price: rateText(input),
      },
      details,
    };
  },

  async listRates({ db }, { key }) {
    const { id } = await getPlacement(db.sql, key);
    return { list: await listPlacementRates(db.sql, id) };
  },

  async changeRate({ sql, settings, requestedBy, now }, { key, version, ...typedRate }) {
    const { id: placementId, name, publisher } = await getPlacement(sql, key);
    const [rateNow] = await listPlacementRates(sql, placementId);
    const priceBefore = rateNow
      ? rateText({ ...rateNow, price: formatMicro(rateNow.price) })
      : 'none';

    const rate = { version, placementId, ...readRate(settings, typedRate) };
    await changeRate(sql, rate, { author: requestedBy, now });

    return {
      subject: key,
      description: {
        publisher,
        placement: name,
        key,
        ...describeChanges({ price: priceBefore }, { price: rateText(typedRate) }),
      },
      details: { key },
    };
  },

  async endPlacement({ sql, staff, now }, { key, reason }) {
    const { id } = await getPlacement(sql, key);
    await endPlacement(sql, id, { author: staff.name, reason, now });
    return { details: { key } };
  },
} satisfies DeskUseCases<typeof placements>;

/** It is public, and follows from the request, to be the same when that is decided. */
const placementKey = (commandId: string): string =>
  `z-${commandId.replaceAll('-', '').slice(0, 16)}`;

async function getPlacement(sql: Sql, key: string) {
  const placement = await findPlacement(sql, key);
  if (!placement) throw new RefusalError('desk_not_found');
  return placement;
}

import { randomBytes } from 'node:crypto';
import type {
  changeRate as changeRoute,
  endPlacement as endRoute,
  listPublishers as listPublishersRoute,
  listPlacements as listRoute,
  makePlacement,
  makePublisher as makePublisherRoute,
  listRates as ratesRoute,
} from '#contract/desk/placements.ts';
import { formatMicro } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { addPublisher, endPlacement, findPlacementId } from '../../ads/catalogue/catalogue.ts';
import { askByTwo } from '../by-two/ask-by-two.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { placementByTwo, rateByTwo } from './placement-by-two.ts';
import {
  listPlacementRates,
  listPlacements as listStored,
  listPublishers as listStoredPublishers,
} from './placement-store.ts';

export const listPublishers: DeskUseCase<typeof listPublishersRoute> = async ({ db }, input) => {
  const { list, next } = await listStoredPublishers(db.sql, input);
  const shown = list.map(({ at, ...one }) => ({ ...one, addedAt: at.toISOString() }));
  return { list: shown, next };
};

/** Simulated traffic belongs to a demo; no such publisher can be created here. */
export const makePublisher: DeskUseCase<typeof makePublisherRoute> = async (call, input) => {
  const why = { by: call.staff.name, reason: input.reason, now: call.now() };
  return { id: await addPublisher(call.db, { name: input.name, isSimulated: false }, why) };
};

export const listPlacements: DeskUseCase<typeof listRoute> = async ({ db, now }, input) => {
  const { list, next } = await listStored(db.sql, input, now());
  const shown = list.map(({ id: _, at, price, lastAskedAt, heldUntil, ended, ...one }) => ({
    ...one,
    price: formatMicro(price),
    ended: ended && { ...ended, at: new Date(ended.at).toISOString() },
    lastAskedAt: lastAskedAt?.toISOString() ?? null,
    heldUntil: heldUntil?.toISOString() ?? null,
    addedAt: at.toISOString(),
  }));
  return { list: shown, next };
};

export const make: DeskUseCase<typeof makePlacement> = (call, { reason, ...placement }) =>
  call.db.transaction(async (sql) => {
    const key = `z-${randomBytes(8).toString('hex')}`;
    const body = { ...placement, key };
    return {
      id: await askByTwo(sql, call, {
        kind: 'placement',
        act: placementByTwo,
        subject: key,
        body,
        reason,
      }),
      key,
    };
  });

export const listRates: DeskUseCase<typeof ratesRoute> = async ({ db }, { key }) => {
  const placementId = await findPlacementId(db.sql, key);
  if (placementId === null) throw new Refusal('desk_not_found');
  const list = (await listPlacementRates(db.sql, placementId)).map(({ since, price, ...rate }) => ({
    ...rate,
    since: since.toISOString(),
    price: formatMicro(price),
  }));
  return { list };
};

export const changeRate: DeskUseCase<typeof changeRoute> = (call, { reason, ...body }) =>
  call.db.transaction(async (sql) => ({
    id: await askByTwo(sql, call, {
      kind: 'rate',
      act: rateByTwo,
      subject: body.key,
      body,
      reason,
    }),
  }));

export const end: DeskUseCase<typeof endRoute> = async (call, { key, reason }) => {
  const placementId = await findPlacementId(call.db.sql, key);
  if (placementId === null) throw new Refusal('desk_not_found');
  await endPlacement(
    call.db,
    { key, placementId },
    { by: call.staff.name, reason, now: call.now() },
  );
  return {};
};

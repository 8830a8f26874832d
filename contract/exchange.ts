import * as v from 'valibot';
import type { Route } from './route.ts';
import { id, moment, money, page, pageOf, text } from './shape.ts';

const acceptorKind = v.picklist(['personal', 'enterprise']);

export const listExchanges = {
  method: 'GET',
  path: '/acceptor/order/list',
  access: 'member',
  summary: 'Exchanges through acceptors',
  input: v.strictObject(page),
  output: pageOf(
    v.object({ id, kind: acceptorKind, amount: money, at: moment, state: v.string() }),
  ),
} as const satisfies Route;

export const acceptorDetail = {
  method: 'POST',
  path: '/acceptor/detail',
  access: 'member',
  summary: 'The acceptor that an acceptance code names',
  input: v.strictObject({ kind: acceptorKind, code: text(64) }),
  output: v.object({
    id,
    kind: acceptorKind,
    name: v.string(),
    currency: v.string(),
    rate: v.string(),
    limit: money,
    registration: v.string(),
  }),
} as const satisfies Route;

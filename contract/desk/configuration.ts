import * as v from 'valibot';
import { proposalStates } from '#domain/desk/proposal-state.ts';
import { workingRoles } from '#domain/desk/role.ts';
import { configuration, onePersonParts, twoPersonParts } from '../configuration.ts';
import { id, int32, listOf, moment, nothing, page, pageOf } from '../shape.ts';
import { ourValue, staffReason } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { aloneFresh, asks, decidesFresh, looks } from './desk-rule.ts';

const reason = staffReason(500);
const part = v.picklist(
  Object.keys(configuration.entries) as (keyof typeof configuration.entries)[],
);
const changes = listOf(
  v.object({ at: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) }),
  100,
);

export const readConfiguration = {
  method: 'GET',
  path: '/configuration',
  roles: workingRoles,
  trace: 'none',
  rule: looks,
  summary: 'The current configuration, with its version',
  input: nothing,
  output: v.object({ version: int32, configuration }),
} as const satisfies DeskRoute;

export const listVersions = {
  method: 'GET',
  path: '/configuration/versions',
  roles: workingRoles,
  trace: 'none',
  rule: looks,
  summary: 'Every version of the configuration: who made it, when, why, and what changed',
  input: v.strictObject({ ...page, part: v.optional(part) }),
  output: pageOf(
    v.object({
      version: int32,
      at: moment,
      by: v.string(),
      confirmedBy: v.nullable(v.string()),
      reason: v.string(),
      changes,
    }),
  ),
} as const satisfies DeskRoute;

export const changeConfiguration = {
  method: 'POST',
  path: '/configuration/change',
  roles: ['admin'],
  trace: 'log',
  rule: aloneFresh,
  summary: 'Change a part of the configuration that one person may change',
  input: v.strictObject({
    version: int32,
    part: v.picklist(onePersonParts),
    value: ourValue,
    reason,
  }),
  output: v.strictObject({}),
} as const satisfies DeskRoute;

export const listConfigurationProposals = {
  method: 'GET',
  path: '/configuration/proposals',
  roles: workingRoles,
  trace: 'none',
  rule: looks,
  summary: 'Changes that wait for a second person, oldest first, or decided ones',
  input: v.strictObject({
    ...page,
    state: v.optional(v.picklist(proposalStates)),
    part: v.optional(v.picklist(twoPersonParts)),
  }),
  output: pageOf(
    v.object({
      id,
      part: v.picklist(twoPersonParts),
      changes,
      by: v.string(),
      reason: v.string(),
      at: moment,
      decidedBy: v.nullable(v.string()),
      decidedAt: v.nullable(moment),
      isConfirmed: v.nullable(v.boolean()),
    }),
  ),
} as const satisfies DeskRoute;

export const proposeConfiguration = {
  method: 'POST',
  path: '/configuration/propose',
  roles: ['admin'],
  trace: 'log',
  rule: asks('/configuration/decide'),
  summary: 'Propose a change of a part of the configuration that takes two people',
  input: v.strictObject({
    version: int32,
    part: v.picklist(twoPersonParts),
    value: ourValue,
    reason,
  }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const decideConfiguration = {
  method: 'POST',
  path: '/configuration/decide',
  roles: ['approver', 'admin'],
  trace: 'log',
  rule: decidesFresh,
  summary: 'Confirm or refuse a change that another person proposed',
  input: v.strictObject({ id, isConfirmed: v.boolean() }),
  output: v.strictObject({}),
} as const satisfies DeskRoute;

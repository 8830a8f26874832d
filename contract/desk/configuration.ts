import * as v from 'valibot';
import { proposalStates } from '#domain/desk/proposal-state.ts';
import { workingRoles } from '#domain/desk/role.ts';
import { configuration, onePersonParts, twoPersonParts } from '../configuration.ts';
import { id, int32, listOf, moment } from '../shape.ts';
import { ourValue, staffReason } from '../staff-text.ts';
import { command, list, query } from './desk-builders.ts';

const reason = staffReason(500);
const part = v.picklist(
  Object.keys(configuration.entries) as (keyof typeof configuration.entries)[],
);
const changes = listOf(
  v.object({ at: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) }),
  100,
);

export const readConfiguration = query('/configuration', {
  roles: workingRoles,
  summary: 'The current configuration, with its version',
  output: { version: int32, configuration },
});

export const listVersions = list('/configuration/versions', {
  roles: workingRoles,
  summary: 'Every version of the configuration: who made it, when, why, and what changed',
  filters: { part: v.optional(part) },
  item: v.object({
    version: int32,
    at: moment,
    by: v.string(),
    confirmedBy: v.nullable(v.string()),
    reason: v.string(),
    changes,
  }),
});

export const changeConfiguration = command('/configuration/change', {
  roles: ['admin'],
  factor: 'fresh',
  audit: { log: 'configuration-changed' },
  effect: 'read-by-partners',
  summary: 'Change a part of the configuration that one person may change',
  input: {
    version: int32,
    part: v.picklist(onePersonParts),
    value: ourValue,
    reason,
  },
});

export const listConfigurationProposals = list('/configuration/proposals', {
  roles: workingRoles,
  summary: 'Changes that wait for a second person, oldest first, or decided ones',
  filters: {
    state: v.optional(v.picklist(proposalStates)),
    part: v.optional(v.picklist(twoPersonParts)),
  },
  item: v.object({
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
});

export const proposeConfiguration = command('/configuration/propose', {
  roles: ['admin'],
  decidedAt: '/configuration/decide',
  audit: { log: 'configuration-proposed' },
  effect: 'raises-cost',
  summary: 'Propose a change of a part of the configuration that takes two people',
  input: {
    version: int32,
    part: v.picklist(twoPersonParts),
    value: ourValue,
    reason,
  },
  output: { id },
});

export const decideConfiguration = command('/configuration/decide', {
  roles: ['approver', 'admin'],
  factor: 'fresh',
  isDecision: true,
  audit: { log: ['configuration-confirmed', 'configuration-refused'] },
  effect: 'raises-cost',
  summary: 'Confirm or refuse a change that another person proposed',
  input: { id, isConfirmed: v.boolean() },
});

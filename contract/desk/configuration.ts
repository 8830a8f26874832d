import * as v from 'valibot';
import { workingRoles } from '#domain/desk/role.ts';
import { configuration, settings } from '../configuration.ts';
import { id, int32, listOf, moment } from '../shape.ts';
import { ourValue, staffReason } from '../staff-text.ts';
import { approvers } from './approvers.ts';
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
  approval: {
    kind: 'configuration',
    title: 'Configuration',
    effect: 'Partners are told. What becomes dearer counts a day later, the rest within seconds.',
    decidedBy: approvers,
  },
  audit: { log: 'configuration-changed' },
  effect: 'raises-cost',
  summary: 'Request a change of a part of the configuration',
  input: {
    version: int32,
    part: v.picklist(settings),
    value: ourValue,
    reason,
  },
  output: { id },
});

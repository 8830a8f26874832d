import * as v from 'valibot';
import { composedReply, id } from '../shape.ts';
import { actReason, actReference } from './act-input.ts';
import type { DeskRoute } from './desk-route.ts';
import { aloneFresh, asks } from './desk-rule.ts';

const keepers = ['support', 'approver', 'admin'] as const;
const asked = v.strictObject({ id, reason: actReason, reference: actReference });

export const askDataExport = {
  method: 'POST',
  path: '/partners/data-export',
  roles: keepers,
  trace: 'staff-activity',
  rule: asks('/by-two/decide-about-partner'),
  summary: 'Propose an export of everything about a partner; another person confirms it',
  input: asked,
  output: v.object({ proposalId: id }),
} as const satisfies DeskRoute;

export const downloadPersonalData = {
  method: 'POST',
  path: '/partners/data-export/file',
  roles: keepers,
  trace: 'staff-activity',
  rule: aloneFresh,
  reply: 'file',
  isComposed: true,
  summary: 'Everything about a partner as a file, within a week after two people decided it',
  input: v.strictObject({ id }),
  output: composedReply,
} as const satisfies DeskRoute;

export const askErasure = {
  method: 'POST',
  path: '/partners/erasure',
  roles: keepers,
  trace: 'staff-activity',
  rule: asks('/by-two/decide-about-partner'),
  summary: 'Propose the erasure of a partner’s personal data; another person confirms it',
  input: asked,
  output: v.object({ proposalId: id }),
} as const satisfies DeskRoute;

import * as v from 'valibot';
import { dataExportDays, erasureWaitDays } from '#domain/partner/erasure.ts';
import { id } from '../shape.ts';
import { actReason, actReference } from './act-input.ts';
import { approvers } from './approvers.ts';
import { command, file } from './desk-builders.ts';

const keepers = ['support', 'approver', 'admin'] as const;
const requestInput = v.strictObject({ id, reason: actReason, reference: actReference });

export const askDataExport = command('/partners/data-export', {
  roles: keepers,
  approval: {
    kind: 'data-export',
    title: 'Data export of a partner',
    effect: `The file can be downloaded for ${dataExportDays} days.`,
    decidedBy: approvers,
  },
  audit: { partner: 'approve-data-export' },
  effect: 'opens-access',
  summary: 'Request an export of everything about a partner; another person decides it',
  input: requestInput,
  output: { id: id },
});

export const downloadPersonalData = file('/partners/data-export/file', {
  roles: keepers,
  factor: 'fresh',
  audit: { partner: 'data-export-file' },
  effect: 'reads',
  summary: 'Everything about a partner as a file, within a week after two people decided it',
  input: { id },
});

export const askErasure = command('/partners/erasure', {
  roles: keepers,
  approval: {
    kind: 'erasure',
    title: 'Erasure of a partner’s data',
    effect: `The data will be erased in ${erasureWaitDays} days, unless the partner stops it.`,
    decidedBy: approvers,
  },
  audit: { partner: 'approve-erasure' },
  effect: 'lowers-income',
  summary: 'Request the erasure of a partner’s personal data; another person decides it',
  input: requestInput,
  output: { id: id },
});

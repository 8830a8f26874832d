import type {
  addAuditor as addRoute,
  endAuditor as endRoute,
  exportBooks as exportRoute,
  listAudits as listRoute,
  takeAudit as takeRoute,
} from '#contract/desk/audits.ts';
import { readOutsideAuditResult } from '#domain/audit/audit-result.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import {
  composeExport,
  listAuditors,
  listOutsideAudits,
  takeResult,
} from '../../proof/outside-audit/outside-audit.ts';
import { askByTwo } from '../by-two/ask-by-two.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { auditorByTwo, auditorEndByTwo } from './auditor-by-two.ts';

const shownMost = 50;

export const listAudits: DeskUseCase<typeof listRoute> = async ({ db }) => {
  const auditors = await listAuditors(db.sql);
  const list = await listOutsideAudits(db.sql, shownMost);
  return {
    auditors: auditors.map(({ name, key, addedBy, addedAt }) => {
      return { name, key, addedBy, addedAt: addedAt.toISOString() };
    }),
    list: list.map(({ text, key: _, at, rootAt, takenAt, ...audit }) => {
      const [first] = readOutsideAuditResult(text)?.result.findings ?? [];
      return {
        ...audit,
        at: at.toISOString(),
        rootAt: rootAt.toISOString(),
        takenAt: takenAt.toISOString(),
        finding: first ? `${first.file}, line ${first.line}: ${first.why}` : null,
      };
    }),
  };
};

export const exportBooks: DeskUseCase<typeof exportRoute> = async (call) => {
  const by = call.staff.name;
  await noteInDeskLog(call.db.sql, { by, act: 'books-exported', about: {} }, call.now());
  return composeExport(call);
};

export const takeAudit: DeskUseCase<typeof takeRoute> = (call, { result: file }) =>
  call.db.transaction(async (sql) => {
    const { name: network } = call.settings.installation;
    const [by, now] = [call.staff.name, call.now()];
    const { sha256, auditor, result } = await takeResult(sql, { file, network, by, now });
    const said = result.isSound ? 'sound' : 'not sound';
    const about = { auditor, root: String(result.root.no), said, sha256 };
    await noteInDeskLog(sql, { by, act: 'audit-taken', about }, now);
    return { sha256 };
  });

export const addAuditor: DeskUseCase<typeof addRoute> = (call, { reason, ...body }) =>
  call.db.transaction(async (sql) => ({
    id: await askByTwo(sql, call, {
      kind: 'auditor',
      act: auditorByTwo,
      subject: body.name,
      body,
      reason,
    }),
  }));

export const endAuditor: DeskUseCase<typeof endRoute> = (call, { reason, ...body }) =>
  call.db.transaction(async (sql) => ({
    id: await askByTwo(sql, call, {
      kind: 'auditor-end',
      act: auditorEndByTwo,
      subject: body.auditor,
      body,
      reason,
    }),
  }));

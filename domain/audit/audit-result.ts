import { hourMs } from '../time.ts';
/** The format of a result file that an auditor's program signs; docs/audit.md describes it. */
export const auditResultFormat = 'reachbook-audit-result/1';

/** A finding: in which file of the export, on which line, and why. */
export interface AuditFinding {
  readonly file: string;
  readonly line: number;
  readonly why: string;
}

/** What an auditor found, as far as the network reads it. */
export interface OutsideAuditResult {
  readonly network: string;
  readonly at: Date;
  /** The newest root in the audited export. */
  readonly root: { readonly no: number; readonly hash: string };
  readonly isSound: boolean;
  readonly findings: readonly AuditFinding[];
}

/** A result with the exact text that was signed. */
export interface SignedResult {
  readonly text: string;
  readonly key: string;
  readonly signature: string;
  readonly result: OutsideAuditResult;
}

const fileForm =
  /^\{"result":(\{.*\}),"key":"([A-Za-z0-9_-]{43})","signature":"([A-Za-z0-9_-]{86})"\}\n?$/s;

/** Parses a result; null when the file is not one. Does not check the signature. */
export function readOutsideAuditResult(file: string): SignedResult | null {
  const [, text, key, signature] = fileForm.exec(file) ?? [];
  if (text === undefined || key === undefined || signature === undefined) return null;
  const result = readResult(parseObject(text));
  return result && { text, key, signature, result };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function readResult(fields: Record<string, unknown>): OutsideAuditResult | null {
  const { format, network, isSound } = fields;
  const auditedAt = new Date(String(fields.at));
  const root = readRoot(fields.root);
  const findings = Array.isArray(fields.findings) ? fields.findings.map(readFinding) : [null];
  const knownFindings = findings.filter((finding) => finding !== null);
  if (format !== auditResultFormat || typeof network !== 'string' || !root) return null;
  if (Number.isNaN(auditedAt.getTime()) || knownFindings.length !== findings.length) return null;

  // A result is sound exactly if nothing was found.
  if (isSound !== (knownFindings.length === 0)) return null;

  return { network, at: auditedAt, root, isSound, findings: knownFindings };
}

function readRoot(value: unknown): OutsideAuditResult['root'] | null {
  const { no, hash } = (value ?? {}) as { no?: unknown; hash?: unknown };
  if (!Number.isSafeInteger(no) || typeof hash !== 'string') return null;
  return { no: no as number, hash };
}

function readFinding(value: unknown): AuditFinding | null {
  const { file, line, why } = (value ?? {}) as Record<string, unknown>;
  if (typeof file !== 'string' || !Number.isSafeInteger(line)) return null;
  return typeof why === 'string' ? { file, line: line as number, why } : null;
}

interface KnownRoot {
  readonly network: string;
  /** The hash of our root of that number. */
  readonly rootHash: string | null;
  readonly isSigned: boolean;
  readonly now: Date;
}

const clockMs = hourMs;

/** Why a result is not accepted. Its content is never a reason: a bad result is published too. */
export function whyNotAccept(result: OutsideAuditResult, known: KnownRoot): string | null {
  if (!known.isSigned) return 'No auditor that is registered here has signed this file.';
  if (result.network !== known.network) return 'This is the audit of another network.';
  if (result.root.hash !== known.rootHash) return 'Its root is not one of this network.';
  if (result.at.getTime() > known.now.getTime() + clockMs) return 'It is of the future.';
  return null;
}

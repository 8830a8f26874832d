import type { ApprovalCall, CommandCall } from '../call/use-case.ts';

type People = Pick<
  ApprovalCall,
  'requesterId' | 'requestedBy' | 'deciderId' | 'decidedBy' | 'codeWordHash'
>;

/**
 * What a command gets that runs on approval. It is also run only to be undone, so whatever a
 * rollback would not undo stays out of its reach: the queue of money, files, sessions, counters.
 */
export const createApprovalCall = (
  { sql, now, commandId, settings, secrets, origin, appOrigin }: CommandCall,
  people: People,
): ApprovalCall => ({
  sql,
  now,
  commandId,
  settings,
  secrets,
  origin,
  appOrigin,
  ...people,
});

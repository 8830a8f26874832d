export const chatShows = ['waiting', 'mine'] as const;

export type ChatShow = (typeof chatShows)[number];

export type AssignmentAct = 'chat-taken' | 'chat-handed-over' | 'chat-released';

/** What giving a chat to somebody is, seen from who does it. */
export function assignmentAct(to: string | null, by: string): AssignmentAct {
  if (to === null) return 'chat-released';
  return to === by ? 'chat-taken' : 'chat-handed-over';
}

interface Assigner {
  readonly id: string;
  readonly roles: readonly string[];
}

/** A chat that somebody looks after is theirs to give away, or an admin's when they are away. */
export const mayAssign = (staffId: string | null, { id, roles }: Assigner): boolean =>
  staffId === null || staffId === id || roles.includes('admin');

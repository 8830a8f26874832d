export const chatShows = ['waiting', 'mine'] as const;

export type ChatShow = (typeof chatShows)[number];

export type AssignmentAct = 'chat-taken' | 'chat-handed-over' | 'chat-released';

/** What an assignment of a chat is, from the point of view of whoever makes it. */
export function assignmentAct(to: string | null, by: string): AssignmentAct {
  if (to === null) return 'chat-released';
  return to === by ? 'chat-taken' : 'chat-handed-over';
}

interface Assigner {
  readonly id: string;
  readonly roles: readonly string[];
}

/** An assigned chat can be reassigned by its assignee, or by an admin in their absence. */
export const mayAssign = (staffId: string | null, { id, roles }: Assigner): boolean =>
  staffId === null || staffId === id || roles.includes('admin');

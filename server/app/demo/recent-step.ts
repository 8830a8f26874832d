import type { Actors } from './actors.ts';
import type { Crowd } from './crowd-past.ts';
import { approveRequest } from './partner-steps.ts';

/** Something that a partner or member of staff did on the last day of the history. */
export interface RecentStep {
  readonly hoursAgo: number;
  run(crowd: Crowd): Promise<unknown>;
}

/** What it returns, if that is a text, is the ID for the steps after it. */
type StepRun = (crowd: Crowd, id: string) => Promise<unknown>;

/**
 * Steps that build on each other, as many as there are hours. After a first step that was refused,
 * or found nothing to do, the others do not happen.
 */
export function createSteps(hours: readonly number[], ...runs: readonly StepRun[]): RecentStep[] {
  let id: string | null = null;
  return runs.slice(0, hours.length).map((runStep, index) => ({
    hoursAgo: hours[index] ?? 0,
    async run(crowd) {
      if (index > 0 && id === null) return;

      const result = await runStep(crowd, id ?? '');
      if (typeof result === 'string') id = result;
    },
  }));
}

/** What the clerk requests, and how many hours ago. */
type Row<Reply> = readonly [hoursAgo: number, request: (actors: Actors) => Promise<Reply>];

export type RequestRow = Row<unknown>;
export type ApprovedRow = Row<{ readonly id: string }>;

/** Requests that wait for the second person. */
export const createRequestSteps = (rows: readonly RequestRow[]): RecentStep[] =>
  rows.map(([hoursAgo, request]) => ({ hoursAgo, run: ({ actors }) => request(actors) }));

/** Requests that the controller approves at once. */
export const createApprovedSteps = (rows: readonly ApprovedRow[]): RecentStep[] =>
  rows.flatMap(([hoursAgo, request]) =>
    createSteps(
      [hoursAgo, hoursAgo],
      async ({ actors }) => (await request(actors)).id,
      ({ actors }, id) => approveRequest(actors, id),
    ),
  );

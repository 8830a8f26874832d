import type { DeskRouteName, deskRoutes } from '#contract/desk/desk-routes.ts';
import type { TestServer } from '../../test-server.ts';
import type { TestStaff } from '../test-desk.ts';

/** The routes that must leave a trace, as the route table says. */
export type TracedRouteName = {
  [Name in DeskRouteName]: (typeof deskRoutes)[Name]['audit'] extends null ? never : Name;
}[DeskRouteName];

/** The starting point of every act. */
export interface TraceWorld {
  readonly server: TestServer;
  /** Two people with every role, so that one can request and the other approve. */
  readonly first: TestStaff;
  readonly second: TestStaff;
}

/** A prepared act, and the partner in whose list it must appear, if it is about one. */
export interface TracedAct {
  readonly partnerId: string | null;
  run(): Promise<unknown>;
}

/** Prepares what the act needs. If it concerns no partner, only the act is returned. */
export type TraceScenario = (world: TraceWorld) => Promise<TracedAct | (() => Promise<unknown>)>;

export const onPartner = (partnerId: string, run: () => Promise<unknown>): TracedAct => ({
  partnerId,
  run,
});

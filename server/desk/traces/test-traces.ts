import type { DeskRouteName, deskRoutes } from '#contract/desk/desk-routes.ts';
import type { TestServer } from '../../test-server.ts';
import type { TestStaff } from '../test-desk.ts';

/** The routes that must leave a trace, told apart by the table of routes itself. */
export type TracedRouteName = {
  [Name in DeskRouteName]: (typeof deskRoutes)[Name]['trace'] extends 'none' ? never : Name;
}[DeskRouteName];

/** What every act can start from. */
export interface TraceWorld {
  readonly server: TestServer;
  /** Two people with every role, so that one can ask and the other confirm. */
  readonly first: TestStaff;
  readonly second: TestStaff;
}

/** An act that is ready, and the partner whose list it must stand in, if it is about one. */
export interface TracedAct {
  readonly partnerId: string | null;
  run(): Promise<unknown>;
}

/** Prepares what the act needs. One that concerns no partner is the act alone. */
export type TraceScenario = (world: TraceWorld) => Promise<TracedAct | (() => Promise<unknown>)>;

export const onPartner = (partnerId: string, run: () => Promise<unknown>): TracedAct => ({
  partnerId,
  run,
});

import type { DeskRouteName, deskRoutes } from '#contract/desk/desk-routes.ts';
import type { TestServer } from '../test-server.ts';
import type { TestStaff } from './test-desk.ts';

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

/** Prepares what the act needs, and returns the act itself. */
export type TraceScenario = (world: TraceWorld) => Promise<() => Promise<unknown>>;

import type { DeskInput, DeskOutput, DeskRoute } from '#contract/desk/desk-route.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import type { TestServer } from '../test-server.ts';
import { startDeskSession } from './staff-session-store.ts';
import { insertStaff } from './staff-store.ts';

/** A member of staff at the desk of a test server. */
export interface TestStaff {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
  ask<R extends DeskRoute>(route: R, input: DeskInput<R>): Promise<Envelope<DeskOutput<R>>>;
  /** The answer itself; a refusal is thrown. */
  get<R extends DeskRoute>(route: R, input: DeskInput<R>): Promise<DeskOutput<R>>;
}

/** Makes a call of the desk like the desk does; without a cookie it comes from a stranger. */
export async function askDesk<R extends DeskRoute>(
  { app }: Pick<TestServer, 'app'>,
  route: R,
  input: unknown,
  cookie = '',
): Promise<Envelope<DeskOutput<R>> & { readonly setCookie: string }> {
  const isGet = route.method === 'GET';
  const query = new URLSearchParams(isGet ? (input as Record<string, string>) : {}).toString();
  const response = await app.inject({
    method: route.method,
    url: `/desk/api${route.path}${query === '' ? '' : `?${query}`}`,
    headers: {
      host: 'localhost',
      'x-desk': '1',
      cookie,
      ...(isGet ? {} : { 'content-type': 'application/json' }),
    },
    ...(isGet ? {} : { payload: JSON.stringify(input) }),
  });
  const setCookie = String(response.headers['set-cookie'] ?? '');
  return { ...response.json(), setCookie };
}

/** Somebody with these roles, signed in. How one signs in is tested where it belongs. */
export async function admitStaff(
  server: TestServer,
  name: string,
  ...roles: StaffRole[]
): Promise<TestStaff> {
  const { sql } = server.db;
  const now = server.clock.now;
  const id = await insertStaff(sql, { name, roles, madeBy: 'a test' }, now);
  if (!id) throw new Error(`There is a ${name} already`);
  const session = { staffId: id, device: 'a test', address: '192.0.2.9' };
  const cookie = `reachbook_desk=${await startDeskSession(sql, session, now)}`;
  const ask = async <R extends DeskRoute>(route: R, input: DeskInput<R>) => {
    const { setCookie: _, ...envelope } = await askDesk(server, route, input, cookie);
    return envelope as Envelope<DeskOutput<R>>;
  };
  return {
    ...{ id, name, cookie, ask },
    async get(route, input) {
      const answer = await ask(route, input);
      if (answer.code !== 200) throw new Error(answer.msg);
      return answer.data as DeskOutput<typeof route>;
    },
  };
}

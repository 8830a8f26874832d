import { decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import type { DeskRoute, DeskSent } from '#contract/desk/desk-route.ts';
import { helpLoginPassword } from '#contract/desk/partner-help.ts';
import { inviteStaff } from '#contract/desk/staff.ts';
import type { Envelope } from '#contract/envelope.ts';
import { queryEntries } from '#contract/query-entries.ts';
import type { Input, Output } from '#contract/route.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import { isFactorFresh, isWholeProved } from '#domain/desk/session.ts';
import { staffNameKey } from '#domain/staff/staff-name.ts';
import { admitPerson } from '../platform/database/test-staff.ts';
import type { TestServer } from '../test-server.ts';
import { findSessionStaff, startDeskSession } from './staff/desk-session.ts';
import { saveProof } from './staff/staff-session-store.ts';

/** A member of staff at the desk of a test server. */
export interface TestStaff {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
  ask<R extends DeskRoute>(route: R, input: DeskSent<R, Blob>): Promise<Envelope<Output<R>>>;
  /** The answer itself; a refusal is thrown. */
  get<R extends DeskRoute>(route: R, input: DeskSent<R, Blob>): Promise<Output<R>>;
}

interface SetCookies {
  /** The session cookie comes first. */
  readonly setCookie: string;
  readonly setCookies: readonly string[];
}

/** Makes a call as the desk does; without a cookie it comes from a stranger. */
export async function askDesk<R extends DeskRoute>(
  { app }: Pick<TestServer, 'app'>,
  route: R,
  input: unknown,
  cookie = '',
): Promise<Envelope<Output<R>> & SetCookies> {
  const isGet = route.method === 'GET';
  const query = new URLSearchParams(isGet ? queryEntries(input) : []).toString();
  const sent = await sentAs(route, input);
  const response = await app.inject({
    method: route.method,
    url: `/desk/api${route.path}${query === '' ? '' : `?${query}`}`,
    headers: {
      host: 'localhost',
      'x-desk': '1',
      cookie,
      ...(isGet ? {} : { 'content-type': sent.type }),
    },
    ...(isGet ? {} : { payload: sent.body }),
  });
  const setCookies = [response.headers['set-cookie'] ?? []].flat();
  const isFile = /^application\/zip/.test(String(response.headers['content-type']));
  const answer = isFile ? fileOf(response.rawPayload) : response.json();
  return { ...answer, setCookie: setCookies[0] ?? '', setCookies };
}

const fileOf = (body: Buffer) => ({ code: 200, msg: '', data: { body, bytes: body.length } });

/**
 * Acts as if the person had just proved their identity, unless they have recently. Proofs are
 * tested elsewhere.
 */
export async function proveAnew(server: TestServer, cookie: string, isWhole: boolean) {
  const { sql } = server.db;
  const now = server.clock.now;
  const partner = await findSessionStaff(sql, cookie.split('=')[1] ?? '', now);
  if (!partner) return;
  const isProved = (isWhole ? isWholeProved : isFactorFresh)(partner.proofs, now);
  if (!isProved) await saveProof(sql, partner.sessionId, isWhole, now);
}

async function sentAs({ body }: DeskRoute, input: unknown) {
  if (body !== 'multipart') return { type: 'application/json', body: JSON.stringify(input) };
  const { file, ...rest } = input as { readonly file: Blob };
  const form = new FormData();
  form.append('input', JSON.stringify(rest));
  form.append('file', file);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { type, body: Buffer.from(await encoded.arrayBuffer()) };
}

/** Somebody with these roles, signed in. Signing in is tested elsewhere. */
export async function admitStaff(
  server: TestServer,
  name: string,
  ...roles: StaffRole[]
): Promise<TestStaff> {
  const { sql } = server.db;
  const now = server.clock.now;
  const { id } = await admitPerson(sql, name);
  await sql`update staff set roles = ${roles} where id = ${id}`;
  const session = { staffId: id, version: 1, device: 'a test', address: '192.0.2.9' };
  const token = await startDeskSession(sql, session, now);
  const cookie = `reachbook_desk=${token}`;
  const ask = async <R extends DeskRoute>(route: R, input: DeskSent<R, Blob>) => {
    if (route.factor !== 'any') await proveAnew(server, cookie, route.factor === 'whole');
    const {
      setCookie: _,
      setCookies: __,
      ...envelope
    } = await askDesk(server, route, input, cookie);
    return envelope as Envelope<Output<R>>;
  };
  return {
    ...{ id, name, cookie, ask },
    async get(route, input) {
      const answer = await ask(route, input);
      if (answer.code !== 200) throw new Error(answer.msg);
      return answer.data as Output<typeof route>;
    },
  };
}

/** Renames somebody, which no call does and the database refuses: rules must withstand it. */
export async function renameStaff(
  { db }: Pick<TestServer, 'db'>,
  { id }: Pick<TestStaff, 'id'>,
  name: string,
): Promise<void> {
  await db.owner.sql`alter table staff disable trigger append_only`;
  await db.owner.sql`
    update staff set name = ${name}, name_key = ${staffNameKey(name)} where id = ${id}`;
  await db.owner.sql`alter table staff enable trigger append_only`;
}

/** Both halves of what opens an account that two admins decided: the word and the link. */
export async function approvedLink(second: TestStaff, { id, word }: { id: string; word: string }) {
  const { link } = await second.get(decideApproval, { id, isApproved: true, reason: '' });
  const token = new URLSearchParams(link?.address.split('?')[1]).get('token') ?? '';
  return { token, word };
}

/** Both halves of a link to a new login password, for a partner who has none yet. */
export const passwordLinkWithSecond = async (
  first: TestStaff,
  second: TestStaff,
  partnerId: string,
) =>
  approvedLink(
    second,
    await first.get(helpLoginPassword, {
      ...{ id: partnerId, seen: null },
      ...{ reason: 'Asked by phone, born 1 May 1980.', reference: 'call 17' },
    }),
  );

export const inviteWithSecond = async (
  first: TestStaff,
  second: TestStaff,
  person: Input<typeof inviteStaff>,
) => approvedLink(second, await first.get(inviteStaff, person));

/** Confirms everything that waits for a second person; returns the resulting links. */
export async function confirmWaiting(second: TestStaff) {
  const { list } = await second.get(listApprovals, {});
  const links: string[] = [];
  for (const { id } of list) {
    const { link } = await second.get(decideApproval, { id, isApproved: true, reason: '' });
    if (link) links.push(link.address);
  }
  return links;
}

/** A member of staff with a colleague who confirms at once whatever takes two. */
export const withSecond = (staff: TestStaff, second: TestStaff): TestStaff => ({
  ...staff,
  async get(route, input) {
    const answer = await staff.get(route, input);
    if (route.kind === 'approval') {
      const { id } = answer as { readonly id: string };
      await second.get(decideApproval, { id, isApproved: true, reason: '' });
    }
    return answer;
  },
});

/** A member of staff and another who confirms whatever takes two. */
export async function admitPair(server: TestServer, name: string, ...roles: StaffRole[]) {
  const staff = await admitStaff(server, name, ...roles);
  return withSecond(staff, await admitStaff(server, `Second of ${name}`, 'approver'));
}

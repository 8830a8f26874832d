import { afterAll, beforeAll, expect, test } from 'vitest';
import { askResetMail } from '#contract/recovery.ts';
import { loginV2 } from '#contract/session.ts';
import { toMailConfig } from '../../platform/settings/mail-config.ts';
import { getSettings } from '../../platform/settings/settings-store.ts';
import { createTestServer, type TestServer, testPassword } from '../../test-server.ts';
import { quickPasswords } from '../partner/test-quick-passwords.ts';
import { inventedHosts } from './invented-hosts.ts';
import { createMailer } from './mailer.ts';
import { sendMail } from './send-mail.ts';

const config = toMailConfig({
  // Nobody listens there: what is tried keeps waiting.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@network.example',
  APP_ORIGIN: 'https://ads.example',
});

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords, {}, undefined, { mail: config });
});
afterAll(() => server.close());

test('a demo sends no mail to the people it invented, and does to others', async () => {
  if (!config) throw new Error('There is no configuration');
  for (const username of ['made-up', 'made-up-too', 'real-one']) {
    await server.admit(username);
    await server.ask(loginV2, { username, password: testPassword });
    await server.ask(askResetMail, { username });
  }
  // One would be sent a link to a new password, the other one that confirms the address.
  await server.db.sql`
    update partner set email = ${`made-up@${inventedHosts.partners}`},
      email_confirmed_at = case username when 'made-up' then ${server.clock.now}
      ::timestamptz end where username like 'made-up%'`;
  const settings = await getSettings(server.db.sql);
  const mailer = createMailer(config);
  const services = { db: server.db, settings, mailer, appOrigin: 'https://ads.example' };
  await sendMail(services, server.clock.now).catch(() => {});
  mailer.close();
  const waiting = await server.db.sql.many`
    select distinct username from outbox_message join partner on partner.id = partner_id`;
  expect(waiting).toEqual([{ username: 'real-one' }]);
});

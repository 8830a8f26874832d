import { afterEach, expect, test } from 'vitest';
import { overview } from '#contract/desk/overview.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { toMailConfig } from '../../platform/settings/mail-config.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { admitStaff } from '../test-desk.ts';

let server: TestServer;
afterEach(() => server.close());

const inside = { id: 'help', label: 'Help', type: 1, url: 'https://help.example/' };
const outside = { ...inside, type: 2 };

test.each([
  ['nothing outside the app', [inside], false, false],
  ['a channel outside the app', [outside], false, true],
  ['mail', [inside], true, true],
])(
  'the desk knows whether partners reach it without a login: %s',
  async (_, channels, mail, has) => {
    const smtp = {
      SMTP_URL: 'smtp://127.0.0.1:2525',
      MAIL_FROM: 'Test <no-reply@network.example>',
    };
    const config = toMailConfig({ ...smtp, APP_ORIGIN: 'https://ads.example' });
    const other = mail ? { mail: config } : {};
    const configured = { rechargeService: channels };
    server = await createTestServer(quickPasswords, configured, undefined, other);
    const staff = await admitStaff(server, 'Ada Admin', 'admin');
    expect(await staff.get(overview, { range: '30' })).toMatchObject({ hasWayWithoutLogin: has });
  },
);

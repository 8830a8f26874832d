import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('every setting has a default', () => {
  const { dataDir, ...others } = readConfig({});
  expect(others).toEqual({
    role: 'all',
    stream: undefined,
    journalDir: `${dataDir}/journal`,
    port: 8080,
    host: 'localhost',
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    secretsFile: `${dataDir}/secrets.json`,
    trustedProxies: [],
    deskOrigin: undefined,
    appOrigin: undefined,
    mail: null,
    demoDays: 24,
    drainSeconds: 0,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    countryHeader: undefined,
    providerHeader: undefined,
    dataCentreFile: undefined,
    blocksDir: `${dataDir}/blocks`,
    sealAfterDays: 35,
    forgetAfterDays: 60,
  });
  expect(readConfig({ PORT: '' }).port).toBe(8080);
});

test.each([
  [{ PORT: '80800' }, 'PORT'],
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '1e3' }, 'PORT'],
  [{ DEMO_DAYS: '60' }, 'DEMO_DAYS'],
  [{ SEAL_AFTER_DAYS: '29' }, 'SEAL_AFTER_DAYS'],
  [{ FORGET_AFTER_DAYS: '30' }, 'FORGET_AFTER_DAYS'],
  [{ TRUSTED_PROXIES: 'rubbish' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.0/99' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/0' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '010.0.0.1' }, 'TRUSTED_PROXIES'],
  [{ DESK_ORIGIN: 'desk.example', APP_ORIGIN: 'https://ads.example' }, 'DESK_ORIGIN'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ SECURITY_CONTACT: 'security@acme.example' }, 'SECURITY_CONTACT'],
  [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example/inbox' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'the network' }, 'MAIL_FROM'],
  [{ ROLE: 'biller' }, 'ROLE'],
  [{ EVENTS_URL: 'http://one:4222' }, 'EVENTS_URL'],
  [{ EVENTS_URL: 'nats://one:4222,two' }, 'EVENTS_URL'],
  [{ EVENTS_URL: ',' }, 'EVENTS_URL'],
  [{ EVENTS_MONITOR_URL: 'one:8222' }, 'EVENTS_MONITOR_URL'],
  [{ EVENTS_DURABILITY: 'none' }, 'EVENTS_DURABILITY'],
  [{ EVENTS_STREAM: 'My Stream' }, 'EVENTS_STREAM'],
  [{ DATABASE_URL: 'postgres://user@host:99999/name' }, 'DATABASE_URL'],
])('the wrong setting %j is named in one sentence', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(new RegExp(`^The setting ${name} must be .+\\.$`));
});

test('a desk with an origin of its own needs to know where the app is', () => {
  const desk = { DESK_ORIGIN: 'https://desk.example' };
  expect(() => readConfig(desk)).toThrow(/APP_ORIGIN must be/);
  expect(() => readConfig({ ...desk, APP_ORIGIN: desk.DESK_ORIGIN })).toThrow(/must differ/);
  expect(readConfig({ ...desk, APP_ORIGIN: 'https://ads.example' })).toMatchObject({
    deskOrigin: 'https://desk.example',
    appOrigin: 'https://ads.example',
  });
});

test('mail needs a server, an address that it comes from, and an origin for its links', () => {
  const from = { MAIL_FROM: 'Acme <no-reply@acme.example>' };
  const server = { SMTP_URL: 'smtp://user:a%40b@mail.example' };
  const app = { APP_ORIGIN: 'https://ads.example' };
  expect(() => readConfig(from)).toThrow(/^With MAIL_FROM the setting SMTP_URL must be .+\.$/);
  expect(() => readConfig(server)).toThrow(/^With SMTP_URL the setting MAIL_FROM must be .+\.$/);
  const noOrigin = { ...server, ...from };
  expect(() => readConfig(noOrigin)).toThrow(/^With SMTP_URL the setting APP_ORIGIN must be .+\.$/);
  const plain = { ...noOrigin, APP_ORIGIN: 'http://ads.example' };
  expect(() => readConfig(plain)).toThrow(/^With SMTP_URL the setting APP_ORIGIN must be .+\.$/);
  const here = 'http://[::1]:8080';
  expect(readConfig({ ...noOrigin, APP_ORIGIN: here }).mail?.appOrigin).toBe(here);
  const whole = { ...noOrigin, ...app };
  expect(readConfig(whole).mail).toMatchObject({
    host: 'mail.example',
    port: 587,
    isSecure: false,
    needsTls: true,
    login: { user: 'user', password: 'a@b' },
    appOrigin: 'https://ads.example',
  });
  const secure = readConfig({ ...whole, SMTP_URL: 'smtps://mail.example' }).mail;
  expect(secure).toMatchObject({ port: 465, isSecure: true, login: null });
  const own = readConfig({ ...whole, SMTP_URL: 'smtp://127.0.0.1:2525' }).mail;
  expect(own).toMatchObject({ port: 2525, needsTls: false });
});

test('a role needs a stream, and a stream needs addresses where its nodes say how safe they are', () => {
  expect(() => readConfig({ ROLE: 'edge' })).toThrow(/^With ROLE=edge EVENTS_URL must be .+\.$/);
  const stream = { EVENTS_URL: 'nats://one:4222, nats://two:4222' };
  expect(() => readConfig(stream)).toThrow(/EVENTS_MONITOR_URL must be .+\.$/);
  const monitored = { ...stream, EVENTS_MONITOR_URL: 'http://one:8222,http://two:8222' };
  expect(readConfig({ ...monitored, ROLE: 'books' })).toMatchObject({
    role: 'books',
    stream: {
      name: 'reachbook',
      urls: ['nats://one:4222', 'nats://two:4222'],
      monitorUrls: ['http://one:8222', 'http://two:8222'],
      mayLose: false,
    },
  });
  const trial = { ...stream, EVENTS_DURABILITY: 'not-durable' };
  expect(readConfig(trial).stream).toMatchObject({ mayLose: true, monitorUrls: [] });
});

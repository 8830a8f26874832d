import { isIP } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { namedCidrs, parseCidr } from '#domain/delivery/network.ts';
import { dataFolder } from '../database/embedded/data-folder.ts';
import { StartError } from '../process/start-error.ts';
import { type MailConfig, mailMeanings, mailSchemas, toMailConfig } from './mail-config.ts';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/),
  v.transform(Number),
  v.integer(),
  v.maxValue(65_535),
);

const databaseUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//),
  v.check((text) => URL.canParse(text)),
);

/** In Fastify's notation: an address, a CIDR block, or the name of some blocks. */
function isProxy(text: string): boolean {
  if (Object.hasOwn(namedCidrs, text)) return true;

  const [address = '', bits] = text.split('/');
  return isIP(address) !== 0 && parseCidr(text) !== null && Number(bits ?? 1) > 0;
}

const splitItems = (text: string): string[] => text.split(',').flatMap((item) => item.trim() || []);

const proxies = v.pipe(
  v.string(),
  v.check((text) => splitItems(text).every(isProxy)),
);

const origin = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text),
);

/** One address or several, with commas between them. */
const addressList = (scheme: RegExp) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const urls = splitItems(text);
      return urls.length > 0 && urls.every((url) => scheme.test(url) && URL.canParse(url));
    }),
  );

const settingsSchema = v.object({
  ...mailSchemas,
  ROLE: v.optional(v.picklist(['all', 'edge', 'books']), 'all'),
  EVENTS_URL: v.optional(addressList(/^(nats|tls):\/\//)),
  EVENTS_MONITOR_URL: v.optional(addressList(/^https?:\/\//)),
  EVENTS_DURABILITY: v.optional(v.picklist(['replicated', 'not-durable']), 'replicated'),
  EVENTS_STREAM: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), 'reachbook'),
  JOURNAL_DIR: v.optional(v.pipe(v.string(), v.minLength(1))),
  PORT: v.optional(portSchema, '8080'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), 'localhost'),
  METRICS_PORT: v.optional(portSchema),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  DATABASE_URL: v.optional(databaseUrl),
  DATABASE_OWNER_URL: v.optional(databaseUrl),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1))),
  SECRETS_FILE: v.optional(v.pipe(v.string(), v.minLength(1))),
  TRUSTED_PROXIES: v.optional(proxies, ''),
  DESK_ORIGIN: v.optional(origin),
  APP_ORIGIN: v.optional(origin),
  SECURITY_CONTACT: v.optional(v.pipe(v.string(), v.regex(/^(mailto:[^\s@]+@|https:\/\/)[^\s]+$/))),
  DRAIN_SECONDS: v.optional(v.pipe(v.string(), v.regex(/^([0-9]|[1-5][0-9]|60)$/)), '0'),
  DEMO_DAYS: v.optional(v.pipe(v.string(), v.regex(/^([0-9]|[1-5][0-9])$/)), '24'),
  COUNTRY_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,60}$/))),
  PROVIDER_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,60}$/))),
  DATA_CENTRE_FILE: v.optional(v.pipe(v.string(), v.minLength(1))),
  FORGET_AFTER_DAYS: v.optional(
    v.pipe(v.string(), v.regex(/^(3[5-9]|[4-9][0-9]|[1-9][0-9]{2,3})$/)),
    '60',
  ),
  BLOCKS_DIR: v.optional(v.pipe(v.string(), v.minLength(1))),
  SEAL_AFTER_DAYS: v.optional(
    v.pipe(v.string(), v.regex(/^(3[0-9]|[4-9][0-9]|[1-9][0-9]{2,3})$/)),
    '35',
  ),
});

const meanings: Record<string, string> = {
  ...mailMeanings,
  ROLE: 'what this process does: all, edge or books',
  EVENTS_URL: 'addresses of a NATS cluster, such as nats://one:4222,nats://two:4222',
  EVENTS_MONITOR_URL: 'the monitoring addresses of all its nodes, such as http://one:8222',
  EVENTS_DURABILITY: 'replicated, or not-durable for a trial with one node that may lose events',
  EVENTS_STREAM: 'the name of the stream, of at most 40 small letters, digits and dashes',
  JOURNAL_DIR: 'a folder on a disk of this machine, for this process alone',
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on, such as localhost',
  METRICS_PORT: 'a port number from 0 to 65535 for monitoring, other than PORT',
  METRICS_HOST: 'an address to listen on for monitoring, such as 127.0.0.1',
  DATABASE_URL: 'the address of a PostgreSQL database, such as postgres://user@host:5432/name',
  DATABASE_OWNER_URL: 'the same database as DATABASE_URL, by the login that owns its tables',
  DATA_DIR: 'a folder for the embedded database',
  SECRETS_FILE: 'the file with the secrets of this installation',
  TRUSTED_PROXIES: 'addresses of proxies or blocks of them, such as 10.0.0.1,192.0.2.0/24',
  DESK_ORIGIN: 'an origin of its own for the desk, such as https://desk.example',
  SECURITY_CONTACT: 'where to report a vulnerability: mailto:… or https://…',
  DRAIN_SECONDS: 'how long to go on serving after the signal to end, from 0 to 60',
  DEMO_DAYS: 'how many days a new demo has behind it, from 0 to 59',
  COUNTRY_HEADER: 'the name of a header in which a trusted proxy says the country of a viewer',
  PROVIDER_HEADER: 'the name of a header in which a trusted proxy says the AS number of a viewer',
  FORGET_AFTER_DAYS: 'after how many days viewers and addresses are forgotten, from 35 to 9999',
  BLOCKS_DIR: 'a folder for sealed events, kept as carefully as the database',
  SEAL_AFTER_DAYS: 'how many days after its end the events of a plan are sealed, from 30 to 9999',
  DATA_CENTRE_FILE: 'a file with one block of addresses a line, such as 192.0.2.0/24',
};

/** The event stream between those who deliver and the books. */
export interface StreamConfig {
  readonly name: string;
  readonly urls: readonly string[];
  readonly monitorUrls: readonly string[];
  readonly mayLose: boolean;
}

export type Role = 'all' | 'edge' | 'books';

export interface Config {
  /** What this process does: `edge` answers ads, `books` everything else; both need a stream. */
  readonly role: Role;
  /** Without one, events go straight to the books. */
  readonly stream: StreamConfig | undefined;
  /** The folder for what was acknowledged and is not in the books yet. */
  readonly journalDir: string;
  readonly port: number;
  readonly host: string;
  /** The port for metrics, separate from the public one; none by default. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  readonly databaseUrl: string | undefined;
  /** The login that migrates, if it is not the running one, which then cannot leave its role. */
  readonly databaseOwnerUrl: string | undefined;
  readonly dataDir: string;
  /** The file with the secrets that must not be in the database. */
  readonly secretsFile: string;
  readonly trustedProxies: readonly string[];
  /** The desk's exclusive origin; without one, the desk and the app share an origin. */
  readonly deskOrigin: string | undefined;
  /** The app's origin, which neither a mail nor a desk with its own origin can infer. */
  readonly appOrigin: string | undefined;
  /** Where a vulnerability is reported, for /.well-known/security.txt. */
  readonly securityContact: string | undefined;
  /** How mail is sent; null where it is not. */
  readonly mail: MailConfig | null;
  /** The delay between reporting not ready and closing, so that proxies can react. */
  readonly drainSeconds: number;
  /** How many days of history a new demo gets. */
  readonly demoDays: number;
  /** The header in which a trusted proxy names the viewer's country; none by default. */
  readonly countryHeader: string | undefined;
  readonly providerHeader: string | undefined;
  /** Data-centre address ranges, where nobody views ads; our own list by default. */
  readonly dataCentreFile: string | undefined;
  /** After how many days viewers' personal data is forgotten; longer than a session lives. */
  readonly forgetAfterDays: number;
  /** The folder for sealed events of plans that ended long ago. */
  readonly blocksDir: string;
  /** Longer than any token is valid, so that a sealed plan gets no more events. */
  readonly sealAfterDays: number;
}

/** Reads the environment once. An invalid setting stops the start and is named in the error. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // Shells and service files often set a variable to an empty string to mean its default.
  const environmentSet = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const result = v.safeParse(settingsSchema, environmentSet, { abortEarly: true });
  if (!result.success) {
    const name = v.getDotPath(result.issues[0]) ?? '';
    throw new StartError(`The setting ${name} must be ${meanings[name] ?? 'valid'}.`);
  }

  const settings = result.output;
  if (settings.DESK_ORIGIN !== undefined && settings.APP_ORIGIN === undefined) {
    throw new StartError(`With DESK_ORIGIN the setting APP_ORIGIN must be ${meanings.APP_ORIGIN}.`);
  }
  if (settings.DESK_ORIGIN !== undefined && settings.DESK_ORIGIN === settings.APP_ORIGIN) {
    throw new StartError('The settings DESK_ORIGIN and APP_ORIGIN must differ.');
  }

  const dataDir = dataFolder(settings.DATA_DIR, projectFolder);

  return {
    role: settings.ROLE,
    stream: toStreamConfig(settings),
    journalDir: settings.JOURNAL_DIR ?? join(dataDir, 'journal'),
    port: settings.PORT,
    host: settings.HOST,
    metricsPort: settings.METRICS_PORT,
    metricsHost: settings.METRICS_HOST,
    databaseUrl: settings.DATABASE_URL,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL,
    dataDir,
    secretsFile: settings.SECRETS_FILE ?? join(dataDir, 'secrets.json'),
    trustedProxies: splitItems(settings.TRUSTED_PROXIES),
    deskOrigin: settings.DESK_ORIGIN,
    appOrigin: settings.APP_ORIGIN,
    securityContact: settings.SECURITY_CONTACT,
    mail: toMailConfig(settings),
    drainSeconds: Number(settings.DRAIN_SECONDS),
    demoDays: Number(settings.DEMO_DAYS),
    countryHeader: settings.COUNTRY_HEADER?.toLowerCase(),
    providerHeader: settings.PROVIDER_HEADER?.toLowerCase(),
    dataCentreFile: settings.DATA_CENTRE_FILE,
    blocksDir: settings.BLOCKS_DIR ?? join(dataDir, 'blocks'),
    sealAfterDays: Number(settings.SEAL_AFTER_DAYS),
    forgetAfterDays: Number(settings.FORGET_AFTER_DAYS),
  };
}

function toStreamConfig(settings: v.InferOutput<typeof settingsSchema>): StreamConfig | undefined {
  if (settings.EVENTS_URL === undefined) {
    if (settings.ROLE === 'all') return undefined;
    throw new StartError(`With ROLE=${settings.ROLE} EVENTS_URL must be ${meanings.EVENTS_URL}.`);
  }

  const mayLose = settings.EVENTS_DURABILITY === 'not-durable';
  if (!mayLose && settings.EVENTS_MONITOR_URL === undefined) {
    throw new StartError(
      `With EVENTS_URL the setting EVENTS_MONITOR_URL must be ${meanings.EVENTS_MONITOR_URL}.`,
    );
  }

  return {
    name: settings.EVENTS_STREAM,
    urls: splitItems(settings.EVENTS_URL),
    monitorUrls: splitItems(settings.EVENTS_MONITOR_URL ?? ''),
    mayLose,
  };
}

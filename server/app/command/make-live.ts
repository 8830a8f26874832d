import { StartError } from '../../platform/process/process.ts';
import {
  createInstallation,
  findInstallation,
  initialConfiguration,
} from '../../platform/settings/settings.ts';
import { runCommand } from './command.ts';

const usage =
  'npm run live -- --currency EUR --name "Acme Network" --by "Your Name" [--service-url https://…]';

/** Makes an empty database live, for good: its currency, its name and how to reach its staff. */
await runCommand(
  {
    usage,
    required: ['currency', 'name', 'by'],
    defaults: { 'service-url': '' },
  },
  async (options, { db, place }) => {
    const { currency = '', name = '', by = '' } = options;
    if (!/^[A-Z]{3}$/.test(currency) || currency === 'SIM') {
      throw new StartError('--currency must be three capital letters of a real currency.');
    }
    if (name.length > 80) throw new StartError('--name must have at most 80 characters.');

    const installation = { mode: 'live', currency, name } as const;
    const configuration = configurationWith(options['service-url'] ?? '');

    const isCreated = await db.transaction((sql) =>
      createInstallation(sql, installation, configuration, by, new Date()),
    );
    if (!isCreated) {
      const existing = await findInstallation(db.sql);
      throw new StartError(`The database ${place} is already ${existing?.mode}, for good.`);
    }

    console.log(`The database ${place} is live, in ${currency}, for good.`);
    console.log(
      'Next: npm run staff -- --name "Your Name" lets the first admin in, then npm start.',
    );
  },
);

function configurationWith(serviceUrl: string) {
  if (serviceUrl === '') return initialConfiguration;
  if (!URL.canParse(serviceUrl) || new URL(serviceUrl).protocol !== 'https:') {
    throw new StartError('--service-url must be an https address.');
  }

  const external = { id: 'service', label: new URL(serviceUrl).host, type: 2, url: serviceUrl };
  const { customerService, rechargeService } = initialConfiguration;

  return {
    ...initialConfiguration,
    customerService: [...customerService, external],
    rechargeService: [...rechargeService, external],
  };
}

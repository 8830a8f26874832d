import {
  type AcceptorTerms,
  isAcceptorKind,
  isCurrency,
  wrongTerm,
} from '#domain/exchange/acceptor.ts';
import { formatMicro, type Micro, parseTyped } from '#domain/money.ts';
import type { Sql } from '../db/db.ts';
import { findAcceptor } from '../exchange/acceptor-store.ts';
import { changeTerms, makeAcceptor, renewCode } from '../exchange/keep-acceptor.ts';
import { findInstallation } from '../settings/settings.ts';
import { StartError } from '../start-error.ts';
import { type Options, runCommand } from './command.ts';

/*
 * The acceptors of foreign exchange, by command: for a demo, or before anybody sits at the desk.
 * Every act is written down with a name, a reason and a reference, and a code is printed once:
 * only its digest is kept.
 */

const usage = `npm run acceptor -- ACT --by NAME --reason "…" --reference "…", where ACT is one of
  --add NAME     --kind personal|enterprise --currency THB --rate 33.125 --limit 500.00
                 --registration "the register and the number"
  --change ID    [--rate 33.2] [--limit 400.00] [--active yes|no]
  --new-code ID  prints another code; the one before ends`;

const none = { add: '', change: '', 'new-code': '' };
const details = { kind: '', currency: '', rate: '', limit: '', registration: '', active: '' };

await runCommand(
  { usage, required: ['by', 'reason', 'reference'], defaults: { ...none, ...details } },
  async (options, { db }) => {
    if (!(await findInstallation(db.sql))) {
      throw new StartError('This database is neither demo nor live yet; run npm start or live.');
    }
    const acts = Object.keys(none).filter((act) => options[act]);
    if (acts.length !== 1) throw new StartError(`Name one act. Usage: ${usage}`);
    console.log(await db.transaction((sql) => carryOut(sql, options, new Date())));
  },
);

async function carryOut(sql: Sql, options: Options, now: Date): Promise<string> {
  if (options.add) return add(sql, options, now);
  const acceptorId = options.change || options['new-code'] || '';
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(acceptorId);
  const acceptor = isId ? await findAcceptor(sql, acceptorId) : null;
  if (!acceptor) throw new StartError(`There is no acceptor with the id ${acceptorId}.`);
  if (!options.change) return renewCode(sql, acceptor.id, whyOf(options), now);
  const terms = checked({
    rate: options.rate || acceptor.rate,
    limit: options.limit ? readLimit(options.limit) : acceptor.limit,
    isActive: options.active ? readYes(options.active) : acceptor.isActive,
  });
  await changeTerms(sql, acceptor.id, terms, whyOf(options), now);
  const limit = formatMicro(terms.limit);
  return `${acceptor.name}: rate ${terms.rate}, limit ${limit}, ${terms.isActive ? 'on' : 'off'}.`;
}

async function add(sql: Sql, options: Options, now: Date): Promise<string> {
  const { add: name = '', kind = '', currency = '', registration = '', rate = '' } = options;
  if (!isAcceptorKind(kind)) throw new StartError('--kind must be personal or enterprise.');
  if (!isCurrency(currency)) throw new StartError('--currency must be a code such as THB.');
  if (name.length > 80) throw new StartError('--add must be a name of at most 80 characters.');
  if (registration === '' || registration.length > 200) {
    throw new StartError('--registration must name the register and the number.');
  }
  const terms = checked({ rate, limit: readLimit(options.limit ?? ''), isActive: true });
  const given = { kind, name, currency, registration, ...terms };
  const { id, code } = await makeAcceptor(sql, given, whyOf(options), now);
  return `Added ${name} with the id ${id}.\nAcceptance code, shown only now: ${code}`;
}

function checked(terms: AcceptorTerms): AcceptorTerms {
  const wrong = wrongTerm(terms);
  if (wrong === 'rate') throw new StartError('--rate must be a decimal above 0, such as 33.125.');
  if (wrong) throw new StartError('--limit must be above 0, and not more than the rate can bear.');
  return terms;
}

function readLimit(text: string): Micro {
  const limit = parseTyped(text);
  if (limit === null) throw new StartError('--limit must be an amount such as 500.00.');
  return limit;
}

function readYes(text: string): boolean {
  if (text !== 'yes' && text !== 'no') throw new StartError('--active must be yes or no.');
  return text === 'yes';
}

function whyOf({ by = '', reason = '', reference = '' }: Options) {
  return { by, reason, reference };
}

import * as v from 'valibot';
import {
  type Fields,
  type InputShape,
  inputOf,
  type ListInputShape,
  type ListShape,
  type OutputShape,
  outputOf,
} from '../route.ts';
import { composedReply, type nothing, page, pageOf } from '../shape.ts';
import type {
  ApprovalRule,
  ApprovedCommand,
  Arrival,
  Audit,
  DeskCommand,
  DeskFile,
  DeskPath,
  DeskQuery,
  DeskRoute,
  DeskUpload,
  Effect,
  EffectOfOne,
  OwnCommand,
  People,
  Roles,
  StopRule,
} from './desk-route.ts';

type Shape = v.GenericSchema;
type Nothing = typeof nothing;

interface Options<I, O> {
  readonly roles: Roles;
  readonly summary: string;
  readonly input?: I;
  readonly output?: O;
}

interface OwnOptions<A extends Audit | null, I, O> extends Omit<Options<I, O>, 'roles'> {
  readonly factor?: 'whole';
  readonly audit: A;
}

interface CommandOptions<A extends Audit, I, O> extends Options<I, O> {
  readonly factor?: 'fresh';
  readonly audit: A;
}

/** One person gives it. */
interface AloneOptions<A extends Audit, I, O> extends CommandOptions<A, I, O> {
  readonly effect: Exclude<EffectOfOne, 'stops'>;
}

/** One person gives it, and it says who learns of it at once. */
interface StopOptions<A extends Audit, I, O> extends CommandOptions<A, I, O> {
  readonly effect: 'stops';
  readonly stop: StopRule;
}

/** One person requests it, and another decides it at a call of its own. */
interface RequestOptions<A extends Audit, I, O> extends CommandOptions<A, I, O> {
  readonly effect: Effect;
  readonly decidedAt: DeskPath;
}

/** It carries out what another person began, and is refused to that person. */
interface DecisionOptions<A extends Audit, I, O> extends CommandOptions<A, I, O> {
  readonly effect: Effect;
  readonly isDecision: true;
  readonly isPayoutStep?: true;
}

/** What costs somebody or is read by partners is not one of these, unless two people do it. */
type PlainOptions<A extends Audit, I, O> =
  | AloneOptions<A, I, O>
  | StopOptions<A, I, O>
  | RequestOptions<A, I, O>
  | DecisionOptions<A, I, O>;

/** One person requests it, and it runs when another approves. */
interface ApprovalOptions<A extends Audit, I, O> extends CommandOptions<A, I, O> {
  readonly effect: Effect;
  readonly approval: ApprovalRule;
}

/** Any of them, as the builder reads them. */
interface AnyOptions extends CommandOptions<Audit, Fields, Fields> {
  readonly effect: Effect;
  readonly decidedAt?: DeskPath;
  readonly isDecision?: true;
  readonly isPayoutStep?: true;
  readonly stop?: StopRule;
  readonly approval?: ApprovalRule;
}

/** Made before sign-in. */
/* @__NO_SIDE_EFFECTS__ */
export const arrival = <I extends Fields = Nothing, O extends Fields = Nothing>(
  path: DeskPath,
  { input, output, summary }: Omit<Options<I, O>, 'roles'>,
): Arrival<InputShape<I>, OutputShape<O>> => ({
  kind: 'arrival',
  method: 'POST',
  path,
  roles: 'nobody',
  people: 'arrive',
  factor: 'any',
  audit: null,
  effect: 'none',
  summary,
  input: inputOf(input),
  output: outputOf(output),
});

/** Changes nothing. */
/* @__NO_SIDE_EFFECTS__ */
export const query = <I extends Fields = Nothing, O extends Fields = Nothing>(
  path: DeskPath,
  { roles, summary, input, output }: Options<I, O>,
): DeskQuery<InputShape<I>, OutputShape<O>> => ({
  kind: 'query',
  method: 'GET',
  path,
  roles,
  people: 'look',
  factor: 'any',
  audit: null,
  effect: 'none',
  summary,
  input: inputOf(input),
  output: outputOf(output),
});

interface ListOptions<F, Item> extends Pick<Options<never, never>, 'roles' | 'summary'> {
  readonly filters?: F;
  readonly item: Item;
}

/** Reads a list page by page. */
/* @__NO_SIDE_EFFECTS__ */
export const list = <
  Item extends Shape,
  // biome-ignore lint/complexity/noBannedTypes: no filters are no fields, which `{}` is
  F extends v.ObjectEntries = {},
>(
  path: DeskPath,
  { filters, item, ...options }: ListOptions<F, Item>,
): DeskQuery<ListInputShape<F>, ListShape<Item>> =>
  query(path, {
    ...options,
    input: v.strictObject({ ...page, ...filters }) as unknown as ListInputShape<F>,
    output: pageOf(item),
  });

/** Changes only the caller's own session or credentials. */
/* @__NO_SIDE_EFFECTS__ */
export const ownCommand = <
  const A extends Audit | null,
  I extends Fields = Nothing,
  O extends Fields = Nothing,
>(
  path: DeskPath,
  { factor, audit, summary, input, output }: OwnOptions<A, I, O>,
): OwnCommand<InputShape<I>, OutputShape<O>, A> => ({
  kind: 'own',
  method: 'POST',
  path,
  roles: 'everyone',
  people: 'own',
  factor: factor ?? 'any',
  audit,
  effect: 'none',
  summary,
  input: inputOf(input),
  output: outputOf(output),
});

/** Changes something. With `approval`, it runs only when a second person agrees. */
/* @__NO_SIDE_EFFECTS__ */
export function command<
  const A extends Audit,
  I extends Fields = Nothing,
  O extends Fields = Nothing,
>(
  path: DeskPath,
  options: ApprovalOptions<A, I, O>,
): ApprovedCommand<InputShape<I>, OutputShape<O>, A>;
export function command<
  const A extends Audit,
  I extends Fields = Nothing,
  O extends Fields = Nothing,
>(path: DeskPath, options: PlainOptions<A, I, O>): DeskCommand<InputShape<I>, OutputShape<O>, A>;
export function command(
  path: DeskPath,
  { factor, input, output, decidedAt, isDecision, ...options }: AnyOptions,
): DeskRoute {
  const { approval } = options;
  const decision = approval === undefined ? decidedAt : decisionPath;
  return {
    kind: approval === undefined ? 'command' : 'approval',
    method: 'POST',
    path,
    people: peopleOf(decision, isDecision),
    factor: factor ?? 'any',
    ...(decision !== undefined && { decidedAt: decision }),
    ...options,
    input: inputOf(input),
    output: outputOf(output),
  };
}

/** Where every request is decided. */
const decisionPath: DeskPath = '/approvals/decide';

function peopleOf(decidedAt: DeskPath | undefined, isDecision: true | undefined): People {
  if (isDecision) return 'decide';
  return decidedAt === undefined ? 'one' : 'ask';
}

/** A command with one file beside its input. */
/* @__NO_SIDE_EFFECTS__ */
export const upload = <
  const A extends Audit,
  I extends Fields = Nothing,
  O extends Fields = Nothing,
>(
  path: DeskPath,
  { uploadBytesMax, ...options }: PlainOptions<A, I, O> & { readonly uploadBytesMax: number },
): DeskUpload<InputShape<I>, OutputShape<O>, A> => ({
  ...command(path, options),
  body: 'multipart',
  uploadBytesMax,
});

/** A command that answers with a file, composed by a thread. */
/* @__NO_SIDE_EFFECTS__ */
export const file = <const A extends Audit, I extends Fields = Nothing>(
  path: DeskPath,
  options: Omit<AloneOptions<A, I, never>, 'output'>,
): DeskFile<InputShape<I>, A> => ({
  ...command(path, { ...options, output: composedReply }),
  reply: 'file',
  isComposed: true,
});

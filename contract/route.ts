import * as v from 'valibot';
import { fileReply, nothing, page, pageOf } from './shape.ts';

type Shape = v.GenericSchema;

/** The fields of an input or an output, or its whole schema where fields alone cannot say it. */
export type Fields = Shape | v.ObjectEntries;

type Nothing = typeof nothing;
type FileReplyShape = typeof fileReply;

export type InputShape<F extends Fields> = F extends Shape
  ? F
  : F extends v.ObjectEntries
    ? v.StrictObjectSchema<F, undefined>
    : never;

export type OutputShape<F extends Fields> = F extends Shape
  ? F
  : F extends v.ObjectEntries
    ? v.ObjectSchema<F, undefined>
    : never;

export type ListInputShape<F extends v.ObjectEntries> = v.StrictObjectSchema<
  typeof page & F,
  undefined
>;

export type ListShape<Item extends Shape> = ReturnType<typeof pageOf<Item>>;

const isShape = (fields: Fields): fields is Shape => 'kind' in fields && fields.kind === 'schema';

/** Inputs are strict: an unknown field is refused. A call without an input takes none. */
/* @__NO_SIDE_EFFECTS__ */
export function inputOf<F extends Fields>(fields: F | undefined): InputShape<F> {
  const shape = fields === undefined ? nothing : isShape(fields) ? fields : v.strictObject(fields);
  return shape as unknown as InputShape<F>;
}

/** Outputs are cut to their fields. A call without an output answers nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function outputOf<F extends Fields>(fields: F | undefined): OutputShape<F> {
  const shape = fields === undefined ? nothing : isShape(fields) ? fields : v.object(fields);
  return shape as unknown as OutputShape<F>;
}

/** What the calls of partners and staff have in common, for the gateway. */
export interface BaseRoute<I extends Shape = Shape, O extends Shape = Shape> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** How a POST sends its input; a GET always uses a query string. */
  readonly body?: 'json' | 'multipart';
  /** How large the one file of a multipart body may be. */
  readonly uploadBytesMax?: number;
  /** A file is sent as it is; only its refusal comes in an envelope. */
  readonly reply?: 'file';
  /** Its file takes time to compose: partners take turns. */
  readonly isComposed?: true;
  /** Has the browser clear its cache of this site; storage, which holds the language, stays. */
  readonly clearsCache?: true;
  readonly summary: string;
  readonly input: I;
  readonly output: O;
}

/**
 * `public` needs no token; `partner` needs a live session of a usable account; `owner` needs the
 * session alone. What someone needs to leave with their own money is for the owner.
 */
export type Access = 'public' | 'partner' | 'owner';

/**
 * One call of partners, read by both sides: the server serves it, the app makes it, the
 * documentation lists it. Nobody writes a path or a schema twice.
 */
export interface Route<I extends Shape = Shape, O extends Shape = Shape, A extends Access = Access>
  extends BaseRoute<I, O> {
  readonly access: A;
  /** A POST that a read-only session may make: it reads, ends the session or objects. */
  readonly isForReaders?: true;
  readonly movesMoney?: true;
}

/** Moves money: it takes a request id and a confirmation, and a test tries it without. */
export interface MoneyRoute<
  I extends Shape = Shape,
  O extends Shape = Shape,
  A extends Access = Access,
> extends Route<I, O, A> {
  readonly movesMoney: true;
}

/** Answers with a file. */
export interface FileRoute<
  I extends Shape = Shape,
  O extends Shape = FileReplyShape,
  A extends Access = Access,
> extends Route<I, O, A> {
  readonly reply: 'file';
}

/** Takes one file beside its input. */
export interface UploadRoute<
  I extends Shape = Shape,
  O extends Shape = Shape,
  A extends Access = Access,
> extends Route<I, O, A> {
  readonly body: 'multipart';
  readonly uploadBytesMax: number;
}

interface RouteOptions<A extends Access, I, O> {
  readonly access: A;
  readonly isForReaders?: true;
  readonly summary: string;
  readonly input?: I;
  readonly output?: O;
}

interface QueryOptions<A extends Access, I, O> extends RouteOptions<A, I, O> {
  /** For what the specification sends so though it only reads, and for inputs that are secret. */
  readonly method?: 'POST';
}

interface CommandOptions<A extends Access, I, O> extends RouteOptions<A, I, O> {
  readonly clearsCache?: true;
}

interface ListOptions<A extends Access, F, Item>
  extends Omit<QueryOptions<A, F, Item>, 'input' | 'output'> {
  readonly filters?: F;
  readonly item: Item;
}

interface FileOptions<A extends Access, I, O> extends RouteOptions<A, I, O> {
  readonly isComposed?: true;
}

interface UploadOptions<A extends Access, I, O> extends RouteOptions<A, I, O> {
  readonly uploadBytesMax: number;
}

/** Changes nothing. */
/* @__NO_SIDE_EFFECTS__ */
export const query = <A extends Access, I extends Fields = Nothing, O extends Fields = Nothing>(
  path: string,
  { input, output, ...options }: QueryOptions<A, I, O>,
): Route<InputShape<I>, OutputShape<O>, A> => ({
  method: 'GET',
  path,
  ...options,
  input: inputOf(input),
  output: outputOf(output),
});

/** Reads a list page by page. */
/* @__NO_SIDE_EFFECTS__ */
export const list = <
  A extends Access,
  Item extends Shape,
  // biome-ignore lint/complexity/noBannedTypes: no filters are no fields, which `{}` is
  F extends v.ObjectEntries = {},
>(
  path: string,
  { filters, item, ...options }: ListOptions<A, F, Item>,
): Route<ListInputShape<F>, ListShape<Item>, A> => ({
  method: 'GET',
  path,
  ...options,
  input: v.strictObject({ ...page, ...filters }) as unknown as ListInputShape<F>,
  output: pageOf(item),
});

/** Changes something. */
/* @__NO_SIDE_EFFECTS__ */
export const command = <A extends Access, I extends Fields = Nothing, O extends Fields = Nothing>(
  path: string,
  { input, output, ...options }: CommandOptions<A, I, O>,
): Route<InputShape<I>, OutputShape<O>, A> => ({
  method: 'POST',
  path,
  ...options,
  input: inputOf(input),
  output: outputOf(output),
});

/** Moves money. */
/* @__NO_SIDE_EFFECTS__ */
export const moneyCommand = <
  A extends Access,
  I extends Fields = Nothing,
  O extends Fields = Nothing,
>(
  path: string,
  options: CommandOptions<A, I, O>,
): MoneyRoute<InputShape<I>, OutputShape<O>, A> => ({
  ...command(path, options),
  movesMoney: true,
});

/* @__NO_SIDE_EFFECTS__ */
export const file = <
  A extends Access,
  I extends Fields = Nothing,
  O extends Shape = FileReplyShape,
>(
  path: string,
  { input, output, ...options }: FileOptions<A, I, O>,
): FileRoute<InputShape<I>, O, A> => ({
  method: 'GET',
  path,
  reply: 'file',
  ...options,
  input: inputOf(input),
  output: (output ?? fileReply) as unknown as O,
});

/* @__NO_SIDE_EFFECTS__ */
export const upload = <A extends Access, I extends Fields = Nothing, O extends Fields = Nothing>(
  path: string,
  { input, output, ...options }: UploadOptions<A, I, O>,
): UploadRoute<InputShape<I>, OutputShape<O>, A> => ({
  method: 'POST',
  path,
  body: 'multipart',
  ...options,
  input: inputOf(input),
  output: outputOf(output),
});

export type Input<R extends BaseRoute> = v.InferOutput<R['input']>;
export type Output<R extends BaseRoute> = v.InferOutput<R['output']>;
/** What a use case returns: the output before it is checked and cut to the contract. */
export type Reply<R extends BaseRoute> = v.InferInput<R['output']>;
/**
 * What a use case answers. A call with a request id is answered once, and its answer stored and
 * repeated as it was sent: it is the output already.
 */
export type Answer<R extends BaseRoute> =
  Input<R> extends { readonly requestId: string } ? Output<R> : Reply<R>;

import type * as v from 'valibot';

type Shape = v.GenericSchema;

/** What the calls of partners and staff have in common, for the gateway. */
export interface BaseRoute {
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
  readonly input: Shape;
  readonly output: Shape;
}

/**
 * One call of partners, read by both sides: the server serves it, the app makes it, the
 * documentation lists it. Nobody writes a path or a schema twice.
 */
export interface Route extends BaseRoute {
  /**
   * `public` needs no token; `member` needs a live session of a usable account; `owner` needs the
   * session alone. What someone needs to leave with their own money is for the owner.
   */
  readonly access: 'public' | 'member' | 'owner';
  /** A POST that a read-only session may make: it reads, ends the session or objects. */
  readonly isForReaders?: true;
  /** Moves money: it takes a request id and a confirmation, and a test tries it without. */
  readonly movesMoney?: true;
}

export type Input<R extends BaseRoute> = v.InferOutput<R['input']>;
export type Output<R extends BaseRoute> = v.InferOutput<R['output']>;
/** What a handler returns: the output before it is checked and cut to the contract. */
export type Reply<R extends BaseRoute> = v.InferInput<R['output']>;

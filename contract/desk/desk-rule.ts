type Path = `/${string}`;

/**
 * How recent the proof of identity must be.
 * `any`: a live session is enough. `fresh`: a second factor (one-time code or passkey) given in the
 * last minutes, at sign-in or since; required for decisions about money, staff or configuration.
 * `whole`: all factors proved for this one change (password and code, or a passkey), which signing
 * in does not count as; required for a change to a way of signing in, and used up by it. The
 * gateway enforces this part by itself: see `admit` in serve-desk.ts.
 */
export type DeskFactor = 'any' | 'fresh' | 'whole';

/**
 * The rule under which a call of the desk may be made. How many people it takes is enforced where
 * the call is carried out, and a table test names the rule of every call.
 * `arrive`: before sign-in. `look`: it changes nothing. `own`: it changes only the caller's own
 * session or credentials. `one`: one person does it alone. `ask`: it only proposes, and another
 * person decides it at `decidedAt`. `depends`: the input decides whether one person is enough or it
 * waits for a decision at `decidedAt`. `decide`: it carries out what another person began, and is
 * refused to that person.
 */
export type DeskRule =
  | { readonly people: 'arrive' | 'look' | 'own' | 'one' | 'decide'; readonly factor: DeskFactor }
  | { readonly people: 'ask' | 'depends'; readonly factor: DeskFactor; readonly decidedAt: Path };

export const arrives = { people: 'arrive', factor: 'any' } as const satisfies DeskRule;
export const looks = { people: 'look', factor: 'any' } as const satisfies DeskRule;
export const own = { people: 'own', factor: 'any' } as const satisfies DeskRule;
export const ownWhole = { people: 'own', factor: 'whole' } as const satisfies DeskRule;
export const alone = { people: 'one', factor: 'any' } as const satisfies DeskRule;
export const aloneFresh = { people: 'one', factor: 'fresh' } as const satisfies DeskRule;
export const decides = { people: 'decide', factor: 'any' } as const satisfies DeskRule;
export const decidesFresh = { people: 'decide', factor: 'fresh' } as const satisfies DeskRule;

export const asks = <P extends Path>(decidedAt: P) =>
  ({ people: 'ask', factor: 'any', decidedAt }) as const satisfies DeskRule;

export const asksFresh = <P extends Path>(decidedAt: P) =>
  ({ people: 'ask', factor: 'fresh', decidedAt }) as const satisfies DeskRule;

export const depends = <P extends Path>(decidedAt: P) =>
  ({ people: 'depends', factor: 'fresh', decidedAt }) as const satisfies DeskRule;

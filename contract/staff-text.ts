import * as v from 'valibot';
import { cleanChatText } from '#domain/chat/message.ts';

/**
 * How the gateway of the desk holds a text to the rule of `domain/staff-words/`. `said` and
 * `reason` are refused. `kept` is judged by its use case, which keeps what was blocked and tells
 * the partner; `ours` by its use case too, since words of the product itself may stay in it.
 */
export type StaffTextKind = 'said' | 'reason' | 'kept' | 'ours';

const kind = <Input>(staffText: StaffTextKind) =>
  v.metadata<Input, { readonly staffText: StaffTextKind }>({ staffText });

/** Characters that nobody sees do not make a text. */
const visible = (lengthMin: number) =>
  v.check<string, string>((text) => cleanChatText(text).length >= lengthMin, 'invisible');

/** A text of staff that partners read. */
/* @__NO_SIDE_EFFECTS__ */
export const staffText = (lengthMax: number, lengthMin = 1) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(lengthMin),
    v.maxLength(lengthMax),
    visible(lengthMin),
    kind<string>('said'),
  );

/** Why staff do something, or where it can be found again: it may name an account. */
/* @__NO_SIDE_EFFECTS__ */
export const staffReason = (lengthMax: number, lengthMin = 1) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(lengthMin),
    v.maxLength(lengthMax),
    visible(lengthMin),
    kind<string>('reason'),
  );

/** A text that is stored when it is blocked, and reported to the partner. */
/* @__NO_SIDE_EFFECTS__ */
export const storedText = (lengthMax: number, lengthMin = 1) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(lengthMin),
    v.maxLength(lengthMax),
    visible(lengthMin),
    kind<string>('kept'),
  );

/** Words of the product that staff may change. */
/* @__NO_SIDE_EFFECTS__ */
export const ourText = (lengthMax: number, lengthMin = 0) =>
  v.pipe(v.string(), v.minLength(lengthMin), v.maxLength(lengthMax), kind<string>('ours'));

/** A part of the configuration, whose texts have rules of their own. */
export const ourValue = v.pipe(v.unknown(), kind<unknown>('ours'));

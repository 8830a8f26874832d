import * as v from 'valibot';
import type { StaffTextMark } from '#contract/staff-text.ts';
import { Refusal } from '#domain/refusal.ts';
import { findBlocked } from '#domain/staff-words/staff-words.ts';

interface MarkedText {
  readonly mark: StaffTextMark;
  readonly at: string;
  readonly text: string;
}

/** The parts of a Valibot schema; each kind has some of them. */
type Shape = v.GenericSchema & {
  readonly pipe?: readonly { readonly type: string; readonly metadata?: object }[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly rest?: Shape | null;
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly options?: readonly unknown[];
};

export function markOf({ pipe = [] }: Shape): StaffTextMark | null {
  const found = pipe.findLast((one) => one.type === 'metadata')?.metadata;
  return (found as { readonly staffText?: StaffTextMark } | undefined)?.staffText ?? null;
}

/** The texts of an input that partners will read, as marked in its schema. */
export function markedTexts(schema: v.GenericSchema, value: unknown, at = ''): MarkedText[] {
  const shape = schema as Shape;
  const mark = markOf(shape);
  if (typeof value === 'string') {
    if (mark) return [{ mark, at, text: value }];
    return shape.wrapped ? markedTexts(shape.wrapped, value, at) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (shape.wrapped) return markedTexts(shape.wrapped, value, at);
  if (Array.isArray(value)) {
    const { item } = shape;
    return item ? value.flatMap((one, nr) => markedTexts(item, one, `${at}.${nr}`)) : [];
  }
  if (shape.type === 'variant' || shape.type === 'union') {
    const fitting = (shape.options as readonly Shape[]).find((option) => v.is(option, value));
    return fitting ? markedTexts(fitting, value, at) : [];
  }
  return Object.entries(value).flatMap(([key, one]) => {
    const inner = shape.entries?.[key] ?? shape.rest;
    return inner ? markedTexts(inner, one, at === '' ? key : `${at}.${key}`) : [];
  });
}

/**
 * Refuses a call before it has any effect when its texts for partners contain what staff may not
 * say.
 */
export function holdToWords(
  schema: v.GenericSchema,
  input: unknown,
  ownHosts: readonly string[],
): void {
  for (const { mark, at, text } of markedTexts(schema, input)) {
    if (mark !== 'said' && mark !== 'reason') continue;
    const blocked = findBlocked(text, { as: mark, ownHosts });
    if (blocked) throw new Refusal('staff_text_blocked', { ...blocked, at });
  }
}

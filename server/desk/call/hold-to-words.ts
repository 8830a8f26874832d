import * as v from 'valibot';
import type { StaffTextKind } from '#contract/staff-text.ts';
import { RefusalError } from '#domain/refusal.ts';
import { findBlocked } from '#domain/staff-words/staff-words.ts';

interface StaffText {
  readonly kind: StaffTextKind;
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

export function kindOf({ pipe = [] }: Shape): StaffTextKind | null {
  const found = pipe.findLast((one) => one.type === 'metadata')?.metadata;
  return (found as { readonly staffText?: StaffTextKind } | undefined)?.staffText ?? null;
}

/** The texts of an input that partners will read, as marked in its schema. */
export function staffTexts(schema: v.GenericSchema, value: unknown, at = ''): StaffText[] {
  const shape = schema as Shape;
  const kind = kindOf(shape);
  if (typeof value === 'string') {
    if (kind) return [{ kind, at, text: value }];
    return shape.wrapped ? staffTexts(shape.wrapped, value, at) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (shape.wrapped) return staffTexts(shape.wrapped, value, at);
  if (Array.isArray(value)) {
    const { item } = shape;
    return item ? value.flatMap((one, nr) => staffTexts(item, one, `${at}.${nr}`)) : [];
  }
  if (shape.type === 'variant' || shape.type === 'union') {
    const fitting = (shape.options as readonly Shape[]).find((option) => v.is(option, value));
    return fitting ? staffTexts(fitting, value, at) : [];
  }
  return Object.entries(value).flatMap(([key, one]) => {
    const inner = shape.entries?.[key] ?? shape.rest;
    return inner ? staffTexts(inner, one, at === '' ? key : `${at}.${key}`) : [];
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
  for (const { kind, at, text } of staffTexts(schema, input)) {
    if (kind !== 'said' && kind !== 'reason') continue;
    const blocked = findBlocked(text, { as: kind, ownHosts });
    if (blocked) throw new RefusalError('staff_text_blocked', { ...blocked, at });
  }
}

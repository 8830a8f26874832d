import * as v from 'valibot';
import type { StaffTextKind } from '#contract/staff-text.ts';
import { RefusalError } from '#domain/refusal.ts';
import { findBlocked } from '#domain/staff-words/staff-words.ts';

interface StaffText {
  readonly kind: StaffTextKind;
  readonly path: string;
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

export function findStaffTextKind({ pipe = [] }: Shape): StaffTextKind | null {
  const metadata = pipe.findLast((part) => part.type === 'metadata')?.metadata;
  return (metadata as { readonly staffText?: StaffTextKind } | undefined)?.staffText ?? null;
}

/** The texts of an input that partners will read, as marked in its schema. */
export function listStaffTexts(schema: v.GenericSchema, value: unknown, path = ''): StaffText[] {
  const shape = schema as Shape;
  const kind = findStaffTextKind(shape);
  if (typeof value === 'string') {
    if (kind) return [{ kind, path, text: value }];
    return shape.wrapped ? listStaffTexts(shape.wrapped, value, path) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (shape.wrapped) return listStaffTexts(shape.wrapped, value, path);
  if (Array.isArray(value)) {
    const { item } = shape;
    return item
      ? value.flatMap((element, index) => listStaffTexts(item, element, `${path}.${index}`))
      : [];
  }
  if (shape.type === 'variant' || shape.type === 'union') {
    const fitting = (shape.options as readonly Shape[]).find((option) => v.is(option, value));
    return fitting ? listStaffTexts(fitting, value, path) : [];
  }
  return Object.entries(value).flatMap(([key, field]) => {
    const inner = shape.entries?.[key] ?? shape.rest;
    return inner ? listStaffTexts(inner, field, path === '' ? key : `${path}.${key}`) : [];
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
  for (const { kind, path, text } of listStaffTexts(schema, input)) {
    if (kind !== 'said' && kind !== 'reason') continue;
    const blocked = findBlocked(text, { as: kind, ownHosts });
    if (blocked) throw new RefusalError('staff_text_blocked', { ...blocked, at: path });
  }
}

import { type Chance, nastyNumber, nastyText, pick } from './test-nasty-values.ts';

/** As much of a Valibot schema as it takes to make up a value. */
export interface Schema {
  readonly type: string;
  readonly requirement?: unknown;
  readonly literal?: unknown;
  readonly entries?: Record<string, Schema>;
  readonly item?: Schema;
  readonly key?: Schema;
  readonly value?: Schema;
  readonly options?: readonly unknown[];
  readonly wrapped?: Schema;
  readonly pipe?: readonly Schema[];
}

/** Ids of what there is, so that some questions are about something. */
export type KnownIds = readonly string[];

const plainTexts = [
  ...['12.50', '100', '100.00', '20.000000', '5', '1', 'harbour', 'A quiet morning', 'd41d8cd98f'],
  ...[
    'd41d8cd98f00b204e9800998ecf8427e',
    '2026-11-15T12:00:00.000Z',
    '2026-11-15',
    '2026-11',
    'en',
  ],
  ...[
    'a@harbour.example',
    '+66 2 123 4567',
    'https://harbour.example/',
    'UTC',
    'news',
    'SIM',
    '1,2',
  ],
  ...['123456', 'harbour.example', 'TH', 'a'.repeat(43), '0'.repeat(64), 'top-banner', '08:00'],
];

const stepsOf = (schema: Schema): readonly Schema[] =>
  (schema.pipe ?? []).flatMap((step) => (step === schema ? [] : [step, ...stepsOf(step)]));

function textFor(schema: Schema, chance: Chance, ids: KnownIds): string {
  const steps = stepsOf(schema);
  const patterns = steps.flatMap(({ requirement }) =>
    requirement instanceof RegExp ? [requirement] : [],
  );
  const most = steps.find(({ type }) => type === 'max_length')?.requirement;
  const fits = (text: string) =>
    patterns.every((pattern) => pattern.test(text)) && text.length <= Number(most ?? 1e9);
  const candidates = [...plainTexts, ...ids].filter(fits);
  const isPlain = candidates.length > 0 && chance() < (patterns.length > 0 ? 0.95 : 0.6);
  if (isPlain) return pick(chance, candidates);
  return nastyText(chance).slice(0, Number(most ?? 200));
}

function numberFor(schema: Schema, chance: Chance): number {
  const bounds = stepsOf(schema).filter(({ type }) => /^(min|max)_value$/.test(type));
  const edges = bounds.flatMap(({ requirement }) => {
    const bound = Number(requirement);
    return [bound, bound - 1, bound + 1];
  });
  return pick(chance, [...edges, 0, 1, 2, 3, nastyNumber(chance)]);
}

/** A value that the schema is likely to accept. */
export function valueFor(schema: Schema, chance: Chance, ids: KnownIds): unknown {
  const of = (inner: Schema | undefined) => (inner ? valueFor(inner, chance, ids) : null);
  switch (schema.type) {
    case 'string':
      return textFor(schema, chance, ids);
    case 'number':
      return numberFor(schema, chance);
    case 'boolean':
      return chance() < 0.5;
    case 'literal':
      return schema.literal;
    case 'picklist':
      return pick(chance, schema.options ?? []);
    case 'optional':
      return chance() < 0.5 ? undefined : of(schema.wrapped);
    case 'nullable':
      return chance() < 0.3 ? null : of(schema.wrapped);
    case 'union':
    case 'variant':
      return of(pick(chance, (schema.options ?? []) as readonly Schema[]));
    case 'array':
      return Array.from({ length: Math.floor(chance() * 4) }, () => of(schema.item));
    case 'record':
      return Object.fromEntries([[String(of(schema.key)), of(schema.value)]]);
    case 'object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(schema.entries ?? {})
          .map(([name, entry]) => [name, of(entry)] as const)
          .filter(([, value]) => value !== undefined),
      );
    default:
      return nastyText(chance);
  }
}

import pg from 'pg';

/**
 * A part of a statement, with the values bound in it. Only templates and constants of the code
 * become one, so that no input is ever part of a text.
 */
class Fragment {
  readonly textParts: readonly string[];
  readonly values: readonly unknown[];

  /** One text more than values: each value stands between two of them. */
  constructor(textParts: readonly string[], values: readonly unknown[]) {
    this.textParts = textParts;
    this.values = values;
  }
}

export type { Fragment };

/** What a template may hold: a fragment, which is spliced, or anything else, which is bound. */
export type TemplateValue = NonNullable<unknown> | null;

/** A statement as the database gets it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The answer to a statement: its rows, or how many it wrote. */
export interface QueryResult {
  readonly rows: readonly unknown[];
  readonly count: number;
}

/**
 * Sends statements. The method says how many rows there are; without one, nobody asks for rows.
 * Columns come back in camel case.
 */
export interface Sql {
  (textParts: TemplateStringsArray, ...values: readonly TemplateValue[]): Promise<void>;
  /** The only row. Throws if there is none, or more than one. */
  one<Row>(textParts: TemplateStringsArray, ...values: readonly TemplateValue[]): Promise<Row>;
  /** The only row, or null. Throws if there are more. */
  maybeOne<Row>(
    textParts: TemplateStringsArray,
    ...values: readonly TemplateValue[]
  ): Promise<Row | null>;
  many<Row>(textParts: TemplateStringsArray, ...values: readonly TemplateValue[]): Promise<Row[]>;
  /** How many rows were found or written. */
  count(textParts: TemplateStringsArray, ...values: readonly TemplateValue[]): Promise<number>;
}

/** Sends them within a transaction, for what must stand or fall with other writes. */
export interface TransactionSql extends Sql {
  readonly isTransaction: true;
}

/** A part of a statement: `` fragment`order by at desc` ``. */
export function fragment(
  textParts: TemplateStringsArray,
  ...values: readonly TemplateValue[]
): Fragment {
  const [leadingText = '', ...followingTexts] = textParts;
  const flatTexts = [leadingText];
  const flatValues: unknown[] = [];
  const addText = (text: string) => flatTexts.push((flatTexts.pop() ?? '') + text);

  for (const [index, value] of values.entries()) {
    if (value instanceof Fragment) {
      const [leadingPart = '', ...followingParts] = value.textParts;
      addText(leadingPart);
      flatTexts.push(...followingParts);
      flatValues.push(...value.values);
    } else {
      // `pg` would write it as null, which nobody meant.
      if (value === undefined) throw new Error(`A value after "${textParts[index]}" is undefined`);

      flatTexts.push('');
      flatValues.push(value);
    }

    addText(followingTexts[index] ?? '');
  }

  return new Fragment(flatTexts, flatValues);
}

export const joinFragments = (parts: readonly Fragment[], separator: Fragment): Fragment =>
  parts.reduce(
    (joinedParts, part, index) =>
      index === 0 ? part : fragment`${joinedParts}${separator}${part}`,
    fragment``,
  );

/**
 * A constant of the code, written into the text instead of bound: only a value that the planner
 * sees lets it use a partial index (`where kind = 2`).
 */
export const literal = (value: string | number | bigint): Fragment =>
  new Fragment([typeof value === 'string' ? pg.escapeLiteral(value) : String(value)], []);

/** Constants of the code as a list. */
export const literals = (values: readonly (string | number | bigint)[]): Fragment =>
  joinFragments(values.map(literal), fragment`, `);

/** The name of a table or column, for programs that cover whatever tables there are. */
export const identifier = (name: string): Fragment => new Fragment([pg.escapeIdentifier(name)], []);

export function toStatement({ textParts: texts, values }: Fragment): Statement {
  const [leadingText = '', ...followingTexts] = texts;
  return {
    text: followingTexts.reduce(
      (text, textPart, index) => `${text}$${index + 1}${textPart}`,
      leadingText,
    ),
    values,
  };
}

/** The statement of a template without fragments is the same at every call, so it is kept. */
const cachedTexts = new WeakMap<TemplateStringsArray, string>();

const isBindable = (value: TemplateValue): boolean =>
  value !== undefined && !(value instanceof Fragment);

function compile(textParts: TemplateStringsArray, values: readonly TemplateValue[]): Statement {
  const cachedText = cachedTexts.get(textParts);
  // A place that took a value may take a fragment the next time.
  if (cachedText !== undefined && values.every(isBindable)) return { text: cachedText, values };

  const statement = toStatement(fragment(textParts, ...values));
  if (!values.some((value) => value instanceof Fragment))
    cachedTexts.set(textParts, statement.text);
  return statement;
}

/** Sends each statement in the given way. */
export function createSql(send: (statement: Statement) => Promise<QueryResult>): Sql {
  const sendTemplate = (textParts: TemplateStringsArray, values: readonly TemplateValue[]) =>
    send(compile(textParts, values));
  const readRows = async <Row>(textParts: TemplateStringsArray, values: readonly TemplateValue[]) =>
    (await sendTemplate(textParts, values)).rows as Row[];

  const readOneAtMost = async <Row>(
    textParts: TemplateStringsArray,
    values: readonly TemplateValue[],
  ) => {
    const rows = await readRows<Row>(textParts, values);
    if (rows.length > 1)
      throw new Error(`${rows.length} rows instead of one: ${textParts.join('?')}`);
    return rows[0];
  };

  const execute = async (
    textParts: TemplateStringsArray,
    ...values: readonly TemplateValue[]
  ): Promise<void> => {
    await sendTemplate(textParts, values);
  };
  return Object.assign(execute, {
    async one<Row>(textParts: TemplateStringsArray, ...values: readonly TemplateValue[]) {
      const row = await readOneAtMost<Row>(textParts, values);
      if (row === undefined) throw new Error(`No row: ${textParts.join('?')}`);
      return row;
    },
    async maybeOne<Row>(textParts: TemplateStringsArray, ...values: readonly TemplateValue[]) {
      return (await readOneAtMost<Row>(textParts, values)) ?? null;
    },
    many: <Row>(textParts: TemplateStringsArray, ...values: readonly TemplateValue[]) =>
      readRows<Row>(textParts, values),
    async count(textParts: TemplateStringsArray, ...values: readonly TemplateValue[]) {
      return (await sendTemplate(textParts, values)).count;
    },
  });
}

/** A new row, its columns by name. */
export interface NewRow {
  readonly [column: string]: TemplateValue;
}

export const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function toInsertFragment(table: string, row: NewRow): Fragment {
  const columns = Object.keys(row).map((column) => identifier(snakeCase(column)));
  const values = Object.values(row).map((value) => fragment`${value}`);
  const comma = fragment`, `;
  return fragment`
    insert into ${identifier(table)} (${joinFragments(columns, comma)})
     values (${joinFragments(values, comma)})`;
}

/** Adds a row. Throws if it is there already. */
export const insert = (sql: Sql, table: string, row: NewRow): Promise<void> =>
  sql`${toInsertFragment(table, row)}`;

/** Adds a row unless it is there already; says whether it was added. */
export const insertIfAbsent = async (sql: Sql, table: string, row: NewRow): Promise<boolean> =>
  (await sql.count`${toInsertFragment(table, row)} on conflict do nothing`) === 1;

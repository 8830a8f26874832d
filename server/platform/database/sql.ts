import pg from 'pg';

/**
 * A part of a statement, with the values bound in it. Only templates and constants of the code
 * become one, so that no input is ever part of a text.
 */
class Fragment {
  readonly texts: readonly string[];
  readonly values: readonly unknown[];

  /** One text more than values: each value stands between two of them. */
  constructor(texts: readonly string[], values: readonly unknown[]) {
    this.texts = texts;
    this.values = values;
  }
}

export type { Fragment };

/** What a template may hold: a fragment, which is spliced, or anything else, which is bound. */
export type Value = NonNullable<unknown> | null;

/** A statement as the database gets it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The answer to a statement: its rows, or how many it wrote. */
export interface Reply {
  readonly rows: readonly unknown[];
  readonly count: number;
}

/**
 * Sends statements. The method says how many rows there are; without one, nobody asks for rows.
 * Columns come back in camel case.
 */
export interface Sql {
  (texts: TemplateStringsArray, ...values: readonly Value[]): Promise<void>;
  /** The only row. Throws if there is none, or more than one. */
  one<Row>(texts: TemplateStringsArray, ...values: readonly Value[]): Promise<Row>;
  /** The only row, or null. Throws if there are more. */
  maybeOne<Row>(texts: TemplateStringsArray, ...values: readonly Value[]): Promise<Row | null>;
  many<Row>(texts: TemplateStringsArray, ...values: readonly Value[]): Promise<Row[]>;
  /** How many rows were found or written. */
  count(texts: TemplateStringsArray, ...values: readonly Value[]): Promise<number>;
}

/** A part of a statement: `` fragment`order by at desc` ``. */
export function fragment(texts: TemplateStringsArray, ...values: readonly Value[]): Fragment {
  const [firstText = '', ...otherTexts] = texts;
  const flatTexts = [firstText];
  const flatValues: unknown[] = [];
  const addText = (text: string) => flatTexts.push((flatTexts.pop() ?? '') + text);

  for (const [index, value] of values.entries()) {
    if (value instanceof Fragment) {
      const [firstPart = '', ...otherParts] = value.texts;
      addText(firstPart);
      flatTexts.push(...otherParts);
      flatValues.push(...value.values);
    } else {
      // `pg` would write it as null, which nobody meant.
      if (value === undefined) throw new Error(`A value after "${texts[index]}" is undefined`);

      flatTexts.push('');
      flatValues.push(value);
    }

    addText(otherTexts[index] ?? '');
  }

  return new Fragment(flatTexts, flatValues);
}

export const joinFragments = (parts: readonly Fragment[], separator: Fragment): Fragment =>
  parts.reduce(
    (joined, part, index) => (index === 0 ? part : fragment`${joined}${separator}${part}`),
    fragment``,
  );

/** A constant of the code as text: the planner sees it, and so uses indexes with a condition. */
export const literal = (value: string | number | bigint): Fragment =>
  new Fragment([typeof value === 'string' ? pg.escapeLiteral(value) : String(value)], []);

/** Constants of the code as a list. */
export const literals = (values: readonly (string | number | bigint)[]): Fragment =>
  joinFragments(values.map(literal), fragment`, `);

/** The name of a table or column, for programs that cover whatever tables there are. */
export const identifier = (name: string): Fragment => new Fragment([pg.escapeIdentifier(name)], []);

export function toStatement({ texts, values }: Fragment): Statement {
  const [firstText = '', ...otherTexts] = texts;
  return {
    text: otherTexts.reduce((text, next, index) => `${text}$${index + 1}${next}`, firstText),
    values,
  };
}

/** The texts of templates without fragments, which are the same at every call. */
const plainTexts = new WeakMap<TemplateStringsArray, string>();

const isBindable = (value: Value): boolean => value !== undefined && !(value instanceof Fragment);

function compile(texts: TemplateStringsArray, values: readonly Value[]): Statement {
  const plainText = plainTexts.get(texts);
  // A place that took a value may take a fragment the next time.
  if (plainText !== undefined && values.every(isBindable)) return { text: plainText, values };

  const statement = toStatement(fragment(texts, ...values));
  if (!values.some((value) => value instanceof Fragment)) plainTexts.set(texts, statement.text);
  return statement;
}

/** Sends each statement in the given way. */
export function createSql(send: (statement: Statement) => Promise<Reply>): Sql {
  const sendTemplate = (texts: TemplateStringsArray, values: readonly Value[]) =>
    send(compile(texts, values));
  const readRows = async <Row>(texts: TemplateStringsArray, values: readonly Value[]) =>
    (await sendTemplate(texts, values)).rows as Row[];

  const readOneAtMost = async <Row>(texts: TemplateStringsArray, values: readonly Value[]) => {
    const rows = await readRows<Row>(texts, values);
    if (rows.length > 1) throw new Error(`${rows.length} rows instead of one: ${texts.join('?')}`);
    return rows[0];
  };

  const execute = async (
    texts: TemplateStringsArray,
    ...values: readonly Value[]
  ): Promise<void> => {
    await sendTemplate(texts, values);
  };
  return Object.assign(execute, {
    async one<Row>(texts: TemplateStringsArray, ...values: readonly Value[]) {
      const row = await readOneAtMost<Row>(texts, values);
      if (row === undefined) throw new Error(`No row: ${texts.join('?')}`);
      return row;
    },
    async maybeOne<Row>(texts: TemplateStringsArray, ...values: readonly Value[]) {
      return (await readOneAtMost<Row>(texts, values)) ?? null;
    },
    many: <Row>(texts: TemplateStringsArray, ...values: readonly Value[]) =>
      readRows<Row>(texts, values),
    async count(texts: TemplateStringsArray, ...values: readonly Value[]) {
      return (await sendTemplate(texts, values)).count;
    },
  });
}

/** A new row, its columns by name. */
export interface NewRow {
  readonly [column: string]: Value;
}

export const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function toInsertion(table: string, row: NewRow): Fragment {
  const columns = Object.keys(row).map((column) => identifier(snakeCase(column)));
  const values = Object.values(row).map((value) => fragment`${value}`);
  const comma = fragment`, `;
  return fragment`
    insert into ${identifier(table)} (${joinFragments(columns, comma)})
     values (${joinFragments(values, comma)})`;
}

/** Adds a row. Throws if it is there already. */
export const insert = (sql: Sql, table: string, row: NewRow): Promise<void> =>
  sql`${toInsertion(table, row)}`;

/** Adds a row unless it is there already; says whether it was added. */
export const insertIfAbsent = async (sql: Sql, table: string, row: NewRow): Promise<boolean> =>
  (await sql.count`${toInsertion(table, row)} on conflict do nothing`) === 1;

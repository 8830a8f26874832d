import { fragment, type Sql, type TemplateValue, toStatement } from './sql.ts';

/** Is called for each statement with its text; sends it by `run`, at once, later or never. */
export type Watch = <Answer>(text: string, run: () => Promise<Answer>) => Promise<Answer>;

type Send<Answer> = (
  texts: TemplateStringsArray,
  ...values: readonly TemplateValue[]
) => Promise<Answer>;

/** Sends statements by another one, each through `watch`. */
export function watchSql(sql: Sql, watch: Watch): Sql {
  const watched =
    <Answer>(send: Send<Answer>): Send<Answer> =>
    (texts, ...values) =>
      watch(toStatement(fragment(texts, ...values)).text, () => send(texts, ...values));

  return Object.assign(watched<void>(sql), {
    one: <Row>(texts: TemplateStringsArray, ...values: readonly TemplateValue[]) =>
      watched<Row>(sql.one)(texts, ...values),
    maybeOne: <Row>(texts: TemplateStringsArray, ...values: readonly TemplateValue[]) =>
      watched<Row | null>(sql.maybeOne)(texts, ...values),
    many: <Row>(texts: TemplateStringsArray, ...values: readonly TemplateValue[]) =>
      watched<Row[]>(sql.many)(texts, ...values),
    count: watched<number>(sql.count),
  });
}

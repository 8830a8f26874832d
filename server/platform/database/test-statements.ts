import { fileURLToPath } from 'node:url';
import * as ast from 'typescript/unstable/ast';
import { API, type Project } from 'typescript/unstable/sync';
import { snakeCase } from './sql.ts';
import { apply, giveUp, Parts, type Read, readerOf, Unreadable } from './test-evaluate.ts';
import { type RowColumn, rowOf } from './test-row-type.ts';
import { countTexts } from './test-text-count.ts';

/** A statement as a server module sends it, with the columns it expects back. */
export interface Statement {
  readonly where: string;
  readonly text: string;
  readonly columns: readonly RowColumn[];
  /** How many texts it may have: one for each choice of its fragments. */
  readonly texts: number;
}

/** The modules that send whatever statement they are given. */
const senders = ['platform/database/sql.ts', 'platform/database/list-page.ts'];

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every statement that the server sends, with its text assembled from constants. */
export function readStatements(): { statements: Statement[]; unread: string[] } {
  const api = new API({ cwd: root });
  try {
    const config = `${root}tsconfig.json`;
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`There is no project ${config}`);

    return readProject(project);
  } finally {
    api.close();
  }
}

function readProject(project: Project): { statements: Statement[]; unread: string[] } {
  const read = readerOf(project);
  const statements: Statement[] = [];
  const unread: string[] = [];
  const pages = pageStatementOf(project);
  const names = project.program
    .getSourceFileNames()
    .filter((name) => name.startsWith(root) && !/\.test\.ts$|\/test-[^/]*$/.test(name));

  for (const name of names) {
    const file = project.program.getSourceFile(name);
    const where = name.slice(root.length);

    const visit = (node: ast.Node): void => {
      node.forEachChild(visit);
      if (!file || senders.includes(where)) return;

      try {
        const parts = partsOf(node, file, read, pages);
        if (!parts) return;

        const text = numbered(parts);
        const row = isRead(node) ? node.typeArguments?.[0] : undefined;
        const columns = rowOf(project.checker, row);
        statements.push({ where, text, columns, texts: countTexts(project, node) });
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        unread.push(`${where}: ${error.message}`);
      }
    };

    if (file) visit(file);
  }

  return { statements, unread };
}

/** A statement sent by this node; null if it sends none. */
function partsOf(node: ast.Node, file: ast.SourceFile, read: Read, pages: ast.Node): Parts | null {
  if (ast.isTaggedTemplateExpression(node)) {
    const isSent = /(^|\.)sql(\.(one|maybeOne|many|count))?$/.test(node.tag.getText(file));
    return isSent ? (read(node, new Map()) as Parts) : null;
  }
  if (!ast.isCallExpression(node)) return null;
  if (node.expression.getText(file) === 'readPage') {
    const list = node.arguments[1];
    return list
      ? (apply(read(pages, new Map()), [read(list, new Map())], node, read) as Parts)
      : null;
  }

  const [sql, table, row] = node.arguments;
  const isInsert = /^insert(IfAbsent)?$/.test(node.expression.getText(file));
  if (!isInsert || !table || !row || !/(^|\.)sql$/.test(sql?.getText(file) ?? '')) return null;

  const ending = node.expression.getText(file) === 'insert' ? '' : ' on conflict do nothing';

  return insertionOf(String(read(table, new Map())), row, ending);
}

const isRead = (node: ast.Node): node is ast.TaggedTemplateExpression | ast.CallExpression =>
  ast.isTaggedTemplateExpression(node) || ast.isCallExpression(node);

/** The function that makes the statement of a list's page. */
function pageStatementOf(project: Project): ast.Node {
  const file = project.program.getSourceFile(`${root}platform/database/list-page.ts`);
  const declarations = file?.statements.flatMap((statement) =>
    ast.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  );
  const found = declarations?.find(({ name }) => name.getText(file) === 'pageStatement');
  if (!found?.initializer) throw new Error('There is no pageStatement');

  return found.initializer;
}

function insertionOf(table: string, row: ast.Node, ending: string): Parts {
  if (!ast.isObjectLiteralExpression(row)) return giveUp(row);

  const names = row.properties.map((property) => {
    const isNamed =
      ast.isShorthandPropertyAssignment(property) || ast.isPropertyAssignment(property);
    return isNamed ? snakeCase(property.name.getText()) : giveUp(property);
  });

  const commas = names.slice(1).map(() => ', ');
  const start = `insert into ${table} (${names.join(', ')}) values (`;

  return new Parts([start, ...commas, `)${ending}`]);
}

const numbered = ({ texts: [first = '', ...rest] }: Parts): string =>
  rest.reduce((text, next, index) => `${text}$${index + 1}${next}`, first);

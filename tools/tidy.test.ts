import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { whyNotImport } from './floors.ts';
import { projectFolder } from './project.ts';

/** The house rules that can be checked automatically. STYLE.md says why each exists. */

const linesMax = 300;
const columnsMax = 100;
const sourceRoots = [
  ...['domain', 'texts', 'contract', 'server', 'browser', 'web', 'desk', 'simulator'],
  ...['e2e', 'packages', 'tools', 'bench', 'faults'],
];
/** Texts have no limit, and the verifier is one file so that a stranger can read it. */
const mayBeLong = /texts\/|common-passwords|verify-statement|\.sql$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectFolder,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(projectFolder, file)));
const sources = files.filter(
  (file) => sourceRoots.includes(file.split('/')[0] ?? '') && /\.(ts|tsx|mjs|css)$/.test(file),
);
const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');

/** The files that break a rule: the rule returns what is wrong, or null. */
const broken = (names: readonly string[], rule: (file: string) => string | null) =>
  names.flatMap((file) => {
    const problem = rule(file);
    return problem ? [`${file}: ${problem}`] : [];
  });

test('files are small and lines are short', () => {
  expect(
    broken(sources, (file) => {
      if (mayBeLong.test(file)) return null;

      const lines = read(file).split('\n');
      // Blank lines are free, so that nobody takes out the paragraphs to make a file fit.
      const filled = lines.filter((line) => line.trim() !== '').length;
      if (filled > linesMax) return `${filled} lines`;

      const long = lines.findIndex(
        (line) => line.length > columnsMax && !/https?:|'M|^\s*(test|it)\(|^\)\('/.test(line),
      );
      return long === -1 ? null : `line ${long + 1} is too long`;
    }),
  ).toEqual([]);
});

test('files are grouped by meaning, never by kind', () => {
  const kinds = /(^|\/)(utils?|helpers?|common|types|constants|shared|lib|misc)(\/|\.)/;
  expect(sources.filter((file) => kinds.test(file))).toEqual([]);
});

test('file names are kebab-case, and no file only re-exports others', () => {
  const named = /^\.?[a-z0-9-]+(\.(test|spec|module|config))?\.(ts|tsx|mjs|css)$/;
  expect(sources.filter((file) => !named.test(basename(file)))).toEqual([]);
  expect(sources.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
});

/** Where a file may import from inside its own root. The compiler guards the roots themselves. */
const rooms: [from: RegExp, never: RegExp, why: string][] = [
  [
    /^web\/(api|session|i18n|device|location)\//,
    /^web\/(parts|screens|app|service)\//,
    'lie below',
  ],
  [/^web\/parts\//, /^web\/(?!parts\/)/, 'parts know nothing of the app'],
  [/^web\/screens\//, /^web\/app\//, 'screens do not know the app around them'],
  [/^desk\/(parts|api|location)\//, /^desk\/(pages|app|sign-in)\//, 'lie below'],
];

const importsOf = (file: string) =>
  [...read(file).matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)].map(([, still, lazy]) =>
    join(file, '..', still ?? lazy ?? ''),
  );

/** Tests and what only they use may import anything. */
const isForTests = (file: string) => /\.(test|spec)\.|\/test-[^/]+\.ts$/.test(file);
const code = sources.filter((file) => /\.tsx?$/.test(file) && !isForTests(file));

test('imports inside a root point one way', () => {
  expect(
    broken(code, (file) => {
      for (const [from, never, why] of rooms) {
        if (!from.test(file)) continue;
        const wrong = importsOf(file).find((imported) => never.test(imported));
        if (wrong) return `imports ${wrong}, but ${why}`;
      }
      return null;
    }),
  ).toEqual([]);
});

test('a screen does not import another screen', () => {
  const screenOf = (file: string) => /^web\/screens\/([^/]+)\//.exec(file)?.[1];
  expect(
    broken(code, (file) => {
      const own = screenOf(file);
      const other = importsOf(file).find((imported) => own && (screenOf(imported) ?? own) !== own);
      return other ? `imports ${other}` : null;
    }),
  ).toEqual([]);
});

test('imports of the server point to lower rooms and folders', () => {
  const served = code.filter((file) => /^server\//.test(file));
  const wrong = served.flatMap((file) =>
    importsOf(file)
      .filter((imported) => /^server\//.test(imported))
      .flatMap((imported) => whyNotImport(file, imported) ?? [])
      .map((problem) => `${file}: ${problem}`),
  );

  expect(wrong).toEqual([]);
});

test('only the door of a folder re-exports from other files', () => {
  const passesOn = /^export (type )?\{[^}]*\} from /m;
  const isDoor = (file: string) => basename(file, '.ts') === basename(join(file, '..'));
  const served = code.filter((file) => /^server\/[^/]+\//.test(file));
  expect(served.filter((file) => !isDoor(file) && passesOn.test(read(file)))).toEqual([]);
});

const namesIn = (list: string) =>
  list.split(',').flatMap((name) => /(\w+)(?: as \w+)?\s*$/.exec(name)?.[1] ?? []);

/** What a file imports or passes on, each with the file that it comes from. */
const namesFrom = (file: string) =>
  [...read(file).matchAll(/\{([^}]*)\} from '([.#][^']+)'/g)].flatMap(
    ([, list = '', path = '']) => {
      const source = path.startsWith('#') ? path.slice(1) : join(file, '..', path);
      return list
        .split(',')
        .map((name) => ({ source, name: /(\w+)(?: as |\s*$)/.exec(name)?.[1] }));
    },
  );

test('a door lists what other rooms use, and nothing else', () => {
  const roomOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1];
  const used = new Set<string>();

  for (const file of code) {
    for (const { source, name } of namesFrom(file)) {
      if (roomOf(source) !== roomOf(file)) used.add(`${source} ${name}`);
    }
  }

  const doors = code.filter((file) => /^server\/[^/]+\/([^/]+)\/\1\.ts$/.test(file));
  const unused = doors.flatMap((door) =>
    [...read(door).matchAll(/^export (?:type )?\{([^}]*)\} from /gm)]
      .flatMap(([, list = '']) => namesIn(list))
      .map((name) => `${door} ${name}`)
      .filter((line) => !used.has(line)),
  );

  expect(unused).toEqual([]);
});

test('what only tests use is in the files of tests', () => {
  const product = code.filter((file) => !/^(e2e|bench|faults|packages|tools)\//.test(file));
  const used = new Set(
    product.flatMap((file) => namesFrom(file).map(({ source, name }) => `${source} ${name}`)),
  );

  // What is loaded as a whole, such as a language or a program, may use any of its exports.
  const whole = /(?:\* as \w+ from |import\()'([.#][^']+)'/g;
  const loaded = new Set(
    product.flatMap((file) =>
      [...read(file).matchAll(whole)].map(([, path = '']) =>
        path.startsWith('#') ? path.slice(1) : join(file, '..', path),
      ),
    ),
  );

  const exported = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;

  const unused = product.flatMap((file) => {
    if (/^texts\//.test(file) || loaded.has(file)) return [];

    const text = read(file);
    return [...text.matchAll(exported)]
      .map(([, name = '']) => name)
      .filter((name) => text.split(new RegExp(`\\b${name}\\b`)).length === 2)
      .map((name) => `${file} ${name}`)
      .filter((line) => !used.has(line));
  });

  // Programs call these two by their files: `tools/run-server.ts`, and the build of the first page.
  const called = ['server/app/main.ts startServer', 'web/prerender.tsx renderLogin'];
  expect(unused).toEqual(called);
});

test('only the settings read the server’s environment', () => {
  // PostgreSQL's own programs inherit the environment.
  const readers =
    /^server\/(app\/(main|command\/[a-z-]+)|platform\/database\/(test-postgres|embedded\/.*))\.ts$/;
  const found = code.filter((file) => /^server\//.test(file) && /process\.env/.test(read(file)));
  expect(found.filter((file) => !readers.test(file))).toEqual([]);
});

test('no test is skipped and no lint rule is disabled', () => {
  const forbidden = /\.(only|skip)\(|@ts-ignore|@ts-nocheck|\bTODO\b|\bFIXME\b|\bas any\b/;
  const found = sources.filter(
    (file) => file !== 'tools/tidy.test.ts' && forbidden.test(read(file)),
  );
  expect(found).toEqual([]);
});

test('no test waits by what gives up after a second, which a busy machine may need', () => {
  const hasty = /\bvi\.wait(For|Until)\(/;
  const found = sources.filter((file) => file !== 'tools/tidy.test.ts' && hasty.test(read(file)));
  expect(found).toEqual([]);
});

const namedPath = new RegExp(`\`((?:${[...sourceRoots, 'docs'].join('|')})/[\\w./-]*)\``, 'g');
const linkedPath = /\]\((?!https?:)([^)#\s]+)[^)]*\)/g;

test('every path that a document links to or names exists', () => {
  const found = files.flatMap((file) => {
    if (!/\.md$/.test(file)) return [];
    const text = read(file).replaceAll(/```.*?```/gs, '');
    const named = [...text.matchAll(namedPath)].map(([, path = '']) => path);
    const linked = [...text.matchAll(linkedPath)].map(([, to = '']) => join(dirname(file), to));
    return [...named, ...linked].map((path) => ({ file, path }));
  });

  expect(found.length).toBeGreaterThan(100);
  const missing = found.filter(({ path }) => !existsSync(join(projectFolder, path)));
  expect(missing).toEqual([]);
});

test('a store exports only functions that take a connection, and pieces of SQL', () => {
  const exported =
    /^export (?:async )?(?:function|const|class) (\w+)([\s\S]*?)(?:=>|\{\n|;\n|\[\n)/gm;
  const takesConnection =
    /^(?: =)?(?: async)? ?(?:<[^(]*>)?\(\s*(?:sql: (?:Transaction)?Sql|db: Db)\b/;
  expect(
    broken(sources, (file) => {
      if (!/^server\/.*-store\.ts$/.test(file)) return null;
      const others = [...read(file).matchAll(exported)].filter(
        ([, , rest = '']) => !takesConnection.test(rest) && !/\b(Fragment|Queue)\b/.test(rest),
      );
      return others.length === 0 ? null : others.map(([, name]) => name).join(', ');
    }),
  ).toEqual([]);
});

test('a store refuses nothing, formats no amount and computes no hash', () => {
  const imported = /import \{([^}]*)\} from '/g;
  const decides =
    /\b(refuse|RefusalError|toRefusalError|create(Refusal|Hash|Hmac)|formatMicro|verify)\b/;
  expect(
    broken(sources, (file) => {
      if (!/^server\/.*-store\.ts$/.test(file)) return null;
      const names = [...read(file).matchAll(imported)].map(([, names = '']) => names);
      return decides.exec(names.join())?.[0] ?? null;
    }),
  ).toEqual([]);
});

test('the server’s SQL is in stores and in the database folder, and nowhere else', () => {
  const starts = 'select \\S|insert into |update \\w+ set |delete from |with \\w+ as [m(]';
  const sql = new RegExp(`\\bsql(\\.\\w+(<[^()]*?>)?)?\`|\\bfragment\`|[\`'"]\\s*(${starts})`);

  // What is known about a partner is a table of conditions.
  const mayHoldSql = /-store\.ts$|personal-(books|tables)\.ts$|^server\/platform\/database\//;
  const served = code.filter((file) => /^server\//.test(file));
  expect(served.filter((file) => !mayHoldSql.test(file) && sql.test(read(file)))).toEqual([]);
});

test('every input of a desk form names its field of the call', () => {
  const bare =
    /\b(TextInput|Textarea|NumberInput|PasswordInput|FileInput|(?:Multi)?Select)\b(?! as)/;
  expect(
    broken(sources, (file) => {
      if (!/^desk\/(pages|money)\/.*\.tsx$/.test(file) || !read(file).includes('<ActForm'))
        return null;
      const [, imported = ''] = /import \{([^}]*)\} from '@mantine\/core'/.exec(read(file)) ?? [];
      return bare.exec(imported)?.[0] ?? null;
    }),
  ).toEqual([]);
});

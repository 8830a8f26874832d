import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const project = fileURLToPath(new URL('../../..', import.meta.url));

const filesIn = (folder: string): string[] =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(ts|sql)$/.test(file) && !file.endsWith('.test.ts'));

/** The tables behind the figures. */
const counts =
  'rollup_(placement|plan_day|partner|partner_day|audience|creative|progress)|event_flag_due';
const writing = new RegExp(`(insert\\s+into|update|delete\\s+from|truncate)\\s+(${counts})`, 'i');
const asking = /\b(roll_up|rebuild_rollups|add_to_rollups)\s*\(/i;

const counting = 'server/platform/database/functions/roll-up.sql';

/** Only notes which flags are still to be counted, and counts nothing itself. */
const noting = 'server/platform/database/functions/note-event-flag.sql';

test('nothing but the functions of the counts writes them, and one module asks for it', () => {
  const files = [...filesIn('server'), ...filesIn('tools')];
  const found = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(join(project, file), 'utf8')));
  expect(found(writing).sort()).toEqual([noting, counting]);
  expect(found(asking).sort()).toEqual(['server/ads/figures/rollup-store.ts', counting]);
});

test('no call of the contract takes a figure, and no command has a switch for one', () => {
  const figures = /\b(impressions|clicks|consumed|invested|adRevenue|profit)\b/;
  const inputs = filesIn('contract').flatMap((file) => {
    const text = readFileSync(join(project, file), 'utf8');
    return [...text.matchAll(/input: v\.strictObject\(([\s\S]*?)\),\n {2}output/g)].flatMap(
      ([, input = '']) => (figures.test(input) ? [file] : []),
    );
  });
  expect(inputs).toEqual([]);
  const commands = filesIn('server/app/command').map((file) =>
    readFileSync(join(project, file), 'utf8'),
  );
  const switches = commands.flatMap(
    (text) => text.match(/required: \[.*defaults: \{[^}]*\}/s) ?? [],
  );
  expect(switches.length).toBeGreaterThan(3);
  expect(switches.filter((text) => /\b(spent|revenue)\b/.test(text) || figures.test(text))).toEqual(
    [],
  );
});

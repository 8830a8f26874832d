import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longOfJourneys } from './long-tests.ts';
import { projectFolder } from './project.ts';

const cwd = projectFolder;
const journeys = globSync('e2e/*.spec.ts', { cwd }).map((file) =>
  readFileSync(join(cwd, file), 'utf8'),
);

test.each(Object.entries(longOfJourneys))(
  '“%s”, which npm test leaves out, is a journey whose promise %s tests',
  (title, keeper) => {
    expect(journeys.filter((text) => text.includes(`test('${title}`))).toHaveLength(1);
    expect(existsSync(join(cwd, keeper))).toBe(true);
  },
);

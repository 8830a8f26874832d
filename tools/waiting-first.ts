import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { projectFolder } from './project.ts';

/** Tests of timeouts and of programs that come back: they wait for most of their time. */
const waiting = [
  'server/ads/stream/stream.test.ts',
  'server/ads/stream/check-stream.test.ts',
  'server/app/failover.test.ts',
  'server/ads/stream/loss.test.ts',
  'server/programme/push/send-request.test.ts',
  'server/app/hung-database.test.ts',
  'e2e/first-minutes.test.ts',
];

for (const name of waiting) {
  if (!existsSync(join(projectFolder, name))) throw new Error(`There is no test ${name}`);
}

const isWaiting = ({ moduleId }: TestSpecification) =>
  waiting.some((name) => moduleId.endsWith(`/${name}`));

/** Starts what mostly waits while others keep the processors busy, and not alone at the end. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sortedFiles = await super.sort(files);
    return [...sortedFiles.filter(isWaiting), ...sortedFiles.filter((file) => !isWaiting(file))];
  }
}

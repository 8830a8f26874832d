import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { leftOutTests } from './tools/long-tests.ts';
import { findMemoryFolder } from './tools/memory-folder.ts';
import { WaitingFirst } from './tools/waiting-first.ts';

// Temporary folders of all tests, and of the programs they start.
const temporary = process.env.TMPDIR ?? findMemoryFolder();
if (temporary !== undefined) process.env.TMPDIR = temporary;

const others = ['**/.cache/**', '**/.data/**', '{web,desk}/dist/**'];
const exclude = [...configDefaults.exclude, ...others, ...leftOutTests];

/** Tests of tools that need the database, as those of the server do. */
const onDatabase = ['tools/{auditor,witness}/*.test.ts'];

// Neither rules nor server keep state in their modules, so test files of one worker share them:
// to read all of them anew for each file took longer than the tests themselves.
const isolate = false;

// Node reads the TypeScript of rules and server as it does when the server runs. Vite would compile
// each of these modules first, only for the tests.
const experimental = { viteModuleRunner: false, nodeLoader: false };

// A busy machine takes its time: no limit is meant to measure it.
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          isolate,
          experimental,
          environment: 'node',
          setupFiles: ['tools/test-setup.ts'],
          include: ['{domain,texts,contract,packages,tools,bench,faults}/**/*.test.ts'],
          exclude: [...exclude, ...onDatabase],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          ...patience,
          // Screens do keep state in their modules: the setup gives each file modules of its own.
          isolate,
          environment: 'happy-dom',
          // Node's own localStorage would stand before the browser's.
          execArgv: ['--no-webstorage'],
          include: ['{browser,web,desk}/**/*.test.{ts,tsx}'],
          exclude,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          setupFiles: ['tools/test-setup.ts', 'tools/web-test-setup.ts'],
        },
      },
      {
        test: {
          name: 'server',
          ...patience,
          isolate,
          experimental,
          environment: 'node',
          setupFiles: ['tools/test-setup.ts'],
          include: ['{server,e2e}/**/*.test.ts', ...onDatabase],
          exclude,
          globalSetup: ['server/platform/database/test-postgres.ts'],
        },
      },
    ],
  },
});

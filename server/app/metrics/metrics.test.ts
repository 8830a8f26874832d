import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { registerJobs } from '../../platform/job/job-store.ts';
import { createSecrets } from '../../platform/settings/secrets.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { jobNames } from '../jobs/jobs.ts';
import { createMetrics } from './create-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const metrics = createMetrics();
let server: TestServer;
let served: Awaited<ReturnType<typeof serveMetrics>>;
let text = '';
beforeAll(async () => {
  server = await createTestServer(quickPasswords, {}, createSecrets(), { metrics });
  served = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  await registerJobs(server.db.sql, jobNames, new Date());
  await server.ask(userInfo, {}, { token: 'x' });
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  await (await fetch(`${url}/v1/c?t=5ecret`)).text();
  text = await (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text();
});
afterAll(async () => {
  await served.close();
  await server.close();
});

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

/** Names in an expression, without the functions, labels and numbers around them. */
const metricsIn = (expression: string) =>
  expression.match(/\b(?:reachbook|nodejs|process)_[a-z0-9_]+/g) ?? [];

const labelsIn = (expression: string) =>
  [...expression.matchAll(/([a-z0-9_]+)\{([a-z]+)="([^"]*)"\}/g)].filter(
    ([, name]) => name !== 'up',
  );

test.each([
  ['ops/prometheus/alerts.yml', /^\s+expr: (.*)$/gm, 12],
  ['ops/grafana/reachbook.json', /"expr": "(.*)"/g, 20],
])('every metric that %s names exists on a running server', (file, pattern, count) => {
  const expressions = [...read(file).matchAll(pattern)].map(([, one = '']) => one);
  expect(expressions).toHaveLength(count);
  const known = new Set(text.match(/^[a-z0-9_]+(?=[{ ])/gm));
  const named = expressions.flatMap(metricsIn);
  expect(named.length).toBeGreaterThanOrEqual(count - 1);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  for (const [, name, label] of expressions.flatMap(labelsIn)) {
    expect(text).toMatch(new RegExp(`^${name}\\{[^}]*${label}="`, 'm'));
  }
});

test('every alert says how bad it is, what it means and what to do', () => {
  const alerts = read('ops/prometheus/alerts.yml').split('- alert: ').slice(1);
  expect(alerts).toHaveLength(12);
  for (const alert of alerts) {
    expect(alert).toMatch(/for: \d+m\n\s+labels:\n\s+severity: (page|ticket)\n/);
    expect(alert).toMatch(/summary: ".+"\n\s+description: ".+"/);
  }
});

test('requests are counted by route and by the code of their envelope, with nobody in them', () => {
  expect(text).toMatch('reachbook_http_requests_total{call="/api/user/info",code="503"} 1');
  expect(text).toMatch(/reachbook_http_requests_total\{call="\/v1\/c",code="\d+"\} 1/);
  expect(text).not.toContain('5ecret');
});

test('the metrics say that the books are sound, and show when the auditor stopped money', async () => {
  expect(text).toMatch(/^reachbook_money_position_equal 1$/m);
  expect(text).toMatch(/^reachbook_money_stopped 0$/m);
  await server.db.owner.sql`insert into ledger_stop (at, why) values (now(), 'a test')`;
  const later = createMetrics();
  const parts = { calls: server.db, jobs: server.db, dataDir: server.dataDir, queues: {} };
  later.measure({ ...parts, hasFailedEvents: () => false });
  expect(await later.text()).toMatch(/^reachbook_money_stopped 1$/m);
});

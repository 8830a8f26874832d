import { expect, onTestFinished, test, vi } from 'vitest';
import { logProblem } from './log-problem.ts';

function logged(...given: Parameters<typeof logProblem>): string {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  logProblem(...given);
  return String(write.mock.calls[0]?.[0]);
}

test('the log names the path of an address, never its query', () => {
  const line = logged('/v1/pb?click_id=7&sig=5ecret', new Error('away'), { errorId: '7KQ2M9XA' });
  expect(JSON.parse(line)).toMatchObject({ where: '/v1/pb', level: 'error', errorId: '7KQ2M9XA' });
  expect(line).not.toContain('5ecret');
});

test('the log says where in the code and the tables an error occurred, and nothing that people sent', () => {
  const token = 'k3Yx0Zq1'.repeat(6);
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "Somchai J."'), {
    code: '22P02',
    table: 'partner',
  });
  const error = new Error(`${token} of somchai@example.com is not known`, { cause });
  const line = logged('call', Object.assign(error, { code: '22P02', table: 'partner' }));
  expect(line).toMatch(/"code":"22P02","table":"partner"/);
  expect(line).toMatch(/log-problem\.test\.ts/);
  expect(line).not.toMatch(/Somchai|example\.com|k3Yx0Zq1/i);
});

test('a passing problem, such as an unreachable database, is logged without a stack', () => {
  const error = new Error('The database does not answer', { cause: new Error('no route') });
  const { stack } = JSON.parse(logged('/api/user/info', error, { level: 'warn' }));
  expect(stack).toBe('Error: The database does not answer\nbecause of Error: no route');
});

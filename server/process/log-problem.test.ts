import { expect, onTestFinished, test, vi } from 'vitest';
import { logProblem } from './log-problem.ts';

test('the log names the path of an address, never its query', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  logProblem('/v1/pb?click_id=7&sig=5ecret', new Error('away'));
  const [line] = write.mock.calls[0] ?? [];
  expect(JSON.parse(String(line))).toMatchObject({ where: '/v1/pb', level: 'error' });
  expect(String(line)).not.toContain('5ecret');
});

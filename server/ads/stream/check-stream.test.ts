import { describe, expect, onTestFinished, test } from 'vitest';
import { openStream } from './open-stream.ts';
import { until } from './test-books.ts';
import { startNats, type TestNats } from './test-nats.ts';
import { getNatsServer } from './test-nats-server.ts';

const hasNats = (await getNatsServer()) !== null;

describe.runIf(hasNats)('a stream that could lose events', () => {
  const refusedBy = async (nats: TestNats) => {
    const terms = { name: 'reachbook', monitorUrls: nats.monitorUrl.split(','), mayLose: false };
    const opened = await openStream({ ...terms, urls: nats.url.split(',') }).catch(
      (error) => error,
    );
    if (!(opened instanceof Error)) await opened.close();
    return opened instanceof Error ? opened.message : null;
  };

  /** A leader that was just elected does not know yet where it can place a stream. */
  const refusedOnceElected = async (nats: TestNats) => {
    let refusal: string | null = null;
    await until(async () => {
      refusal = await refusedBy(nats);
      return !/cannot be made|has no JetStream/.test(refusal ?? '');
    });
    return refusal;
  };

  test('on one node is refused in one sentence', async () => {
    const nats = await startNats({ nodes: 1 });
    onTestFinished(() => nats.close());
    expect(await refusedBy(nats)).toMatch(
      /^The stream reachbook cannot be made: .+ It needs 3 nodes\.$/,
    );
  });

  test('on nodes that acknowledge before they sync is refused in one sentence', async () => {
    const nats = await startNats({ nodes: 3, sync: '2m' });
    onTestFinished(() => nats.close());
    expect(await refusedOnceElected(nats)).toMatch(
      /^The node \w+ acknowledges events before they are on disk: set its .+ to always\.$/,
    );
  });

  test('by three nodes that sync is taken, unless one of them is unknown', async () => {
    const nats = await startNats({ nodes: 3 });
    onTestFinished(() => nats.close());
    expect(await refusedOnceElected(nats)).toBeNull();
    const [first = ''] = nats.monitorUrl.split(',');
    expect(await refusedOnceElected({ ...nats, monitorUrl: first })).toMatch(
      /is not among those of/,
    );
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

const runServer = new URL('run-server.ts', import.meta.url).href;
const startError = new URL('../server/platform/process/start-error.ts', import.meta.url).href;

/** A program that runs until it is ended; `clock` times its signals. */
function programOf(body: string, clock = '() => performance.now()'): string {
  return `
    import { once } from 'node:events';
    import { runServer } from '${runServer}';
    import { StartError } from '${startError}';
    setInterval(() => {}, 60_000);
    await runServer(async () => { ${body} }, ${clock});
    console.log('running');
  `;
}

function start(body: string, clock?: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', programOf(body, clock)]);
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = once(child, 'close').then(([code]) => ({ code, output }));

  return { child, ended, running: once(child.stdout, 'data') };
}

/** A clock that advances by a second each time it is read. */
const aSecondLater = '((ms) => () => (ms += 1_000))(0)';

describe.skipIf(process.platform === 'win32')('a running Reachbook', () => {
  it('the server prints one sentence when it cannot start', async () => {
    const { ended } = start("throw new StartError('The port is taken.');");
    expect(await ended).toEqual({ code: 1, output: 'The port is taken.\n' });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'the server ends cleanly on %s',
    async (signal) => {
      const { child, ended, running } = start("return { close: async () => console.log('bye') };");
      await running;
      child.kill(signal);
      expect(await ended).toEqual({ code: 0, output: 'running\nbye\n' });
    },
  );

  /** Reports a Ctrl-C, and exits when its input says so. */
  const untilTold = `
    process.on('SIGINT', () => console.log('heard'));
    return { close: () => once(process.stdin, 'data') };
  `;

  it('the server takes the two signals that npm sends for one Ctrl-C as one', async () => {
    const { child, ended, running } = start(untilTold, '() => 0');
    await running;

    for (const _ of ['the terminal', 'npm']) {
      const heard = once(child.stdout, 'data');
      child.kill('SIGINT');
      await heard;
    }

    child.stdin.end('close');
    expect((await ended).code).toBe(0);
  });

  it('the server ends cleanly when npm has ended the shell around it', async () => {
    const program = `"${process.execPath}" --input-type=module -e "$PROGRAM" & wait`;
    const shell = spawn('sh', ['-c', program], {
      env: {
        ...process.env,
        npm_lifecycle_event: 'start',
        PROGRAM: programOf("return { close: async () => console.log('bye') };"),
      },
    });

    let output = '';
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
    await once(shell.stdout, 'data');
    shell.kill('SIGTERM');
    await once(shell.stdout, 'end');
    expect(output).toBe('running\nbye\n');
  });

  it('the server ends at once on a second Ctrl-C', async () => {
    const { child, ended, running } = start(untilTold, aSecondLater);
    await running;
    const heard = once(child.stdout, 'data');
    child.kill('SIGINT');
    await heard;
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

const runServer = new URL('run-server.ts', import.meta.url).href;
const startError = new URL('../server/process/start-error.ts', import.meta.url).href;

function programOf(body: string): string {
  return `
    import { runServer } from '${runServer}';
    import { StartError } from '${startError}';
    import { setTimeout as wait } from 'node:timers/promises';
    setInterval(() => {}, 60_000);
    await runServer(async () => { ${body} });
    console.log('running');
  `;
}

function start(body: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', programOf(body)]);
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  return { child, ended, running: once(child.stdout, 'data') };
}

describe.skipIf(process.platform === 'win32')('a running Reachbook', () => {
  it('says one sentence when it cannot start', async () => {
    const { ended } = start("throw new StartError('The port is taken.');");
    expect(await ended).toEqual({ code: 1, output: 'The port is taken.\n' });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends cleanly on %s', async (signal) => {
    const { child, ended, running } = start("return { close: async () => console.log('bye') };");
    await running;
    child.kill(signal);
    expect(await ended).toEqual({ code: 0, output: 'running\nbye\n' });
  });

  const slow = 'return { close: () => wait(3000) };';

  it('takes the two signals that npm makes of one Ctrl-C for one', async () => {
    const { child, ended, running } = start(slow.replace('3000', '900'));
    await running;
    child.kill('SIGINT');
    await wait(50);
    child.kill('SIGINT');
    expect((await ended).code).toBe(0);
  });

  it('ends cleanly when npm has ended the shell around it', async () => {
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

  it('ends at once on a second Ctrl-C', async () => {
    const { child, ended, running } = start(slow);
    await running;
    child.kill('SIGINT');
    await wait(700);
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../simulator/main.ts', import.meta.url));

/** Starts the simulator as a separate program; it ends with the demo that it drives. */
export function startTraffic(file: string): { close(): Promise<void> } {
  const child = spawn(process.execPath, [program, '--file', file, '--with-input'], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit').catch(() => {});

  // A demo without traffic is still a demo.
  child.on('error', (error) => console.error(`The simulator did not start: ${error.message}`));
  return {
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await ended;
    },
  };
}

import { readFileSync, statfsSync } from 'node:fs';
import { availableMemory } from 'node:process';

const memoryFolder = '/dev/shm';
const freeMin = 2 * 1024 ** 3;

/**
 * A folder in memory, if this machine has one with room for test databases. Each of them is a copy
 * of a thousand files, which costs ten times the processor time on a disk. Programs must run from
 * it too: PostgreSQL may be copied there for a user who cannot read the project.
 */
export function findMemoryFolder(): string | undefined {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, , type, options = ''] = mounts.map((line) => line.split(' ')).find(isPlace) ?? [];
    const { bavail, bsize } = statfsSync(memoryFolder);
    const isFit = type === 'tmpfs' && !/\b(ro|noexec)\b/.test(options);
    const isRoomy = bavail * bsize > freeMin && availableMemory() > 2 * freeMin;

    return isFit && isRoomy ? memoryFolder : undefined;
  } catch {
    // Only Linux has such a folder.
    return undefined;
  }
}

const isPlace = ([, mountedAt]: readonly string[]) => mountedAt === memoryFolder;

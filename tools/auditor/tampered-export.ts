import { createHash, type KeyObject, sign } from 'node:crypto';
import { filesInArchive } from './program.ts';
import type { Chance, Files, Tamper } from './tamper-lines.ts';

/** A sound export in memory, with the network's signing key. */
export interface KeptExport {
  readonly files: Files;
  readonly manifest: string;
  readonly privateKey: KeyObject;
}

const manifestForm = /^\{"manifest":(\{.*\}),"signature":"(.*)"\}\n$/s;

export async function keepExport(path: string, privateKey: KeyObject): Promise<KeptExport> {
  const files = new Map<string, readonly string[]>();
  let manifest = '';

  for await (const [name, bytes] of filesInArchive(path)) {
    const content = bytes.toString('utf8');
    if (name === 'manifest.json') manifest = content;
    else files.set(name, content.slice(0, -1).split('\n'));
  }

  return { files, manifest, privateKey };
}

const bytesOf = (lines: readonly string[]) => Buffer.from(`${lines.join('\n')}\n`);

/** A manifest of these files, as the network itself would write and sign it. */
function listAnew({ manifest, privateKey }: KeptExport, files: Files): string {
  const [, signed = '{}'] = manifestForm.exec(manifest) ?? [];
  const hashedFiles = [...files].map(([name, lines]) => {
    const sha256 = createHash('sha256').update(bytesOf(lines)).digest('hex');
    return { name, lines: lines.length, sha256 };
  });
  const text = JSON.stringify({ ...JSON.parse(signed), files: hashedFiles });
  const signature = sign(null, Buffer.from(text), privateKey).toString('base64url');

  return `{"manifest":${text},"signature":"${signature}"}\n`;
}

function* entriesOf(files: Files, manifest: string): Generator<[string, Buffer]> {
  for (const [name, lines] of files) yield [name, bytesOf(lines)];
  yield ['manifest.json', Buffer.from(manifest)];
}

/**
 * A changed copy whose manifest the network has signed again; null if there is nothing to change.
 */
export function tamperWith(keptExport: KeptExport, tamper: Tamper, chance: Chance) {
  const files = tamper(keptExport.files, chance);
  return files && entriesOf(files, listAnew(keptExport, files));
}

/** The same change by somebody without the network's key. */
export function tamperUnsigned(keptExport: KeptExport, tamper: Tamper, chance: Chance) {
  const files = tamper(keptExport.files, chance);
  return files && entriesOf(files, keptExport.manifest);
}

/** The manifest itself, changed in one place. */
export function tamperWithList(keptExport: KeptExport, chance: Chance) {
  const index = 14 + chance(keptExport.manifest.length - 120);
  const letter = keptExport.manifest[index] === '7' ? '8' : '7';
  return entriesOf(
    keptExport.files,
    keptExport.manifest.slice(0, index) + letter + keptExport.manifest.slice(index + 1),
  );
}

/**
 * The floors of the server, the lowest first. A file imports from its own folder and from floors
 * below, never from its own floor or one above: so no two folders depend on each other.
 */
export const floors: readonly (readonly string[])[] = [
  ['process'],
  ['db'],
  ['http'],
  ['job'],
  ['settings'],
  ['notice', 'staff-activity', 'confirmation'],
  ['ledger'],
  ['account'],
  ['file'],
  ['services'],
  ['catalogue'],
  ['delivery'],
  ['level', 'coupon'],
  ['conversion'],
  ['figures'],
  ['follow'],
  ['plan'],
  ['wallet'],
  ['profile'],
  ['notification'],
  ['exchange'],
  ['push', 'report', 'chat', 'help', 'statement', 'audit'],
  ['desk'],
  ['jobs.ts', 'handlers.ts'],
  ['command', 'demo', 'health.ts'],
  ['create-server.ts'],
  ['main.ts'],
];

const folderOf = (path: string) => path.split('/')[1] ?? '';

/** What is wrong with an import between two files of the server, or null. */
export function whyNotImport(from: string, imported: string): string | null {
  const [own, other] = [folderOf(from), folderOf(imported)];
  if (own === other) return null;
  const floorOf = (folder: string) => floors.findIndex((floor) => floor.includes(folder));
  const [here, there] = [floorOf(own), floorOf(other)];
  if (here === -1 || there === -1) return `${here === -1 ? own : other} is on no floor`;
  return there < here ? null : `imports ${imported}, which is not on a lower floor`;
}

/**
 * The floors of the server, lowest first. A file imports from its own folder and from floors below,
 * never from its own floor or one above, so no two folders depend on each other. A folder's public
 * interface is its door, the file of the folder's name.
 */
export const floors: readonly (readonly string[])[] = [
  ['process'],
  ['database'],
  ['gateway'],
  ['job'],
  ['settings'],
  ['webauthn'],
  ['notice', 'staff-activity', 'confirmation'],
  ['ledger'],
  ['transparency'],
  ['partner'],
  ['file', 'event-block', 'mail'],
  ['services'],
  ['catalogue'],
  ['delivery'],
  ['stream'],
  ['level', 'coupon'],
  ['conversion'],
  ['figures'],
  ['follow'],
  ['plan'],
  ['wallet'],
  ['profile'],
  ['notification'],
  ['exchange'],
  ['outside-audit'],
  ['push', 'report', 'chat', 'help', 'statement', 'audit', 'personal', 'integrity'],
  ['desk'],
  ['jobs.ts', 'handlers'],
  ['backup'],
  ['command', 'demo', 'health.ts', 'metrics'],
  ['create-server.ts', 'work.ts'],
  ['main.ts'],
];

/** The floors inside the desk, likewise; its own files are on top. */
export const deskFloors: readonly (readonly string[])[] = [
  ['call'],
  ['by-two', 'staff'],
  ['proposal'],
  [
    ...['audit', 'campaign', 'catalogue', 'configuration', 'host', 'money', 'partner'],
    ...['stream', 'witness'],
  ],
  ['announcement', 'bank', 'overview', 'performance', 'search', 'waiting'],
  ['decide-by-two'],
];

/** What is wrong with an import between two files of the server, or null. */
export function whyNotImport(from: string, imported: string): string | null {
  const [, own = '', ownWord = ''] = from.split('/');
  const [, other = '', otherWord = ''] = imported.split('/');
  if (own !== other) {
    const isDoor = otherWord === '' || otherWord === `${other}.ts`;
    return (
      whyNotBetween(floors, own, other, imported) ??
      (isDoor ? null : `imports ${imported} and not the door server/${other}/${other}.ts`)
    );
  }
  const isOnTop = own !== 'desk' || ownWord.endsWith('.ts') || ownWord === otherWord;
  return isOnTop ? null : whyNotBetween(deskFloors, ownWord, otherWord, imported);
}

function whyNotBetween(
  all: readonly (readonly string[])[],
  own: string,
  other: string,
  imported: string,
): string | null {
  const floorOf = (folder: string) => all.findIndex((floor) => floor.includes(folder));
  const [here, there] = [floorOf(own), floorOf(other)];
  if (here === -1 || there === -1) return `${here === -1 ? own : other} is on no floor`;
  return there < here ? null : `imports ${imported}, which is not on a lower floor`;
}

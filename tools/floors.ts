interface Room {
  readonly name: string;
  /** Its folders and some of its files, lowest first; those of one line do not know each other. */
  readonly folders: readonly (readonly string[])[];
}

/**
 * The rooms of the server, lowest first. A file imports from its own folder, from lower folders of
 * its room and from lower rooms, so no two rooms and no two folders depend on each other. What
 * other rooms may use of a folder is listed in its door, the file of the folder's name.
 */
export const rooms: readonly (readonly Room[])[] = [
  [
    {
      name: 'platform',
      folders: [
        ...[['process'], ['database'], ['one-time-token'], ['gateway'], ['job'], ['settings']],
        ['webauthn'],
      ],
    },
  ],
  [{ name: 'books', folders: [['ledger']] }],
  [
    {
      name: 'people',
      folders: [
        [
          'notice',
          'audit-event',
          'status-change',
          'confirmation',
          'approval',
          'outbox',
          'support-case',
        ],
        ['partner'],
        ['file', 'mail'],
      ],
    },
  ],
  [
    {
      name: 'ads',
      folders: [
        ...[['event-block'], ['services'], ['catalogue'], ['delivery'], ['stream']],
        ...[['conversion'], ['figures']],
      ],
    },
  ],
  [
    {
      name: 'programme',
      folders: [
        ...[['level', 'coupon'], ['follow'], ['plan'], ['wallet'], ['profile']],
        ...[['notification'], ['exchange', 'push']],
      ],
    },
  ],
  [
    {
      name: 'proof',
      folders: [
        ['transparency'],
        ['outside-audit'],
        ['statement', 'audit', 'personal', 'integrity'],
      ],
    },
    { name: 'support', folders: [['report', 'chat', 'help']] },
  ],
  [
    {
      name: 'desk',
      folders: [
        ...[['call'], ['transfer'], ['staff'], ['approval']],
        [
          ...['audit', 'campaign', 'catalogue', 'configuration', 'host', 'money', 'partner'],
          ...['stream', 'witness'],
        ],
        ...[['announcement', 'bank', 'overview', 'performance', 'search', 'waiting']],
      ],
    },
  ],
  [
    {
      name: 'app',
      folders: [
        ...[['jobs', 'handlers'], ['backup'], ['command', 'demo', 'health.ts', 'metrics']],
        ...[['create-server.ts', 'work.ts'], ['main.ts']],
      ],
    },
  ],
];

/** What is wrong with an import between two files of the server, or null. */
export function whyNotImport(importer: string, imported: string): string | null {
  const [, room = '', folder = ''] = importer.split('/');
  const [, otherRoom = '', otherFolder = '', otherFile = ''] = imported.split('/');
  if (room === otherRoom) return whyNotInRoom(room, folder, otherFolder, imported);

  const [here, there] = [levelOf(room), levelOf(otherRoom)];
  if (here === -1 || there === -1) return `${here === -1 ? room : otherRoom} is no room`;
  if (there >= here) return `imports ${imported}, which is not in a lower room`;

  const isDoor = otherFile === `${otherFolder}.ts` || imported === doorOfDesk;
  return isDoor ? null : `imports ${imported}, which is no door`;
}

/** The desk is one folder of the menu beside the other, behind one door. */
const doorOfDesk = 'server/desk/desk.ts';

const levelOf = (room: string): number =>
  rooms.findIndex((level) => level.some(({ name }) => name === room));

function whyNotInRoom(
  room: string,
  folder: string,
  otherFolder: string,
  imported: string,
): string | null {
  if (folder === otherFolder) return null;

  const folders = rooms.flat().find(({ name }) => name === room)?.folders ?? [];
  const floorOf = (part: string): number => {
    const floor = folders.findIndex((parts) => parts.includes(part));
    // Files beside the folders of a room that are not listed are on top.
    return floor === -1 && part.endsWith('.ts') ? folders.length : floor;
  };

  const [here, there] = [floorOf(folder), floorOf(otherFolder)];
  if (here === -1 || there === -1) return `${here === -1 ? folder : otherFolder} is in no room`;
  if (there === here && there === folders.length) return null;

  return there < here ? null : `imports ${imported}, which is not a lower folder`;
}

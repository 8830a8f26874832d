interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** What members load first: their data, the bell, the tab bar, and the first screen. */
const home = /\/(member-area|bell|bottom-nav|ad-center-screen|get-started)\.tsx$/;

/**
 * What loads before login, after the first screen or on a press must not wait for other screens.
 */
const onItsOwn =
  /\/web\/(app|service|integrity|passkey|screens\/(ad-center|register|reset|entry))\//;

/** The library's index names these for everyone, but only later screens use them. */
const notAtFirst = /\/(mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery)\.js$/;

/**
 * Keeps everything that the first page needs in one chunk, and likewise what the first screen
 * behind the login needs. By default the bundler splits off whatever another screen shares: thirty
 * small files compress worse than a large one, and the first file has to name them all.
 */
export function chunkOf(id: string, graph: ModuleGraph): 'app' | 'members' | null {
  if (notAtFirst.test(id)) return null;
  const importers = allImporters(id, graph);
  if (importers.some((importer) => graph.getModuleInfo(importer)?.isEntry)) return 'app';
  return importers.some((importer) => home.test(importer)) ? 'members' : null;
}

/** One chunk for what only the later screens share. */
export const sharedChunkOf = (id: string, graph: ModuleGraph): 'screens' | null =>
  allImporters(id, graph).some((importer) => onItsOwn.test(importer)) ? null : 'screens';

/** The module itself and all its direct and indirect importers. */
function allImporters(id: string, graph: ModuleGraph): readonly string[] {
  const chunkIds = new Set([id]);
  for (const one of chunkIds) {
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) chunkIds.add(importer);
  }
  return [...chunkIds];
}

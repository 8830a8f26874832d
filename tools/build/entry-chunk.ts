interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/**
 * Keeps everything that the first page needs in one file. Left to itself, the bundler cuts out
 * whatever a later screen needs too, and thirty small files pack worse than a large one.
 */
export function entryChunk(
  id: string,
  graph: ModuleGraph,
  seen = new Set<string>(),
): string | null {
  if (seen.has(id)) return null;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (!module) return null;
  if (module.isEntry) return 'app';
  const isInEntry = module.importers.some((importer) => entryChunk(importer, graph, seen) !== null);
  return isInEntry ? 'app' : null;
}

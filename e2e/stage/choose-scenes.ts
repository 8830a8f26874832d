import type { Scene } from './scene.ts';

/** The scenes with these names, in the order in which they are shown; without a name, all. */
export const chooseScenes = (
  scenes: readonly Scene[],
  names: readonly string[],
): readonly Scene[] =>
  names.length === 0 ? scenes : scenes.filter(({ name }) => names.includes(name));

/** Null if every name is that of a scene; else the first that is not, and all that are. */
export function whyNotScenes(scenes: readonly Scene[], names: readonly string[]): string | null {
  const sceneNames = scenes.map(({ name }) => name);
  const unknown = names.find((name) => !sceneNames.includes(name));
  if (unknown === undefined) return null;

  return `'${unknown}' is not a scene. Scenes: ${sceneNames.join(', ')}`;
}

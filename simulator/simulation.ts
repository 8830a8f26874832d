import { readFileSync } from 'node:fs';

/** What an outsider was given to pretend to be viewers and shops: written by a demo's server. */
export interface Simulation {
  readonly url: string;
  readonly placements: readonly { readonly key: string; readonly domain: string }[];
  readonly shops: readonly {
    readonly name: string;
    readonly merchant: string;
    readonly kid: string;
    readonly secret: string;
  }[];
}

/** Reads the file that the server of a demo leaves in its data folder. */
export function readSimulation(file: string): Simulation {
  let found: Simulation;
  try {
    found = JSON.parse(readFileSync(file, 'utf8')) as Simulation;
  } catch {
    throw new Error(`There is no simulation in ${file}: start a demo first, with npm start.`);
  }
  if (!found.url || !Array.isArray(found.placements) || found.placements.length === 0) {
    throw new Error(`The simulation in ${file} names no placements.`);
  }
  return found;
}

import { readFileSync } from 'node:fs';

/** What the simulator needs to act as viewers and shops; written by the demo's server. */
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

/** Reads the file that a demo's server leaves in its data folder. */
export function readSimulation(file: string): Simulation {
  let simulation: Simulation;
  try {
    simulation = JSON.parse(readFileSync(file, 'utf8')) as Simulation;
  } catch {
    throw new Error(`There is no simulation in ${file}: start a demo first, with npm start.`);
  }

  if (
    !simulation.url ||
    !Array.isArray(simulation.placements) ||
    simulation.placements.length === 0
  ) {
    throw new Error(`The simulation in ${file} names no placements.`);
  }

  return simulation;
}

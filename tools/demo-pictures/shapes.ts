/** SVG shapes on a square of 400 whose lower third is for the name. */

export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;

export const round = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ` +
  'stroke-linecap="round" stroke-linejoin="round"/>';

export const rotateShape = (degrees: number, shape: string): string =>
  `<g transform="rotate(${degrees} 200 150)">${shape}</g>`;

/** Two shades of one colour, a background, and the drawing. */
export interface Drawing {
  /** The caption: the shop's own name, the same in every language. */
  readonly name: string;
  readonly ground: string;
  readonly ink: string;
  readonly drawn: string;
}

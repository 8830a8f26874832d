import { join } from 'node:path';
import sharp from 'sharp';
import { projectFolder } from '../project.ts';
import { homeDrawings } from './home-drawings.ts';
import { roadDrawings } from './road-drawings.ts';
import type { Drawing } from './shapes.ts';

/*
 * Draws the ads of the demo into server/app/demo/demo-files. Drawing and name are within the square
 * in the middle, since lists crop a picture to a square. Run it after changing a drawing:
 * node tools/demo-pictures/draw-demo-pictures.ts
 */

/** For placements of 320 by 180; the others are for 300 by 250. Both at double resolution. */
const cards = new Set(['bottle', 'backpack', 'bike-light', 'candle', 'honey', 'radio']);

const font = 'font-family="Noto Sans, sans-serif" font-weight="700" text-anchor="middle"';

const svgOf = ({ name, ground, ink, drawn }: Drawing, width: number, height: number): string => {
  const scale = (Math.min(width, height) * 0.97) / 400;
  const marginLeft = (width - 400 * scale) / 2;
  const top = (height - 400 * scale) / 2;

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>
    <g transform="translate(${marginLeft} ${top}) scale(${scale})">
      <g transform="translate(0 6)">${drawn}</g>
      <text x="200" y="330" ${font} font-size="44" fill="${ink}">${name}</text>
      <text x="203" y="368" ${font} font-size="19" letter-spacing="5" fill="${ink}"
        fill-opacity="0.75">DEMO</text>
    </g></svg>`;
};

for (const [key, drawing] of Object.entries({ ...homeDrawings, ...roadDrawings })) {
  const [width, height] = cards.has(key) ? [640, 360] : [600, 500];
  await sharp(Buffer.from(svgOf(drawing, width, height)))
    .webp({ quality: 82, effort: 6 })
    .toFile(join(projectFolder, 'server', 'app', 'demo', 'demo-files', `${key}.webp`));
}

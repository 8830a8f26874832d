import { join } from 'node:path';
import sharp from 'sharp';
import { projectFolder } from './project.ts';

/*
 * Draws the icons of the installed app into web/public: a ledger with its double rule, in the ink
 * and paper of the app. Run it after changing the drawing: node tools/draw-icons.ts
 */

const book =
  'M5 4.5A1.5 1.5 0 0 1 6.5 3H19v18H6.5A1.5 1.5 0 0 1 5 19.5zM8.5 3v18M12 9h4M12 14h4M12 16.5h4';

interface Drawing {
  readonly name: string;
  readonly size: number;
  /**
   * How much of the side the book takes; a mask may crop what is outside the middle four fifths.
   */
  readonly share: number;
  readonly radius: number;
  readonly ground: string;
  readonly ink: string;
}

const blue = { ground: '#1e3fae', ink: '#f6f4ee' };

const drawings: readonly Drawing[] = [
  { name: 'icon-192.png', size: 192, share: 0.66, radius: 0.22, ...blue },
  { name: 'icon-512.png', size: 512, share: 0.66, radius: 0.22, ...blue },
  { name: 'icon-maskable-512.png', size: 512, share: 0.5, radius: 0, ...blue },
  { name: 'apple-touch-icon.png', size: 180, share: 0.6, radius: 0, ...blue },
  // The small notification icon is a silhouette only.
  { name: 'badge-96.png', size: 96, share: 0.9, radius: 0, ground: 'none', ink: '#ffffff' },
];

const svgOf = ({ size, share, radius, ground, ink }: Drawing) => {
  const scale = (size * share) / 24;
  const offset = (size * (1 - share)) / 2;

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${size * radius}" fill="${ground}"/>
    <path d="${book}" transform="translate(${offset} ${offset}) scale(${scale})" fill="none"
      stroke="${ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>
  </svg>`;
};

for (const drawing of drawings) {
  const file = join(projectFolder, 'web', 'public', drawing.name);
  await sharp(Buffer.from(svgOf(drawing)))
    .png({ compressionLevel: 9, palette: true })
    .toFile(file);
}

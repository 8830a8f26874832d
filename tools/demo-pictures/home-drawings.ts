import { box, type Drawing, line, oval, rotateShape, round, shape } from './shapes.ts';

/** Crafts, clothes and household goods. */
export const homeDrawings = {
  coffee: {
    ...{ name: 'Harbour Roast', ground: '#f4e8db', ink: '#3b2419' },
    drawn:
      oval(196, 248, 118, 20, '#e1cdb6') +
      line('M240 150h24a26 26 0 0 1 0 66h-26', '#b5532b', 20) +
      shape('M128 128h136v56a68 68 0 0 1-136 0z', '#b5532b') +
      oval(196, 128, 68, 15, '#3b2419') +
      line(
        'M168 92c-12-16 10-26 0-44M196 92c-12-16 10-26 0-44M224 92c-12-16 10-26 0-44',
        '#c9a988',
        7,
      ),
  },
  'bean-grinder': {
    ...{ name: 'Harbour Roast', ground: '#efe2d0', ink: '#3b2419' },
    drawn:
      oval(200, 256, 96, 14, '#dac6ac') +
      box(140, 150, 120, 100, '#8a4b2a', 12) +
      box(158, 176, 84, 44, '#6c3820', 8) +
      round(200, 198, 7, '#e8c79b') +
      shape('M150 150a50 46 0 0 1 100 0z', '#c98f5d') +
      line('M200 106V72h52', '#3b2419', 9) +
      round(256, 72, 13, '#b5532b'),
  },
  'moka-pot': {
    ...{ name: 'Harbour Roast', ground: '#e9e4dd', ink: '#33302d' },
    drawn:
      oval(196, 258, 90, 12, '#d3ccc2') +
      line('M244 92c44 0 44 66 12 72', '#33302d', 14) +
      shape('M150 152h92l22 100h-136z', '#9aa0a6') +
      shape('M146 66h100l-16 82h-68z', '#b9bfc4') +
      shape('M146 66l-22 22 14 6z', '#b9bfc4') +
      box(152, 142, 88, 14, '#5e646a', 4) +
      round(196, 52, 10, '#33302d'),
  },
  paper: {
    ...{ name: 'Fieldnote', ground: '#e6ece5', ink: '#1d3b2e' },
    drawn: rotateShape(
      -6,
      box(112, 52, 168, 200, '#22543f', 10) +
        box(126, 58, 160, 190, '#fbfaf3', 8) +
        line('M150 98h108M150 130h108M150 162h108M150 194h70', '#c5d0c8', 5) +
        line('M296 78l-34 118', '#e0a43a', 16) +
        shape('M254 192l16 5-13 24z', '#3a3a3a'),
    ),
  },
  'desk-pad': {
    ...{ name: 'Fieldnote', ground: '#e3ebe9', ink: '#1d3b2e' },
    drawn:
      box(76, 92, 248, 156, '#2d6a55', 14) +
      box(88, 104, 224, 132, '#3f8069', 8) +
      box(110, 128, 92, 84, '#fbfaf3', 4) +
      line('M126 150h60M126 170h60M126 190h34', '#c5d0c8', 5) +
      round(262, 150, 24, '#e7dcc4') +
      round(262, 150, 15, '#6c3820') +
      line('M236 206h58', '#e0a43a', 8),
  },
  'week-planner': {
    ...{ name: 'Fieldnote', ground: '#efeede', ink: '#3b3a1d' },
    drawn:
      box(96, 70, 208, 180, '#fbfaf3', 12) +
      shape('M96 82a12 12 0 0 1 12-12h184a12 12 0 0 1 12 12v30H96z', '#8c8a3a') +
      line('M140 56v30M200 56v30M260 56v30', '#3b3a1d', 9) +
      [0, 1, 2, 3]
        .flatMap((column) => [0, 1, 2].map((row) => [column, row] as const))
        .map(([column, row]) =>
          box(
            116 + column * 44,
            130 + row * 38,
            34,
            28,
            row + column === 3 ? '#e0a43a' : '#e4e2c8',
            5,
          ),
        )
        .join(''),
  },
  'floor-lamp': {
    ...{ name: 'Studio Lumen', ground: '#f3ebd9', ink: '#3a2f1a' },
    drawn:
      shape('M150 108h100l44 148H106z', '#fbf6e6') +
      line('M200 98v152M160 252h80', '#3a2f1a', 9) +
      shape('M168 44h64l26 64h-116z', '#d99a2b'),
  },
  'wool-blanket': {
    ...{ name: 'Hearth', ground: '#efe0dc', ink: '#4a1f1f' },
    drawn:
      box(104, 96, 192, 140, '#a8433c', 18) +
      box(104, 120, 192, 18, '#e9cfc0') +
      box(104, 150, 192, 8, '#e9cfc0') +
      box(104, 196, 192, 18, '#e9cfc0') +
      line(
        'M120 238v16M146 238v16M172 238v16M198 238v16M224 238v16M250 238v16M276 238v16',
        '#a8433c',
        6,
      ),
  },
  candle: {
    ...{ name: 'Hearth', ground: '#f2e6ea', ink: '#4a2433' },
    drawn:
      oval(200, 252, 84, 13, '#dfccd3') +
      box(150, 138, 100, 112, '#f8f1ee', 10) +
      box(150, 172, 100, 44, '#a85a74', 0) +
      line('M200 138v-20', '#4a2433', 5) +
      shape('M200 52c30 34 24 62 0 66c-24-4-30-32 0-66z', '#e6a13c') +
      shape('M200 82c14 16 10 32 0 34c-10-2-14-18 0-34z', '#f8e3a8'),
  },
  teapot: {
    ...{ name: 'Hearth', ground: '#e2e9ee', ink: '#1f3342' },
    drawn:
      oval(200, 252, 104, 13, '#ccd7df') +
      line('M272 138c52-8 50 72-4 70', '#35607c', 14) +
      shape('M128 150l-50-34 10 62 36 32z', '#35607c') +
      shape('M120 178a80 66 0 0 0 160 0c0-28-20-58-80-58s-80 30-80 58z', '#4b7f9f') +
      shape('M160 122a40 18 0 0 1 80 0z', '#35607c') +
      round(200, 98, 11, '#1f3342'),
  },
  'herb-garden': {
    ...{ name: 'Greenhouse', ground: '#e5efdd', ink: '#233d1b' },
    drawn:
      line(
        'M140 170c-4-40-30-50-30-50M140 170c0-50 20-70 20-70M200 170c0-60-14-80-14-80M200 170c4-44 30-54 30-54M262 170c-6-40-24-50-24-50M262 170c2-46 22-62 22-62',
        '#4f8a3c',
        9,
      ) +
      box(92, 168, 216, 74, '#b97a4b', 8) +
      box(92, 168, 216, 18, '#9c6238', 6) +
      oval(200, 252, 116, 9, '#cfdfc3'),
  },
  'watering-can': {
    ...{ name: 'Greenhouse', ground: '#dfeeea', ink: '#17403a' },
    drawn:
      line('M232 118c60-40 90 40 30 92', '#2f7c6e', 13) +
      shape('M140 122h108v108a16 16 0 0 1-16 16h-76a16 16 0 0 1-16-16z', '#3c9a89') +
      shape('M140 196L78 118l14-10 48 44z', '#3c9a89') +
      line('M66 126l34-26', '#17403a', 12) +
      line('M62 146v14M52 164v12M74 168v14', '#7fb7d6', 6),
  },
  'plant-pot': {
    ...{ name: 'Greenhouse', ground: '#f0ebe0', ink: '#2f3b1d' },
    drawn:
      shape('M200 176c-70-14-74-86-74-86c60-4 78 40 74 86z', '#5d9147') +
      shape('M200 176c70-14 74-86 74-86c-60-4-78 40-74 86z', '#477a36') +
      shape('M200 176c-26-60 0-124 0-124s26 64 0 124z', '#76aa5c') +
      shape('M134 176h132l-16 76h-100z', '#c8794f') +
      box(126, 168, 148, 22, '#a85f3b', 6),
  },
} as const satisfies Record<string, Drawing>;

import { box, type Drawing, line, oval, rotateShape, round, shape } from './shapes.ts';

/** Travel, food, music and games. */
export const roadDrawings = {
  bottle: {
    ...{ name: 'Northwind', ground: '#e1ebf3', ink: '#14304a' },
    drawn:
      oval(200, 256, 78, 11, '#c6d6e3') +
      box(172, 34, 56, 42, '#14304a', 9) +
      box(152, 74, 96, 180, '#2a6f9c', 32) +
      shape(
        'M152 164c22-14 36 12 54 2s30-4 42 2v54a32 32 0 0 1-32 32h-32a32 32 0 0 1-32-32z',
        '#62a5c4',
      ),
  },
  'rain-jacket': {
    ...{ name: 'Northwind', ground: '#f4edd2', ink: '#3b3310' },
    drawn:
      shape('M150 84l-66 42 24 92 32-10v48h120v-48l32 10 24-92-66-42z', '#dca924') +
      shape('M150 84a50 46 0 0 1 100 0l-50 32z', '#b98a14') +
      line('M200 116v138', '#3b3310', 5) +
      line('M158 206h24M218 206h24', '#8f6a0c', 7) +
      round(200, 150, 4, '#3b3310') +
      round(200, 186, 4, '#3b3310'),
  },
  backpack: {
    ...{ name: 'Northwind', ground: '#e4e8ee', ink: '#1c2b45' },
    drawn:
      line('M166 76a34 34 0 0 1 68 0', '#1c2b45', 11) +
      box(118, 72, 164, 184, '#3d5f93', 44) +
      box(140, 160, 120, 78, '#2c4874', 16) +
      line('M140 124h120', '#1c2b45', 7) +
      line('M158 190h84', '#8fb0e0', 6) +
      box(192, 112, 16, 30, '#e0a43a', 5),
  },
  'camp-stove': {
    ...{ name: 'Northwind', ground: '#ece5df', ink: '#3a2a20' },
    drawn:
      shape('M200 92c26 28 24 48 8 60h-16c-16-12-18-32 8-60z', '#e28a2f') +
      box(120, 66, 160, 22, '#6a7178', 6) +
      line('M132 88l28 72M268 88l-28 72', '#3a2a20', 9) +
      box(152, 154, 96, 18, '#6a7178', 6) +
      box(146, 182, 108, 68, '#a8433c', 16) +
      box(146, 202, 108, 16, '#f4e8db'),
  },
  'oat-biscuits': {
    ...{ name: 'Saltmarsh', ground: '#f3ead4', ink: '#463213' },
    drawn:
      oval(200, 246, 112, 14, '#e0d2b2') +
      round(156, 186, 56, '#c9964f') +
      round(248, 180, 56, '#b98242') +
      round(200, 116, 58, '#d9aa64') +
      [
        [182, 100],
        [216, 96],
        [204, 128],
        [178, 130],
        [150, 186],
        [134, 204],
        [256, 172],
        [270, 196],
        [240, 204],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 9, 6, '#8a5f26'))
        .join(''),
  },
  'sea-salt': {
    ...{ name: 'Saltmarsh', ground: '#dfe9ea', ink: '#1f3d42' },
    drawn:
      oval(200, 254, 86, 12, '#c7d7d9') +
      box(146, 100, 108, 150, '#f7fbfb', 18) +
      box(146, 150, 108, 62, '#3f8891') +
      line('M162 184q14-16 26 0t26 0t26 0', '#d5eef0', 6) +
      box(158, 66, 84, 38, '#8e6b3f', 8),
  },
  honey: {
    ...{ name: 'Saltmarsh', ground: '#faefd0', ink: '#4a3106' },
    drawn:
      oval(190, 254, 92, 12, '#e8d7a8') +
      box(126, 110, 128, 140, '#e2a32b', 30) +
      box(120, 92, 140, 30, '#f7f0dc', 8) +
      box(146, 160, 88, 52, '#fbf6e6', 6) +
      shape('M190 168l17 10v18l-17 10-17-10v-18z', '#e2a32b') +
      line('M296 62l-40 112', '#8a5a1e', 9) +
      oval(300, 54, 15, 22, '#b5782b'),
  },
  kite: {
    ...{ name: 'Kite and Co', ground: '#e2eef8', ink: '#1b3350' },
    drawn:
      line('M204 196c-30 20 24 34-6 62', '#1b3350', 5) +
      rotateShape(
        14,
        shape('M200 28l70 76-70 100-70-100z', '#d2553f') +
          shape('M200 28l70 76h-70z', '#e9a23b') +
          shape('M200 204l-70-100h70z', '#3f7fb5'),
      ) +
      shape('M176 224l22 8-16 14zM222 234l-20-2 12 18z', '#e9a23b'),
  },
  'wooden-train': {
    ...{ name: 'Kite and Co', ground: '#f3e9dd', ink: '#43280f' },
    drawn:
      line('M70 244h260', '#d6c2a8', 8) +
      box(112, 152, 116, 56, '#c98f5d', 10) +
      box(224, 96, 70, 112, '#a8433c', 8) +
      box(240, 114, 38, 36, '#f4e8db', 4) +
      box(130, 112, 26, 42, '#3f7fb5', 4) +
      shape('M112 208l-28 0 28-40z', '#43280f') +
      [136, 190, 258]
        .map((x) => round(x, 218, 25, '#e0a43a') + round(x, 218, 8, '#43280f'))
        .join(''),
  },
  puzzle: {
    ...{ name: 'Kite and Co', ground: '#e9e4f2', ink: '#2f2450' },
    drawn:
      box(110, 66, 88, 88, '#6a56a8', 8) +
      box(202, 66, 88, 88, '#d2553f', 8) +
      box(110, 158, 88, 88, '#e0a43a', 8) +
      box(202, 158, 88, 88, '#3f8069', 8) +
      round(200, 110, 17, '#6a56a8') +
      round(154, 156, 17, '#6a56a8') +
      round(246, 156, 17, '#3f8069') +
      round(200, 202, 17, '#e0a43a'),
  },
  'city-bike': {
    ...{ name: 'Velo Works', ground: '#e0efe6', ink: '#12382a' },
    drawn:
      line(
        'M184 192a58 58 0 1 0-116 0a58 58 0 1 0 116 0M332 192a58 58 0 1 0-116 0a58 58 0 1 0 116 0',
        '#12382a',
        9,
      ) +
      line('M126 192l42-84h88l18 84M168 108l32 84h-74M256 108l-56 84', '#2f9c6c', 10) +
      line('M152 90h34M256 108l-8-32h30', '#12382a', 10) +
      round(200, 192, 11, '#e0a43a'),
  },
  'bike-light': {
    ...{ name: 'Velo Works', ground: '#e8e9ec', ink: '#23262e' },
    drawn:
      shape('M214 152L352 78v148z', '#fbe9a9') +
      shape(
        'M108 118h86l30-18v104l-30-18h-86a14 14 0 0 1-14-14v-40a14 14 0 0 1 14-14z',
        '#3b414d',
      ) +
      oval(224, 152, 14, 52, '#f2c94c') +
      box(124, 138, 42, 12, '#d2553f', 6) +
      line('M138 186v44h40', '#23262e', 12),
  },
  helmet: {
    ...{ name: 'Velo Works', ground: '#f6e4e0', ink: '#4a1710' },
    drawn:
      line('M140 194c10 44 40 58 62 58', '#4a1710', 8) +
      shape(
        'M84 190c0-78 52-122 118-122s114 46 114 108c0 14-8 18-20 18H96c-8 0-12 0-12-4z',
        '#cf4a37',
      ) +
      line(
        'M132 118c-12 16-18 34-18 52M176 96c-12 22-18 48-18 76M226 96c10 22 14 48 14 76M270 120c10 18 14 34 14 52',
        '#7d2116',
        13,
      ),
  },
  headphones: {
    ...{ name: 'Quiet Audio', ground: '#e6e6ef', ink: '#22223c' },
    drawn:
      line('M104 190v-30a96 96 0 0 1 192 0v30', '#22223c', 15) +
      box(84, 164, 52, 86, '#4c4f8a', 22) +
      box(264, 164, 52, 86, '#4c4f8a', 22) +
      box(124, 170, 20, 74, '#b7b9dd', 10) +
      box(256, 170, 20, 74, '#b7b9dd', 10),
  },
  speaker: {
    ...{ name: 'Quiet Audio', ground: '#e9eee6', ink: '#26331f' },
    drawn:
      oval(200, 258, 92, 10, '#d2dbcc') +
      box(126, 44, 148, 212, '#50683f', 22) +
      round(200, 100, 28, '#26331f') +
      round(200, 100, 12, '#a9c094') +
      round(200, 186, 50, '#26331f') +
      round(200, 186, 34, '#7c9665') +
      round(200, 186, 14, '#26331f'),
  },
  radio: {
    ...{ name: 'Quiet Audio', ground: '#f5e7d3', ink: '#45260b' },
    drawn:
      line('M262 108l52-66', '#45260b', 7) +
      box(90, 104, 220, 142, '#c4662a', 20) +
      round(158, 176, 46, '#45260b') +
      line('M132 160h52M126 176h64M132 192h52', '#c98f5d', 6) +
      box(222, 128, 70, 38, '#fbf3df', 6) +
      line('M250 132v30', '#d2553f', 4) +
      round(238, 206, 15, '#fbf3df') +
      round(278, 206, 15, '#fbf3df'),
  },
} as const satisfies Record<string, Drawing>;

/**
 * What a word can do in a sentence. `shield` is a harmless phrase: what it covers counts as
 * nothing else. `common` words only tell which language it is. `amount` is any number,
 * `counted` what a number may count instead of money, and `price` leads to what is given for a sum.
 */
export const concepts = [
  ...(['no', 'warn', 'but', 'shield', 'common'] as const),
  ...(['promise', 'gain', 'sure', 'rate', 'period'] as const),
  ...(['invest', 'receive', 'grow', 'due', 'unit', 'counted', 'amount', 'price'] as const),
  ...(['pay', 'send', 'money', 'demand', 'threat', 'show'] as const),
  ...(['reach', 'social', 'outside'] as const),
  ...(['secret', 'tell', 'own', 'remote'] as const),
] as const;

export type Concept = (typeof concepts)[number];

/**
 * The words of one language, with `|` or a new line between them. A star stands for any further
 * letters; scripts that put no spaces between words never need one.
 */
export type Words = { readonly [C in Concept]?: string };

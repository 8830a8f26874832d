/**
 * What a word can do in a sentence. `shield` is a harmless phrase: whatever it covers counts as
 * nothing else. `common` words only identify the language. `amount` is any number, `counted` is
 * what a number may count instead of money, and `price` introduces what is given for a sum. A
 * `stake` is the partner's own money, which nobody may say will `multiply`. `anyone` warns only
 * together with what a swindler does, a `claim`; otherwise a "whoever" is one of the `other` people
 * who `joined` and are said to have `got` something out of it.
 */
export const concepts = [
  ...(['no', 'warn', 'anyone', 'claim', 'but', 'shield', 'common'] as const),
  ...(['promise', 'gain', 'sure', 'rate', 'stake', 'multiply', 'period'] as const),
  ...(['other', 'joined', 'got'] as const),
  ...(['invest', 'receive', 'grow', 'due', 'unit', 'counted', 'amount', 'price'] as const),
  ...(['pay', 'send', 'money', 'demand', 'threat', 'show'] as const),
  ...(['reach', 'social', 'outside'] as const),
  ...(['secret', 'tell', 'own', 'remote'] as const),
] as const;

export type Concept = (typeof concepts)[number];

/**
 * The words of one language, separated by `|` or a new line. A star matches any further letters;
 * scripts without spaces between words never need one.
 */
export type Words = { readonly [C in Concept]?: string };

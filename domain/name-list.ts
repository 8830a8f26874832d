/** The keys of a table that has no other keys, which the compiler cannot know of `Object.keys`. */
export const keysOf = <Name extends string>(table: { readonly [K in Name]?: unknown }): Name[] =>
  Object.keys(table) as Name[];

/** Whether a text is one of these names; `includes` alone takes nothing but names. */
export const isOneOf = <Name extends string>(names: readonly Name[], text: string): text is Name =>
  (names as readonly string[]).includes(text);

/** What is published under the name of a stream. */
export const eventsSubject = (stream: string): string => `${stream}.events`;

/** A mark in the order of messages: who reads it has read everything before it. */
export const tickSubject = (stream: string): string => `${stream}.tick`;

/** A part that got lost has a subject of its own, where whoever misses it looks for it. */
export const againSubject = (
  stream: string,
  part: { readonly producer: string; readonly partition: number; readonly counter: number },
): string => `${stream}.again.${part.producer}.${part.partition}.${part.counter}`;

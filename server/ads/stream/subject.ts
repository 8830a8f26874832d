/** What is published under the stream's name. */
export const eventsSubject = (stream: string): string => `${stream}.events`;

/** A position in the order of messages: whoever reads it has read everything before it. */
export const tickSubject = (stream: string): string => `${stream}.tick`;

/** A lost part has a subject of its own, where the books look for it. */
export const republishedSubject = (
  stream: string,
  part: { readonly producer: string; readonly partition: number; readonly counter: number },
): string => `${stream}.again.${part.producer}.${part.partition}.${part.counter}`;

import type { EventKind } from '#domain/delivery/event.ts';

/** The event verifier's results. The program is plain JavaScript, so its types are here. */
export interface Folded {
  readonly consumed: bigint;
  readonly impressions: number;
  readonly clicks: number;
  readonly isActive: boolean;
  readonly quality: Partial<
    Record<EventKind, { gross: number; invalid: Record<string, number>; net: number }>
  >;
}

export interface ReadEvents {
  readonly header: { readonly plan: string };
  readonly events: readonly { readonly no: number; readonly at: string; readonly cost: string }[];
}

interface EventsVerifier {
  readFile(text: string, key?: string): ReadEvents;
  joinFiles(files: readonly ReadEvents[]): ReadEvents['events'];
  foldEvents(
    events: ReadEvents['events'],
    span?: { from?: string | null; to?: string | null },
  ): Folded;
  amount(micro: bigint): string;
}

const program = new URL('../../../packages/verify/verify-events.mjs', import.meta.url);

/** The same program that partners download. */
export const verifier = (await import(program.href)) as EventsVerifier;

/**
 * Events are read, judged and fenced off by partition. The number is for ever: a plan's events
 * must be read in order, so they never change their partition.
 */
export const partitionCount = 64;

export const partitionOf = (planId: number): number => planId % partitionCount;

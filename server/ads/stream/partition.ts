/**
 * Events are read, judged and fenced by partition. The number of partitions is fixed for ever: a
 * plan's events must be read in order, so they never change their partition.
 */
export const partitionCount = 64;

export const partitionOf = (planId: number): number => planId % partitionCount;

/** Some items of a job failed: they are reported, but the job itself succeeded. */
export class SomeFailed extends AggregateError {}

/** Work for many was done, but not for some of them: these are reported, and the work goes on. */
export class SomeFailed extends AggregateError {}

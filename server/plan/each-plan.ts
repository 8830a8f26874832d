/** Does the same for many plans. One that fails keeps no other waiting, and is reported after. */
export async function eachPlan(
  nos: readonly string[],
  work: (no: string) => Promise<unknown>,
): Promise<void> {
  const problems: unknown[] = [];
  for (const no of nos) {
    await work(no).catch((error) => problems.push(new Error(`Plan ${no}`, { cause: error })));
  }
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} plans failed`);
}

/** Asks the member of staff to prove their identity; false when they decline. */
export type Prover = (isWhole: boolean) => Promise<boolean>;

let current: Prover | null = null;
let asking: Promise<boolean> | null = null;

export function setProver(prover: Prover | null): void {
  current = prover;
}

/** Several calls refused at once wait for one answer. */
export function proveAgain(isWhole: boolean): Promise<boolean> {
  asking ??= (current?.(isWhole) ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}

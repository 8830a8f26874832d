/** Asks the member of staff to prove their identity; false when they decline. */
export type Prover = (isWhole: boolean) => Promise<boolean>;

let current: Prover | null = null;
let asking: Promise<boolean> | null = null;
let decline: () => void = () => {};

/** Without one, as after the end of a session, nobody is left to answer what was asked. */
export function setProver(prover: Prover | null): void {
  current = prover;
  if (prover === null) decline();
}

/** Several calls refused at once wait for one answer. */
export function proveAgain(isWhole: boolean): Promise<boolean> {
  asking ??= askProver(isWhole).finally(() => {
    asking = null;
  });
  return asking;
}

async function askProver(isWhole: boolean): Promise<boolean> {
  if (!current) return false;
  const { promise: declined, resolve } = Promise.withResolvers<boolean>();
  decline = () => resolve(false);
  return Promise.race([current(isWhole), declined]);
}

/**
 * Calls back once the parent has ended. When npm is terminated, it ends the shell between itself
 * and its script, and the shell passes nothing on: the script would run on alone.
 */
export function watchParent(onEnded: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;

  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onEnded();
  }, 250);

  timer.unref();
}

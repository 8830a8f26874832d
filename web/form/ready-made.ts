/* The page contains the login prerendered, and people are faster than scripts: what they typed
   and the button they pressed are taken over when the app starts. */

const isReadyMade = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.first === 'login';

/** What was typed into the fields of these names before the app started. */
export function typedEarly(names: Record<string, string>): Record<string, string> {
  if (!isReadyMade()) return {};
  const inputs = Object.keys(names).map((name) =>
    document.querySelector<HTMLInputElement>(`#root input[name="${name}"]`),
  );
  return Object.fromEntries(inputs.flatMap((input) => (input ? [[input.name, input.value]] : [])));
}

/** The app takes the form over; a press that came too early is replayed. */
export function takeOverReadyMade(): void {
  if (!isReadyMade()) return;
  const { dataset } = document.documentElement;
  const { pressed } = dataset;
  delete dataset.first;
  delete dataset.pressed;
  if (pressed === '') document.querySelector<HTMLFormElement>('#root form')?.requestSubmit();
  else if (pressed) {
    const button = document.querySelector<HTMLElement>(`[aria-label="${pressed}"]`);
    // Whatever it opens returns the focus to where it was.
    button?.focus();
    button?.click();
  }
}

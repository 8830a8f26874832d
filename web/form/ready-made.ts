/*
 * The page brings the login ready-made, and people are quicker than scripts: what they typed and
 * which button they already pressed is taken over when the app arrives.
 */

const isReadyMade = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.first === 'login';

/** What was typed into the fields of these names before the app arrived. */
export function typedEarly(names: Record<string, string>): Record<string, string> {
  if (!isReadyMade()) return {};
  const inputs = Object.keys(names).map((name) =>
    document.querySelector<HTMLInputElement>(`#root input[name="${name}"]`),
  );
  return Object.fromEntries(inputs.flatMap((input) => (input ? [[input.name, input.value]] : [])));
}

/** The form is the app's from now on; a press that came too early is made up for. */
export function takeOverReadyMade(): void {
  if (!isReadyMade()) return;
  const { dataset } = document.documentElement;
  const { pressed } = dataset;
  delete dataset.first;
  delete dataset.pressed;
  if (pressed === '') document.querySelector<HTMLFormElement>('#root form')?.requestSubmit();
  else if (pressed) {
    const button = document.querySelector<HTMLElement>(`[aria-label="${pressed}"]`);
    // What it opens gives the focus back to where it was.
    button?.focus();
    button?.click();
  }
}

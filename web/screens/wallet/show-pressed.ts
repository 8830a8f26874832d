/** Scrolls a row of filters to the pressed one, which may be out of sight at its end. */
export function showPressed(row: HTMLElement | null): void {
  const pressed = row?.querySelector<HTMLElement>('[aria-pressed=true]');
  if (!row || !pressed) return;
  // Not scrollIntoView, which would also scroll the page to the row.
  row.scrollLeft =
    pressed.offsetLeft - row.offsetLeft - (row.clientWidth - pressed.offsetWidth) / 2;
}

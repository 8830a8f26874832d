/** What to look for: a role with its accessible name. */
export interface Wanted {
  readonly kind: 'button' | 'link' | 'tab' | 'option' | 'field' | 'dialog' | 'heading' | 'text';
  /** The whole name, or a pattern for part of it. */
  readonly name: string;
  readonly isPattern: boolean;
}

export interface InPage {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly value: string;
  readonly isEnabled: boolean;
  /** Whether a press at this point would reach it. */
  readonly isReached: boolean;
}

/** Runs in the page: the first visible match, scrolled into view. */
export async function findInPage(json: string): Promise<string> {
  const { kind, name, isPattern } = JSON.parse(json) as Wanted;
  const selectors = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    tab: '[role=tab]',
    option: '[role=option], option',
    field: 'input, textarea, select',
    dialog: 'dialog[open]',
    heading: 'h1, h2, h3',
    text: 'body *',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const named = (ids: string | null) =>
    (ids ?? '').split(' ').map((id) => plain(document.getElementById(id)?.textContent));
  const namesOf = (element: Element): string[] => {
    if (kind === 'text') {
      const hasText = [...element.childNodes].some(({ nodeType, textContent }) => {
        return nodeType === Node.TEXT_NODE && plain(textContent) !== '';
      });
      return hasText ? [plain(element.textContent)] : [];
    }
    const label = plain(element.getAttribute('aria-label'));
    const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
    const by = named(element.getAttribute('aria-labelledby')).filter(Boolean);
    if (label !== '') return [label];
    if (by.length > 0) return [by.join(' ')];
    const inner = kind === 'field' ? [] : [plain(element.textContent)];
    return [...labels.map(({ textContent }) => plain(textContent)), ...inner];
  };
  const pattern = new RegExp(name);
  const isNamed = (element: Element) =>
    namesOf(element).some((candidate) =>
      isPattern ? pattern.test(candidate) : candidate === name,
    );
  // What is below a dialog is not reachable.
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const elements = [...top.querySelectorAll(selectors[kind])];
  if (top instanceof HTMLElement && kind === 'dialog') elements.push(top);
  const match = elements.filter((element) => isNamed(element) && element.checkVisibility()).at(0);
  if (match === undefined) return 'null';
  match.scrollIntoView({ block: 'center', behavior: 'instant' });
  const settle = () => new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
  const earlierBox = match.getBoundingClientRect();
  await settle();
  await settle();
  const { x, y, width, height } = match.getBoundingClientRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(middle.x, middle.y);
  // A label stands for its field, as it does for a finger.
  const isReached =
    hit !== null &&
    (match.contains(hit) || hit.contains(match)) &&
    earlierBox.y === y &&
    earlierBox.x === x;
  return JSON.stringify({
    ...middle,
    text: plain(match.textContent),
    value: 'value' in match ? String(match.value) : '',
    isEnabled: !match.matches(':disabled, [aria-disabled=true]'),
    isReached,
  } satisfies InPage);
}

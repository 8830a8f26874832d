import { expect } from '../expect.ts';
import type { Driver } from './driver.ts';
import { findInPage, type InPage, type Wanted } from './find-in-page.ts';

type Kind = Wanted['kind'];
type Name = string | RegExp;

/** Key codes as WebDriver defines them. */
export const keys = { escape: '\uE00C', enter: '\uE007', backspace: '\uE003' } as const;

/** One page in one browser, used as a person would: by its text, with a pointer and keys. */
export class Tab {
  private readonly driver: Driver;
  private readonly url: string;

  constructor(driver: Driver, url: string) {
    this.driver = driver;
    this.url = url;
  }

  async goto(path: string): Promise<void> {
    await this.driver.open(new URL(path, this.url).href);
  }

  /** Goes to another screen of the same page, as a link does. */
  async goTo(screen: string): Promise<void> {
    const show = (json: string) => {
      location.hash = JSON.parse(json) as string;
      return 'null';
    };
    await this.driver.run(`${show}`, JSON.stringify(screen));
  }

  /** Runs a self-contained function in the page. */
  async run<Answer>(act: () => Answer | Promise<Answer>): Promise<Answer> {
    const answer = await this.driver.run(
      `async () => JSON.stringify((await (${act})()) ?? null)`,
      '',
    );
    return JSON.parse(answer) as Answer;
  }

  private async find(kind: Kind, name: Name): Promise<InPage | null> {
    const isPattern = typeof name !== 'string';
    const query: Wanted = { kind, name: isPattern ? name.source : name, isPattern };
    // A page that is being left answers nothing; the next look finds the new one.
    const match = await this.driver.run(`${findInPage}`, JSON.stringify(query)).catch(() => 'null');
    return JSON.parse(match) as InPage | null;
  }

  async see(kind: Kind, name: Name): Promise<InPage> {
    let match: InPage | null = null;
    await expect
      .poll(
        async () => {
          match = await this.find(kind, name);
          return match !== null;
        },
        { message: `${kind} ${name}`, intervals: [50, 100, 250] },
      )
      .toBe(true);
    return match as unknown as InPage;
  }

  async seeNone(kind: Kind, name: Name): Promise<void> {
    await expect.poll(() => this.find(kind, name), { message: `no ${kind} ${name}` }).toBeNull();
  }

  async press(kind: Kind, name: Name): Promise<void> {
    let point = { x: 0, y: 0 };
    await expect
      .poll(
        async () => {
          const match = await this.find(kind, name);
          point = match ?? point;
          return match && { isEnabled: match.isEnabled, isReached: match.isReached };
        },
        { message: `press ${kind} ${name}`, intervals: [50, 100, 250] },
      )
      .toEqual({ isEnabled: true, isReached: true });
    await this.driver.act([
      {
        ...{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' } },
        actions: [
          { type: 'pointerMove', x: point.x, y: point.y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  async type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.driver.act([{ type: 'key', id: 'keyboard', actions: strokes }]);
  }

  /** Types into a field, replacing its content. */
  async fill(label: Name, text: string): Promise<void> {
    await this.press('field', label);
    await this.run(() => {
      const { activeElement } = document;
      if (activeElement && 'select' in activeElement) (activeElement as HTMLInputElement).select();
    });
    await this.type(text);
    await expect.poll(async () => (await this.find('field', label))?.value).toBe(text);
  }

  async isAt(address: RegExp): Promise<void> {
    await expect.poll(() => this.run(() => location.href)).toMatch(address);
  }

  /** Waits for a toast. */
  async heard(words: Name): Promise<void> {
    const expectedToast =
      typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
    await expect
      .poll(() => this.run(() => window.seenToasts ?? []))
      .toEqual(expect.arrayContaining([expectedToast]));
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.resize(width, height);
  }

  async look(): Promise<Buffer> {
    return Buffer.from(await this.driver.look(), 'base64');
  }

  async close(): Promise<void> {
    await this.driver.close();
  }
}

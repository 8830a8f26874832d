/*
 * The clipboard is closed without https, in some host apps, and to who said no. Then a person
 * copies by hand, and must not be told that it was done.
 */

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** What was copied before; empty when it cannot be read. */
export async function pasteText(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return '';
  }
}

/* The clipboard is unavailable without https, in some host apps, and without permission. A
   person then copies by hand, and must not be told that it was done. */

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The clipboard's text; empty when it cannot be read. */
export async function pasteText(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return '';
  }
}

const keptMs = 60_000;

/** Offers a file to the browser to be saved under this name, byte for byte. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();

  // Some browsers start reading only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}

/** Whether the phone's own share sheet takes this file; some take a PDF and no text file. */
export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** Opens the share sheet. Who closes it again, or whose phone refuses, still has the download. */
export async function shareFile(file: File): Promise<void> {
  await navigator.share({ files: [file], title: file.name }).catch(() => {});
}

/** Whether the phone's share sheet accepts this file; some accept a page but no text file. */
export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** Opens the share sheet. If it is dismissed or refused, the download is still there. */
export async function shareFile(file: File): Promise<void> {
  await navigator.share({ files: [file], title: file.name }).catch(() => {});
}

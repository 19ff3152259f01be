/** Downloads a text as a file; CSV gets a byte-order mark, so that spreadsheets read it as UTF-8. */
export function downloadText(fileName: string, mimeType: string, text: string): void {
  const mark = mimeType.startsWith('text/csv') ? '\ufeff' : '';
  downloadBlob(fileName, new Blob([mark + text], { type: `${mimeType};charset=utf-8` }));
}

/** Downloads a file. */
export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser needs the address until it starts reading.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

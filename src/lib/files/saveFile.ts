/** Hands a whole file to the browser, which keeps it where downloads go. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken it by then; a long file may need a moment.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

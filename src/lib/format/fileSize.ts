const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** How large a file is, for people: `184 kB`, `1,4 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${number.format(bytes / (1024 * 1024))} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}

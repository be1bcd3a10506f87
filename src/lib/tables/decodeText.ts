import { TableError } from './TableError';

/** Text of a file: UTF-8 or UTF-16 where its bytes say so, else Windows-1252, which old bank programs write. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) {
    throw new TableError('Berkas ini bukan CSV atau XLSX. Simpan sebagai CSV atau XLSX, lalu unggah lagi.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

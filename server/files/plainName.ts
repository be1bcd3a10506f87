import { toPlainLine } from '@/lib/contract/plainText';

const MAX_LENGTH = 120;

/** A file's name as it is shown: without folders, without hidden signs, not too long. It is never part of a path. */
export function plainName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const plain = toPlainLine(last).replace(/["<>|:*?]/g, '_');
  return [...plain].slice(0, MAX_LENGTH).join('').replace(/^\.+$/, '') || 'berkas';
}

/** What no name on a screen or in a header should hold: control signs, halves, and those that turn the line around. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
const MAX_LENGTH = 120;

/** A file's name as it is shown: without folders, without hidden signs, not too long. It is never part of a path. */
export function plainName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(HIDDEN, '')
    .replace(/["<>|:*?]/g, '_')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, MAX_LENGTH).join('').replace(/^\.+$/, '') || 'berkas';
}

/** From and to, where an edit began. */
export type Selected = readonly [from: number, to: number];

/** A text after one edit, without the dots that the field itself had put in, and what the edit brought in. */
export interface EditedText {
  text: string;
  inserted: string;
}

/**
 * What an edit makes of a text that the field grouped by dots. Only those dots go: a dot that was typed or pasted is the
 * person's own, and decides how the text is read.
 * @param selected what was selected before; null where no one knows
 */
export function editedText(grouped: string, after: string, selected: Selected | null): EditedText {
  const [from, to] = selected && replaces(grouped, after, selected) ? selected : difference(grouped, after);
  const inserted = after.slice(from, after.length - (grouped.length - to));
  return { text: bare(grouped.slice(0, from)) + inserted + bare(grouped.slice(to)), inserted };
}

const bare = (text: string) => text.replaceAll('.', '');

/** Whether the selection was replaced, and not something beside it deleted. */
function replaces(before: string, after: string, [from, to]: Selected): boolean {
  const isLongEnough = after.length >= from + before.length - to;
  return isLongEnough && after.startsWith(before.slice(0, from)) && after.endsWith(before.slice(to));
}

/** The least that can have been replaced. */
function difference(before: string, after: string): Selected {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return [from, before.length - same];
}

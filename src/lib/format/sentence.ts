/** What somebody typed, as a sentence among others: with a full stop where it has no end of its own; empty stays empty. */
export function asSentence(typed: string | null | undefined): string {
  const text = typed?.trim() ?? '';
  return text === '' || /[.!?…]["'”’)]?$/.test(text) ? text : `${text}.`;
}

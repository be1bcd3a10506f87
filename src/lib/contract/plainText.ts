import * as z from 'zod/mini';

/*
 * What no text of a record holds: signs that nobody sees, so that two names would look the same, and signs that turn the
 * line around. They come along unseen when something is pasted, so they are left out instead of refused.
 */

/** Control signs, halves, private ones, breaks; and what is drawn as nothing: of no width, fillers, marks of direction. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** The same, but a note keeps its line breaks and tabs. */
const HIDDEN_IN_NOTES = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name in one line as it is kept: composed, without hidden signs, one space between words. */
export function toPlainLine(text: string): string {
  return withoutHidden(text.replace(/\s+/gu, ' '), HIDDEN).replace(/\s+/gu, ' ').trim();
}

/** What is still being typed: as `toPlainLine`, with its spaces as they are. */
export const toPlainWords = (text: string): string => withoutHidden(text, HIDDEN);

/** A note as it is kept: its lines stay. */
export const toPlainNote = (text: string): string =>
  withoutHidden(text.replace(/\r\n?|[\u2028\u2029]/gu, '\n'), HIDDEN_IN_NOTES);

const withoutHidden = (text: string, hidden: RegExp) => text.replace(hidden, '').normalize('NFC');

/** A name: one line, trimmed. Its length is asked for after that, so that nothing unseen counts. */
export const nameText = (shortest: number, longest: number) =>
  z.string().check(z.overwrite(toPlainLine), z.minLength(shortest), z.maxLength(longest));

/** A name that is kept while it is typed. */
export const typedText = (longest: number) =>
  z.string().check(z.overwrite(toPlainWords), z.maxLength(longest));

/** A note: its lines stay. */
export const noteText = (longest: number) => z.string().check(z.overwrite(toPlainNote), z.maxLength(longest));

/** The shortest reason that anybody can do something with, characters. */
export const MIN_REASON_LENGTH = 5;

/** Why somebody asks for something or decides it. */
export const reasonText = noteText(500).check(z.trim(), z.minLength(MIN_REASON_LENGTH));

/** Signs that nobody sees; the database leaves them out too (`name_key`, migration 0047). */
const HIDDEN = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]|[\u2028\u2029\ufeff]/gu;
const APOSTROPHES = /['’‘`´ʼʻ′]/gu;

/** Titles before and after a name, their dots as spaces; also written without any: `S.Pd.`, `S Pd`, `spd`. */
const TITLES = [
  'h|hj|kh|drs|dra|drg|drh|dr|ir|prof|apt|tn|ny|nn|sdri?|bpk|bapak|ibu',
  's ?(?:i ?kom|k ?m|t ?p|h ?i|h|e ?sy|e ?i|e|t|pd ?i|pd|kom|sos|ag|ip|ked|kep|keb|si|farm|psi|hut|pt|st|gz|hum)',
  'm ?(?:i ?kom|kn|m|si|pd ?i|pd|h|hum|kom|t|ag|sc|kes|kep|psi|farm)',
  'a ?m ?d(?: ?(?:kep|keb|kom|ak|t))?|ph ?d|b ?sc|l ?c',
].join('|');
const TITLE = new RegExp(` (?:${TITLES})(?= )`, 'gu');

/**
 * A name as people are looked for: small letters, without titles, apostrophes, dots, commas and hidden signs. A name of
 * nothing but titles stays. The database has the same as `person_key` (migration 0058).
 */
export function personKey(name: string): string {
  const words = name
    .replace(APOSTROPHES, '')
    .replace(HIDDEN, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.,\s]+/gu, ' ')
    .trim();
  return ` ${words} `.replace(TITLE, '').trim() || words;
}

/** What a name is found by: as it is written, and as it is looked for where that differs. */
export function searchedName(name: string): string {
  const written = name.toLowerCase();
  const key = personKey(name);
  return key === written ? written : `${written} ${key}`;
}

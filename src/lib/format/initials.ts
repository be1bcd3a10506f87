/** First letters of up to two words, upper case; `No Name` stands in for an empty name (SPEC 5). */
export function initials(name: string | null | undefined): string {
  const words = (name?.trim() || 'No Name').split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase('id-ID') ?? '')
    .join('');
}

/** A text as part of an address. Half of a sign that takes two (a cut emoji) has no form there, and becomes �. */
export const urlPart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

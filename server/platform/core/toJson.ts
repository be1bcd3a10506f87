/** A value as JSON that PostgreSQL takes: it takes no half sign, as where a text was cut. */
export const toJson = (value: unknown): string => JSON.stringify(value, wellFormed);

const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\ufffd') : value;

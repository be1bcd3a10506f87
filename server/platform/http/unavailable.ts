/** Why the database does not do something now, in words, and after how many seconds it makes sense to ask again. */
export interface Refusal {
  message: string;
  retryAfter: number;
  /** The connection broke: what was under way may have happened. */
  uncertain: boolean;
}

const AWAY: Refusal = {
  message: 'Basis data sedang tidak dapat dihubungi. Tidak ada yang berubah; coba lagi sebentar lagi.',
  retryAfter: 5,
  uncertain: true,
};
const BUSY: Refusal = {
  message: 'Server sedang sibuk. Tidak ada yang berubah; coba lagi sebentar lagi.',
  retryAfter: 5,
  uncertain: false,
};
const LOCKED: Refusal = {
  message: 'Data ini sedang diproses untuk orang lain. Tidak ada yang berubah; coba lagi sebentar lagi.',
  retryAfter: 2,
  uncertain: false,
};
const FULL: Refusal = {
  message:
    'Penyimpanan server penuh, jadi tidak ada yang dapat disimpan. Membaca tetap bisa. Hubungi pengelola server.',
  retryAfter: 60,
  uncertain: false,
};
const READ_ONLY: Refusal = {
  message: 'Basis data sedang hanya dapat dibaca. Tidak ada yang berubah; coba lagi sebentar lagi.',
  retryAfter: 30,
  uncertain: false,
};

/** Node's and PostgreSQL's codes for "not now". */
const BY_CODE: Readonly<Record<string, Refusal>> = {
  ECONNREFUSED: AWAY,
  ECONNRESET: AWAY,
  EPIPE: AWAY,
  ETIMEDOUT: AWAY,
  EHOSTUNREACH: AWAY,
  ENETUNREACH: AWAY,
  ENOTFOUND: AWAY,
  EAI_AGAIN: AWAY,
  // Shutting down, crashed, starting.
  '57P01': AWAY,
  '57P02': AWAY,
  '57P03': AWAY,
  '57P05': AWAY,
  '08000': AWAY,
  '08001': AWAY,
  '08003': AWAY,
  '08006': AWAY,
  '25P03': AWAY,
  // Too many clients; a statement that took too long.
  '53300': BUSY,
  '53200': BUSY,
  '57014': BUSY,
  // A lock that was not given back in time; two that waited for each other; one that came too late.
  '55P03': LOCKED,
  '40P01': LOCKED,
  '40001': LOCKED,
  '53100': FULL,
  ENOSPC: FULL,
  '25006': READ_ONLY,
};

/** The driver has no codes for its own words. */
const BY_MESSAGE: readonly (readonly [RegExp, Refusal])[] = [
  [/^timeout exceeded when trying to connect/, BUSY],
  [/^Connection terminated|^Client (has encountered|was closed)|^Cannot use a pool after/, AWAY],
];

/** What it means when the database refuses or is away; null: the error is about something else. */
export function refusalOf(error: unknown): Refusal | null {
  // The query layer wraps the driver's error; a chain of three is the longest there is.
  for (let inner = error, depth = 0; inner instanceof Error && depth < 4; inner = inner.cause, depth++) {
    const known = BY_CODE[codeOf(inner)] ?? BY_MESSAGE.find(([words]) => words.test(inner.message))?.[1];
    if (known) return known;
  }
  return null;
}

/** PostgreSQL's or Node's code of an error; empty: it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

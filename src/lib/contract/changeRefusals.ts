/*
 * Sentences of answers that refuse a change or void of a receipt. The server says them; the mocks of stories repeat them.
 */

/** 422: each field carries its own words. */
export const WRONG_FIELDS = 'Isian belum benar. Periksa yang ditandai.';

/** 409: asked on a version that is not the receipt's any more. */
export const STALE_REQUEST = 'Nota ini sudah berubah sejak Anda membukanya. Muat ulang, lalu ajukan lagi.';

/** 409: one waits already. `what`: "Perubahan nota ini"; `at` in words. */
export const alreadyRequestedText = (what: string, who: string, at: string): string =>
  `${what} sudah diminta oleh ${who} pada ${at} dan masih menunggu.`;

/** 409 at approval: the receipt is another one than when it was asked. `what`: 'perubahan' or 'pembatalan'. */
export const changedSinceAsked = (what: string): string =>
  `Nota ini berubah setelah ${what} diminta. Tolak permintaan ini, lalu minta ulang.`;

/** 409 at approval: the card would not be sound any more, with what is wrong in words. */
export const noLongerApplies = (errors: Readonly<Record<string, string>>): string =>
  `Perubahan ini tidak dapat diterapkan lagi. ${Object.values(errors).join(' ')} Tolak permintaan ini, lalu minta ulang.`;

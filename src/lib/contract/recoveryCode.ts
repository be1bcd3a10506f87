/** Signs of a recovery code: none that looks like another. */
export const RECOVERY_SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
/** Groups of four signs in a recovery code. */
export const RECOVERY_GROUPS = 4;

/** Six digits of the app, or a recovery code as it is shown: `k3mf-9xqe-7hrt-w2ap`. */
export const SECOND_FACTOR = /^(\d{6}|[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){3})$/;

/** The recovery code that was typed, with capitals and other gaps or none; null: that is none. */
export function readRecoveryCode(typed: string): string | null {
  const signs = typed.toLowerCase().replace(/[\s-]/g, '');
  const code = signs.match(/.{1,4}/g)?.join('-') ?? '';
  return SECOND_FACTOR.test(code) && !/^\d{6}$/.test(code) ? code : null;
}

/** What was typed as a code of the app or a recovery code, as it is sent; null: it is neither. */
export function readSecondFactor(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : readRecoveryCode(typed);
}

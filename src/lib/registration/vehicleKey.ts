/** What people write where there is no number, as keys; the database has the same (`vehicle_key`, migration 0054). */
const NO_NUMBER = /^(BELUM|BELUMADA|T1DAK|T1DAKADA|N1H1L|K0S0NG|PR0SES|DALAMPR0SES)$/;

/** Letters and digits alone, I as 1 and O as 0. */
export const foldedNumber = (typed: string): string =>
  typed
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .replaceAll('I', '1')
    .replaceAll('O', '0');

/**
 * What a plate, chassis, engine or BPKB number is compared by: without signs, I as 1, O as 0. Null where it is no number,
 * which matches nothing: too short, one sign alone, or words such as 'belum ada'.
 */
export function vehicleKey(typed: string): string | null {
  const key = foldedNumber(typed);
  return key.length < 3 || /^(.)\1*$/.test(key) || NO_NUMBER.test(key) ? null : key;
}

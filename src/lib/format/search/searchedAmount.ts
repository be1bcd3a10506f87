/** Digits, or groups of three behind one sign, and behind the other one sen, which are zeros. */
const WHOLE = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,00|,-)?$|^(\d+|\d{1,3}(?:,\d{3})+)\.00$|^(\d{1,3}(?:,\d{3})+)$/;
const SHORT = /^(\d{1,3}(?:\.\d{3})|\d{1,6})(?:[.,](\d{1,3}))? ?(rb|ribu|jt|juta)\.?$/;

/** The rupiah that somebody looks for: `1.250.000`, `Rp1250000,00`, `1,25 jt`, `713 rb`; null: no amount. */
export function searchedAmount(search: string): number | null {
  const text = search
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:rp\.?|idr) ?/, '');
  const short = SHORT.exec(text);
  if (short) {
    const [, whole = '', part = '', unit = ''] = short;
    return rupiahOf(whole + part.padEnd(unit.startsWith('r') ? 3 : 6, '0'));
  }
  const whole = WHOLE.exec(text);
  const digits = whole?.[1] ?? whole?.[2] ?? whole?.[3] ?? '0';
  // A number that begins with 0 is a phone's or an account's.
  return digits.startsWith('0') ? null : rupiahOf(digits);
}

function rupiahOf(written: string): number | null {
  const rupiah = Number(written.replace(/[.,]/g, ''));
  return Number.isSafeInteger(rupiah) && rupiah > 0 ? rupiah : null;
}

/*
 * What of a person may be seen by whoever finds a link to their card: enough for themselves to know that it is theirs.
 */

const STAR = '*';

/** First letter of each word, a star for every other: `Budi Santoso` → `B*** S******`. */
export function maskName(name: string): string {
  return name
    .trim()
    .split(/\s+/u)
    .map((word) => {
      const [first = '', ...rest] = [...word];
      return first + STAR.repeat(rest.length);
    })
    .join(' ');
}

/** The last `shown` digits, and never more than half of them; what stands between digits is left out. */
function maskDigits(text: string, shown: number): string {
  const digits = text.replace(/\D/g, '');
  const kept = Math.min(shown, Math.floor(digits.length / 2));
  return STAR.repeat(digits.length - kept) + digits.slice(digits.length - kept);
}

/** `3174051205850003` → `************0003`: neither where somebody comes from nor when they were born. */
export const maskNik = (nik: string): string => maskDigits(nik, 4);

/** `0812-3456-7890` → `*********890`. */
export const maskPhone = (phone: string): string => maskDigits(phone, 3);

/**
 * Letters of the region and the last two digits: `B 4821 KZF` → `B **21 ***`. A plate of another shape shows its first
 * sign and no other.
 */
export function maskPlate(plate: string): string {
  const parts = /^([A-Z]{1,2})\s*(\d{1,4})\s*([A-Z]{0,3})$/i.exec(plate.trim());
  if (!parts) {
    const [first = '', ...rest] = [...plate.trim()];
    return first + rest.map((sign) => (/\s/u.test(sign) ? sign : STAR)).join('');
  }
  const [, region = '', number = '', series = ''] = parts;
  return [region, maskDigits(number, 2), STAR.repeat(series.length)].filter(Boolean).join(' ');
}

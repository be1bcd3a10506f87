import { isRealDate } from '../arithmetic/calendar';

/** What the 16 digits of a NIK say (DOMAIN, NIK). Codes are the official ones of two, four and six digits. */
export interface NikFacts {
  province: string;
  area: string;
  district: string;
  /** `YYYY-MM-DD`; the NIK has two digits of the year, read as the latest that is not after `today`. */
  birthDate: string;
  sex: 'MALE' | 'FEMALE';
}

const NIK = /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{4})$/;
/** A woman's day of birth is written with this much more. */
const WOMAN = 40;

/** Reads a NIK. Null: not 16 digits, a day that does not exist, or the serial 0000, which is never given. */
export function readNik(nik: string, today: string): NikFacts | null {
  const [, province = '', area = '', district = '', day = '', month = '', year = '', serial] =
    NIK.exec(nik) ?? [];
  if (serial === undefined || serial === '0000') return null;
  const isWoman = Number(day) > WOMAN;
  const ofMonth = String(isWoman ? Number(day) - WOMAN : Number(day)).padStart(2, '0');
  const birthDate = ['20', '19']
    .map((century) => `${century}${year}-${month}-${ofMonth}`)
    .find((date) => isRealDate(date) && date <= today);
  if (birthDate === undefined) return null;
  return {
    province,
    area: province + area,
    district: province + area + district,
    birthDate,
    sex: isWoman ? 'FEMALE' : 'MALE',
  };
}

import { formatNumber } from '@/lib/format/rupiah';
import type { Cell } from '../../cell';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];
const DAY_NAMES = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];

/** How a file writes days and money. `cell` is a number or a day where the file's kind holds such. */
export interface WritingStyle {
  day: (date: string) => Cell;
  money: (rupiah: number) => Cell;
  /** Money inside a longer text. */
  moneyText: (rupiah: number) => string;
}

const two = (value: number) => String(value).padStart(2, '0');
const partsOf = (date: string) => date.split('-').map(Number) as [number, number, number];
/** Excel's number of a day. */
export const serialOf = (date: string) => Date.parse(date) / 86_400_000 + 25_569;

/** Ways of writing a day, `YYYY-MM-DD` before. */
export const DAY_STYLES: Record<string, (date: string) => string> = {
  slashes: (date) => date.split('-').reverse().join('/'),
  dashes: (date) => date.split('-').reverse().join('-'),
  dots: (date) => date.split('-').reverse().join('.'),
  short: (date) => date.slice(2).split('-').reverse().join('/'),
  withHour: (date) => `${date} 08:15:02`,
  joined: (date) => date.replaceAll('-', ''),
  serial: (date) => String(serialOf(date)),
  named: (date) => {
    const [year, month, day] = partsOf(date);
    return `${day} ${MONTHS[month - 1]} ${year}`;
  },
  slashedName: (date) => {
    const [year, month, day] = partsOf(date);
    return `${two(day)}/${MONTHS[month - 1]}/${year}`;
  },
  weekday: (date) => {
    const [year, month, day] = partsOf(date);
    return `${DAY_NAMES[new Date(date).getUTCDay()]}, ${day} ${MONTHS[month - 1]} ${year}`;
  },
  yearless: (date) => date.slice(5).split('-').reverse().join('/'),
  monthFirst: (date) => {
    const [year, month, day] = partsOf(date);
    return `${two(month)}/${two(day)}/${year}`;
  },
};

const gapped = (gap: string) => (rupiah: number) => `${formatNumber(rupiah).replaceAll('.', gap)},00`;
const power = (places: number, sign: string) => (rupiah: number) => {
  const [mantissa = '', exponent = ''] = rupiah.toExponential(places).split('e+');
  return `${mantissa.replace('.', sign)}E+${exponent.padStart(2, '0')}`;
};
/** Ways of writing rupiah. `rounded` leaves digits out, as a spreadsheet does that saves what it shows. */
export const MONEY_STYLES: Record<string, (rupiah: number) => string> = {
  dots: (rupiah) => `${formatNumber(rupiah)},00`,
  commas: (rupiah) => `${formatNumber(rupiah).replaceAll('.', ',')}.00`,
  bare: (rupiah) => `${rupiah}.00`,
  whole: (rupiah) => formatNumber(rupiah),
  spaces: gapped(' '),
  hardSpaces: gapped('\u00a0'),
  thinSpaces: gapped('\u202f'),
  apostrophes: (rupiah) => `${formatNumber(rupiah).replaceAll('.', "'")}.00`,
  power: power(12, '.'),
  rounded: power(2, ','),
};

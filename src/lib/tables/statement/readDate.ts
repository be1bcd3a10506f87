import { isRealDate } from '@/lib/arithmetic/calendar';
import type { STATEMENT_DATE_FORMATS } from '@/lib/contract/bankMappings';
import { dayOf, textOf, type Cell } from '../cell';

export type DateFormat = (typeof STATEMENT_DATE_FORMATS)[number];
export type DateReading = { date: string } | { problem: string };

const PATTERNS: Record<DateFormat, RegExp> = {
  'DD/MM/YYYY': /^(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{4})$/,
  'DD-MM-YYYY': /^(?<d>\d{1,2})-(?<m>\d{1,2})-(?<y>\d{4})$/,
  'DD/MM/YY': /^(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{2})$/,
  'DD/MM': /^(?<d>\d{1,2})\/(?<m>\d{1,2})$/,
  'YYYY-MM-DD': /^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})$/,
  'DD MMM YYYY': /^(?<d>\d{1,2})[ -](?<name>[a-z]{3,9})\.?[ -](?<y>\d{4}|\d{2})$/i,
};

/** The first three letters, Indonesian and English. */
const MONTHS = [
  'jan',
  'feb',
  'mar',
  'apr',
  'mei|may',
  'jun',
  'jul',
  'agu|aug',
  'sep',
  'okt|oct',
  'nov',
  'des|dec',
];

/** Banks write the hour behind the day. */
const TIME = /[ T]\d{1,2}[:.]\d{2}.*$/;

/**
 * A day in a cell, `YYYY-MM-DD`. XLSX date cells need no format. `DD/MM` gets the year that brings it nearest to
 * `today` without being after it. Days that do not exist or are after `today` are problems, in words.
 */
export function readDate(cell: Cell | undefined, format: DateFormat, today: string): DateReading {
  if (cell instanceof Date) {
    const day = dayOf(cell);
    return day === null ? { problem: 'Tanggal tidak terbaca' } : notAfter(day, today, day);
  }
  const text = textOf(cell);
  if (text === '') return { problem: 'Tanggal kosong' };
  if (/^PEND/i.test(text)) return { problem: 'Belum dibukukan bank (PEND)' };
  const parts = PATTERNS[format].exec(text.replace(TIME, ''))?.groups;
  if (!parts) return { problem: `Tanggal “${text}” tidak terbaca` };
  const monthDay = `${monthOf(parts)}-${(parts.d ?? '').padStart(2, '0')}`;
  const date = parts.y === undefined ? nearest(monthDay, today) : `${parts.y.padStart(4, '20')}-${monthDay}`;
  if (date === null || !isRealDate(date)) return { problem: `Tanggal “${text}” tidak ada` };
  return notAfter(date, today, text);
}

function monthOf(parts: Record<string, string | undefined>): string {
  if (parts.name === undefined) return (parts.m ?? '').padStart(2, '0');
  const start = parts.name.slice(0, 3).toLowerCase();
  const index = MONTHS.findIndex((names) => names.split('|').includes(start));
  return String(index + 1).padStart(2, '0');
}

function nearest(monthDay: string, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const candidates = [`${year}-${monthDay}`, `${year - 1}-${monthDay}`];
  return candidates.find((date) => isRealDate(date) && date <= today) ?? null;
}

function notAfter(date: string, today: string, text: string): DateReading {
  return date > today ? { problem: `Tanggal “${text}” setelah hari ini` } : { date };
}

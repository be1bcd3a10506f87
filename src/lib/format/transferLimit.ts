import { formatDate } from './tanggal';

/** How far back a title dates a transfer, in words, for the form and the server's answer. */
export const transferLimitText = (earliest: string, today: string): string =>
  earliest === today
    ? 'Jabatan Anda mencatat transfer bertanggal hari ini.'
    : `Jabatan Anda mencatat transfer paling lama ${formatDate(earliest)}.`;

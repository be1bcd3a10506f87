import type { ShownCertificate } from '../contract/staffCertificate';
import { formatDate } from '../format/tanggal';

/** A collector's certificate in words, wherever collectors are listed; null: none is recorded. */
export function certificateText(certificate: ShownCertificate | null): string {
  if (!certificate) return 'Belum dicatat';
  const { number, until, valid } = certificate;
  return `${number}, ${valid ? 'berlaku sampai' : 'berakhir'} ${formatDate(until)}`;
}

import { textOf, type Cell } from '../cell';

const WORDS = new Set(
  (
    'total subtotal sub grand jumlah saldo balance mutasi transaksi debet debit kredit credit db cr awal akhir ' +
    'opening closing starting ending beginning brought carried forward pindahan dipindahkan lalu sebelumnya ' +
    'previous current ledger available tersedia halaman page per bulan ini keseluruhan nominal hari rp idr ' +
    'uang dana masuk keluar of the amount as at tanggal tgl rekening efektif ' +
    'januari februari maret april mei juni juli agustus september oktober november desember ' +
    'jan feb mar apr jun jul agu aug sep okt oct nov des dec'
  ).split(' '),
);
const KEY = /\b(?:(?:sub|grand)? ?total|jumlah|saldo|balance|pindahan|(?:brought|carried) forward)\b/i;
const START =
  /^(?:(?:grand|sub)[ -]?)?total\b|^(?:jumlah|jml) (?:mutasi|transaksi|total|debet|debit|kredit)\b|^saldo\b(?! (?:masuk|keluar))|^(?:(?:opening|closing|starting|beginning|ending|ledger|available) )?bal(?:ance)?\b|^mutasi (?:debet|debit|kredit)\b/i;

/** A balance or a total, dated or not: it begins as one, or says nothing else. No payment, whatever amount stands beside it. */
export function isSummary(row: readonly Cell[]): boolean {
  return row.some((cell) => {
    // No figure is a word, and most cells are figures.
    if (typeof cell !== 'string' || !/[a-z]{3}/i.test(cell)) return false;
    const text = textOf(cell);
    if (START.test(text)) return true;
    if (text.length > 80 || !KEY.test(text)) return false;
    return text
      .toLowerCase()
      .split(/[^a-z]+/)
      .every((word) => word === '' || WORDS.has(word));
  });
}

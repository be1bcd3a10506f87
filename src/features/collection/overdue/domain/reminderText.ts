import type { OverdueReminder } from '@/lib/contract/overdue';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';

/** A reminder to the borrower: what is to be paid and since when, nothing that somebody else at the phone must not read. */
export const reminderText = (reminder: OverdueReminder): string =>
  [
    `Yth. Bapak/Ibu ${reminder.customer_name},`,
    reminder.is_due ? dueText(reminder) : nextText(reminder),
    ...depositText(reminder),
    'Abaikan pesan ini bila sudah dibayar. Terima kasih.',
  ].join('\n');

function dueText({ code, as_of, lines, penalty, total }: OverdueReminder): string {
  const parts = [
    ...lines.map(
      ({ date_maturity, remainder }) => `angsuran ${formatDate(date_maturity)} ${formatRupiah(remainder)}`,
    ),
    ...(penalty > 0 ? [`denda ${formatRupiah(penalty)}`] : []),
  ];
  return `tunggakan kontrak ${code} per ${formatDate(as_of)} ${formatRupiah(total)}: ${parts.join(', ')}.`;
}

function nextText({ code, lines: [next], total, pay_by }: OverdueReminder): string {
  const due = `angsuran kontrak ${code} sebesar ${formatRupiah(total)} jatuh tempo pada ${formatDate(next?.date_maturity)}`;
  return pay_by && pay_by !== next?.date_maturity
    ? `${due}, paling lambat dibayar ${formatDate(pay_by)}.`
    : `${due}.`;
}

/** What is held already, and what that leaves to pay. */
const depositText = ({ deposit, total }: OverdueReminder): string[] =>
  deposit > 0
    ? [`Titipan ${formatRupiah(deposit)} sudah kami terima, jadi tinggal ${formatRupiah(total - deposit)}.`]
    : [];

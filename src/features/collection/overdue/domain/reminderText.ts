import type { OverdueReminder } from '@/lib/contract/overdue';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';

/** A reminder to the borrower: amount and due day, nothing that somebody else at the phone must not read. */
export const reminderText = ({ customer_name, code, next_due, amount }: OverdueReminder): string =>
  [
    `Yth. Bapak/Ibu ${customer_name},`,
    `angsuran kontrak ${code} sebesar ${formatRupiah(amount)} jatuh tempo pada ${formatDate(next_due)}.`,
    'Abaikan pesan ini bila sudah dibayar. Terima kasih.',
  ].join('\n');

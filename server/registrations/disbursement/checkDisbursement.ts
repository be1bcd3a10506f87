import type { FieldErrors } from '@/lib/contract/envelope';
import { MIN_REFERENCE_LENGTH, type DisbursementAsk } from '@/lib/contract/disbursements';
import { formatDate } from '@/lib/format/tanggal';
import { invalid } from '../../platform/core/ApiError';

/** 422 unless all of it is said: the day, and of a transfer reference and proof. */
export function checkDisbursement(
  asked: DisbursementAsk | undefined,
  { today, dateContract }: { today: string; dateContract: string },
): DisbursementAsk {
  if (!asked) throw invalid({ 'disbursement.way': 'Pilih cara pencairannya.' });
  const errors: FieldErrors = {};
  if (asked.way === 'CASH') return { ...asked, day: today, reference: '', proof: null };
  if (asked.day > today) errors['disbursement.day'] = 'Hari ini belum datang.';
  else if (asked.day < dateContract) {
    errors['disbursement.day'] = `Paling awal tanggal kontraknya, ${formatDate(dateContract)}.`;
  }
  if (asked.reference.length < MIN_REFERENCE_LENGTH) {
    errors['disbursement.reference'] =
      `Isi nomor referensi bank, paling sedikit ${MIN_REFERENCE_LENGTH} karakter.`;
  }
  if (asked.proof === null) errors['disbursement.proof'] = 'Lampirkan bukti transfernya.';
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return asked;
}

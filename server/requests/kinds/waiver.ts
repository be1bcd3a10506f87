import type { FieldErrors } from '@/lib/contract/envelope';
import { formatRupiah } from '@/lib/format/rupiah';
import { readAccount } from '../../contracts/readContract';
import { refreshContractStatus } from '../../credits/contractStatus';
import { refuseClosed } from '../../payments/paymentRules';
import { invalid } from '../../platform/core/ApiError';
import { waivers } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import type { RequestedActionOf, RequestKind } from '../RequestKind';

const sums = (lines: RequestedActionOf<'WAIVER'>['lines']) => ({
  credit: lines.reduce((sum, line) => sum + line.credit_discount, 0),
  penalty: lines.reduce((sum, line) => sum + line.penalty_discount, 0),
});

/** `potongan angsuran Rp… dan potongan denda Rp…`, only what there is. */
function parts({ credit, penalty }: ReturnType<typeof sums>): string {
  const said = [
    credit > 0 && `potongan angsuran ${formatRupiah(credit)}`,
    penalty > 0 && `potongan denda ${formatRupiah(penalty)}`,
  ].filter((one) => one !== false);
  return said.join(' dan ');
}

/** Forgives a part of what is owed without a payment, on the day on which it is approved. */
export const waiver: RequestKind<'WAIVER'> = {
  askedBy: 'is_credit_update',
  noun: 'potongan tanpa pembayaran',
  goesByCard: true,
  async check({ db, found, today }, { lines }) {
    const { card } = await readAccount(db, found.contract, today);
    refuseClosed(found.contract, card);
    const errors: FieldErrors = {};
    const seen = new Set<number>();
    lines.forEach((line, index) => {
      const path = `ask.lines.${index}`;
      const open = card.lines.find((one) => one.number === line.number);
      if (!open) errors[`${path}.number`] = 'Angsuran ini tidak ada.';
      else if (seen.has(line.number)) errors[`${path}.number`] = 'Angsuran ini disebut dua kali.';
      else {
        if (line.credit_discount + line.penalty_discount === 0)
          errors[`${path}.penalty_discount`] = 'Belum ada potongan.';
        if (line.credit_discount > Math.max(0, open.remainder)) {
          errors[`${path}.credit_discount`] =
            `Sisa angsuran ke-${line.number} hanya ${formatRupiah(Math.max(0, open.remainder))}.`;
        }
        if (line.penalty_discount > open.penalty) {
          errors[`${path}.penalty_discount`] =
            `Denda angsuran ke-${line.number} hanya ${formatRupiah(open.penalty)}.`;
        }
      }
      seen.add(line.number);
    });
    const [first] = Object.values(errors);
    if (first !== undefined) throw invalid(errors, first);
    const numbers = lines.map((line) => line.number).sort((a, b) => a - b);
    const said = parts(sums(lines));
    return `${said.charAt(0).toUpperCase()}${said.slice(1)} pada angsuran ke-${numbers.join(', ')}.`;
  },
  async apply({ db, found, today, now, origin, maker, checker, request }, { lines }) {
    const { code } = found.contract;
    await db.insert(waivers).values(
      lines.map((line) => ({
        contractCode: code,
        creditTo: line.number,
        date: today,
        creditDiscount: line.credit_discount,
        penaltyDiscount: line.penalty_discount,
        requestId: request.id,
        givenBy: checker.id,
        createdAt: now,
      })),
    );
    await refreshContractStatus(db, found, now);
    const given = sums(lines);
    await writeHistory(db, {
      at: now,
      staffId: checker.id,
      action: 'WAIVER_GIVEN',
      summary: `Menyetujui ${parts(given)} atas kontrak ${code} yang diminta ${maker.name}`,
      origin,
      record: { type: 'contract', id: code },
      reason: request.reason,
      changes: {
        ...Object.fromEntries(
          lines.flatMap((line) => [
            [`credit_discount.${line.number}`, [0, line.credit_discount]],
            [`penalty_discount.${line.number}`, [0, line.penalty_discount]],
          ]),
        ),
        request_id: [null, request.id],
      },
    });
  },
};

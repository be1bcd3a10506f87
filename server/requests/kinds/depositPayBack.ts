import { formatRupiah } from '@/lib/format/rupiah';
import { requireCash } from '../../cash/requireOpenDay';
import { refreshContractStatus } from '../../credits/contractStatus';
import { depositBalance } from '../../contracts/depositBalance';
import { nextInvoices } from '../../payments/invoiceNumbers';
import { invalid } from '../../platform/core/ApiError';
import { deposits } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import { unconfirmedOn } from '../../transfers/unconfirmedOn';
import type { RequestKind } from '../RequestKind';

/** How the money goes back, in words. */
function byWhichMeans(cash: number, bank: number): string {
  if (bank === 0) return 'tunai';
  return cash === 0
    ? 'lewat transfer'
    : `${formatRupiah(cash)} tunai dan ${formatRupiah(bank)} lewat transfer`;
}

/** Pays a customer's deposit back, out of the drawer of who asked. */
export const depositPayBack: RequestKind<'DEPOSIT_PAY_BACK'> = {
  askedBy: 'is_credit_update',
  noun: 'pengembalian titipan',
  // Banknotes that leave are in the drawer's day; what is sent back by transfer leaves as well.
  letsGo: ({ ask }) => ask.bank,
  async check({ db, found }, { cash, bank }) {
    if (cash + bank === 0) throw invalid({ 'ask.cash': 'Isi jumlah yang dikembalikan.' });
    const balance = await depositBalance(db, found.contract.code);
    if (cash + bank > balance) {
      throw invalid(
        { 'ask.cash': `Paling banyak ${formatRupiah(balance)}, saldo titipan sekarang.` },
        `Titipan kontrak ini tinggal ${formatRupiah(balance)}.`,
      );
    }
    const { deposit: waiting = 0 } = (await unconfirmedOn(db, found.contract.code)) ?? {};
    if (cash + bank > balance - waiting) {
      const words = `${formatRupiah(waiting)} dari titipan ini transfer yang belum dikonfirmasi. Yang dapat dikembalikan sekarang ${formatRupiah(Math.max(0, balance - waiting))}; sisanya sesudah mutasi banknya diperiksa.`;
      throw invalid({ 'ask.cash': words }, 'Titipan kontrak ini belum dikonfirmasi seluruhnya.');
    }
    return `Titipan ${formatRupiah(cash + bank)} dikembalikan ${byWhichMeans(cash, bank)}.`;
  },
  async apply({ db, found, today, now, origin, maker, checker, request }, { cash, bank }) {
    const { contract, office } = found;
    if (cash > 0) await requireCash(db, { holder: maker, reader: checker, now }, cash);
    const before = await depositBalance(db, contract.code);
    const [number = ''] = await nextInvoices(db, office, today, 1, 'T');
    await db.insert(deposits).values({
      number,
      kind: 'PAID_BACK',
      contractCode: contract.code,
      officeId: office.id,
      amount: -(cash + bank),
      cash: -cash,
      bank: -bank,
      requestId: request.id,
      dateEntered: today,
      inputBy: maker.id,
      createdAt: now,
    });
    await refreshContractStatus(db, found, now);
    await writeHistory(db, {
      at: now,
      staffId: checker.id,
      action: 'DEPOSIT_PAID_BACK',
      summary: `Menyetujui pengembalian titipan ${formatRupiah(cash + bank)} kontrak ${contract.code} oleh ${maker.name}, bukti ${number}`,
      origin,
      record: { type: 'contract', id: contract.code },
      reason: request.reason,
      changes: {
        deposit_balance: [before, before - cash - bank],
        cash: [null, -cash],
        bank: [null, -bank],
        request_id: [null, request.id],
      },
    });
  },
};

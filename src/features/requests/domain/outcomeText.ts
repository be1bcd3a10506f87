import type { ContractRequestKind } from '@/lib/contract/requestedAction';
import type { ContractRequest } from '@/lib/contract/requests';
import { capital, nounOn } from './kindText';

/** Said to who asked. */
export const REQUEST_SENT = {
  message: 'Permintaan terkirim dan menunggu persetujuan.',
  next: 'Anda diberi tahu hasilnya.',
};

const SAID = {
  WAITING: 'menunggu',
  APPROVED: 'disetujui',
  REJECTED: 'ditolak',
  WITHDRAWN: 'ditarik kembali',
};

/** What follows from an approval. */
const FOLLOWS: Record<ContractRequestKind, string> = {
  PAYMENT: 'Notanya tercatat; peminta mencetaknya.',
  PAYMENT_VOID: 'Semua notanya batal dan kartunya dihitung ulang.',
  SETTLEMENT_UNDO: 'Kontrak berjalan lagi.',
  DEPOSIT_PAY_BACK: 'Peminta menyerahkan uangnya.',
  WAIVER: 'Potongan berlaku hari ini.',
  STATUS: 'Statusnya sudah berubah.',
  CANCEL: 'Kontrak ini tidak menerima pembayaran lagi.',
  RESTRUCTURE: 'Pembayaran berikutnya pada kontrak penggantinya.',
  MOVE_OFFICE: 'Pembayaran berikutnya diterima kantor yang baru.',
  FIELD_PAYMENT: 'Uangnya menjadi nota bertanggal hari diterima kolektor.',
  REPOSSESSION: 'Surat tugasnya terbit; kolektor yang disebut diberi tahu.',
  UNIT_SALE: 'Penjualannya tercatat; hasilnya diterima sebagai pembayaran kontrak.',
};

/** How a request ended and what comes next, said to who decided it or took it back. */
export function decidedText({ ask, contract_code, status }: ContractRequest) {
  return {
    message: `${capital(nounOn(ask.kind, contract_code))} ${SAID[status]}.`,
    next: nextText(status, ask.kind),
  };
}

function nextText(status: ContractRequest['status'], kind: ContractRequestKind): string {
  if (status === 'APPROVED') return FOLLOWS[kind];
  return status === 'REJECTED' ? 'Peminta diberi tahu alasannya.' : 'Permintaan baru dapat diajukan.';
}

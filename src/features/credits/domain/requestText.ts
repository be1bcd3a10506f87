import type { Approval, REQUEST_KINDS } from '@/lib/contract/approvals';

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What a request asks for; a host that does not say means a change. */
export const kindOf = (approval: Pick<Approval, 'kind'>): RequestKind => approval.kind ?? 'CHANGE';

interface RequestText {
  /** What is asked for, in a sentence. */
  noun: string;
  /** The same at its start. */
  Noun: string;
  /** The modal's title (SPEC 2). */
  title: string;
  approve: string;
  /** Leaves the modal, the request keeps waiting; beside 'Batalkan nota' it must not be 'Batal'. */
  leave: string;
  success: string;
  failure: string;
}

export const REQUEST_LABELS: Record<RequestKind, RequestText> = {
  CHANGE: {
    noun: 'perubahan',
    Noun: 'Perubahan',
    title: 'APPROVE NOTA PEMBAYARAN',
    approve: 'Approve',
    leave: 'Batal',
    success: 'Berhasil Approve Nota Pembayaran',
    failure: 'Gagal! Approve Nota Pembayaran',
  },
  VOID: {
    noun: 'pembatalan',
    Noun: 'Pembatalan',
    title: 'BATALKAN NOTA PEMBAYARAN',
    approve: 'Batalkan nota',
    leave: 'Tutup',
    success: 'Berhasil Batalkan Nota Pembayaran',
    failure: 'Gagal! Batalkan Nota Pembayaran',
  },
};

import type { ApprovalRow } from '@/lib/contract/approvalInbox';

/** A change of a receipt that waits for the reader. */
export function buildApprovalRow(over: Partial<ApprovalRow> = {}): ApprovalRow {
  return {
    kind: 'RECEIPT',
    request_id: 42,
    record: { type: 'credit', id: '42', label: 'JKT/2611/00042' },
    version: 3,
    card: 'JKT-2604-00118',
    name: 'Siti Nurhaliza Putri',
    office_id: 1,
    what: 'Perubahan nota',
    summary: 'Pembayaran 20 November 2026, Rp1.335.000; tanggal dan jumlahnya tetap.',
    reason: 'Nasabah membayar sebagian lewat transfer, bukan tunai.',
    request_by: { username: 'sri.wahyuni', name: 'Sri Wahyuni' },
    requested_at: '2026-11-20T06:30:00.000Z',
    amount: 0,
    may_decide: true,
    may_withdraw: false,
    ...over,
  };
}

const EKA = { username: 'kasir.jkt', name: 'Eka Lestari' };

/** One of every kind, and a second one on the card of the first; oldest first. */
export const buildApprovalRows = (): ApprovalRow[] => [
  buildApprovalRow(),
  buildApprovalRow({
    kind: 'CONTRACT',
    request_id: 41,
    record: { type: 'contract', id: 'JKT-2604-00118', label: 'JKT-2604-00118' },
    version: 6,
    what: 'Pembatalan pembayaran',
    name: 'Bambang Sutrisno',
    summary:
      'Pembayaran 20 November 2026, Rp8.496.000 (3 nota: JKT/2611/00058, JKT/2611/00059, JKT/2611/00060).',
    reason: 'Uang tunai dari nasabah lain',
    request_by: EKA,
    requested_at: '2026-11-20T06:40:00.000Z',
    amount: 8_496_000,
  }),
  buildApprovalRow({
    kind: 'REGISTRATION',
    request_id: 7,
    record: { type: 'registration', id: '7', label: 'JKT/F2611/00007' },
    version: 5,
    card: null,
    what: 'Form registrasi',
    name: 'Agus Setiawan',
    summary: 'Honda Beat 2024, Ditinjau.',
    reason: null,
    request_by: { username: 'kontrak.jkt', name: 'Sari Permata' },
    requested_at: '2026-11-20T06:45:00.000Z',
    amount: 18_250_000,
  }),
  buildApprovalRow({
    kind: 'PARTNER',
    request_id: 71,
    record: { type: 'agent', id: '1', label: 'Rahmat Hidayat' },
    version: 4,
    card: null,
    what: 'Perubahan rekening Agen',
    name: 'Rahmat Hidayat',
    summary: 'Mandiri, 1370012345678, Rahmat Hidayat.',
    reason: 'Rekening lama ditutup, surat bank terlampir',
    request_by: { username: 'kontrak.jkt', name: 'Sari Permata' },
    requested_at: '2026-11-20T06:50:00.000Z',
    amount: null,
  }),
  buildApprovalRow({
    kind: 'COMMISSION',
    request_id: 3,
    record: { type: 'agent', id: '1', label: 'JKT-2611-00012' },
    version: 1,
    card: null,
    what: 'Komisi Agen',
    name: 'Rahmat Hidayat',
    summary: 'Dari kontrak JKT-2611-00012, Dewi Anggraini.',
    reason: null,
    request_by: null,
    requested_at: '2026-11-20T06:55:00.000Z',
    amount: 345_000,
  }),
  buildApprovalRow({
    kind: 'STATEMENT_ROWS',
    request_id: 5,
    record: { type: 'import', id: '12', label: 'BCA mutasi-bca-november.csv' },
    version: 3,
    card: null,
    what: 'Posting baris mutasi',
    name: 'BCA mutasi-bca-november.csv',
    summary: '1 baris menyebut kontrak lain, 1 baris bertanggal terlalu lama.',
    reason: 'Nasabah membayar lewat rekening istrinya.',
    request_by: EKA,
    requested_at: '2026-11-20T06:58:00.000Z',
    amount: 149_520,
  }),
  buildApprovalRow({
    kind: 'STATEMENT',
    request_id: 11,
    record: { type: 'import', id: '11', label: 'MANDIRI Mandiri 13-19 Nov.xlsx' },
    version: 4,
    card: null,
    what: 'Pemeriksaan mutasi',
    name: 'MANDIRI Mandiri 13-19 Nov.xlsx',
    summary: '2 uang masuk, 2 baris sudah menjadi nota. Cocokkan berkas dan jumlahnya dengan bank.',
    reason: null,
    request_by: EKA,
    requested_at: '2026-11-20T06:59:00.000Z',
    amount: 5_664_000,
  }),
];

/** What the reader asked for themselves. */
export const buildOwnRow = (over: Partial<ApprovalRow> = {}): ApprovalRow =>
  buildApprovalRow({
    request_id: 44,
    record: { type: 'credit', id: '44', label: 'JKT/2611/00044' },
    card: 'JKT-2605-00021',
    what: 'Pembatalan nota',
    summary: 'Pembayaran 20 November 2026, Rp1.335.000.',
    reason: 'Transfer ditolak bank; nasabah akan membayar ulang.',
    amount: 1_335_000,
    may_decide: false,
    may_withdraw: true,
    ...over,
  });

/** One of every kind that can be taken back. */
export const buildOwnRows = (): ApprovalRow[] => [
  buildOwnRow(),
  buildOwnRow({
    kind: 'CONTRACT',
    request_id: 45,
    record: { type: 'contract', id: 'JKT-2604-00118', label: 'JKT-2604-00118' },
    card: 'JKT-2604-00118',
    what: 'Penghapusan denda',
    summary: 'Denda Rp396.480 dihapus.',
    reason: 'Nasabah dirawat di rumah sakit',
    amount: 396_480,
  }),
  buildOwnRow({
    kind: 'PARTNER',
    request_id: 71,
    record: { type: 'agent', id: '1', label: 'Rahmat Hidayat' },
    version: 4,
    card: null,
    what: 'Perubahan rekening Agen',
    name: 'Rahmat Hidayat',
    summary: 'Mandiri, 1370012345678, Rahmat Hidayat.',
    reason: 'Rekening lama ditutup, surat bank terlampir',
    amount: null,
  }),
  buildOwnRow({
    kind: 'CASH',
    request_id: 9,
    record: { type: 'cashier_day', id: '7/2026-11-20', label: '20 November 2026' },
    version: 1,
    card: null,
    what: 'Penyerahan kas',
    name: 'Sri Wahyuni',
    summary: 'Rp2.842.500 ke brankas kantor.',
    reason: null,
    amount: 2_842_500,
  }),
];

/** Those of a kind; all where none is asked for. */
export const ofKind = (rows: readonly ApprovalRow[], kind: string | undefined): ApprovalRow[] =>
  rows.filter((row) => kind === undefined || row.kind === kind);

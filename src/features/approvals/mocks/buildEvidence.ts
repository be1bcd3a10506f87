import type { Evidence } from '@/lib/approvals/Evidence';
import type { KeptFile } from '@/lib/contract/files';

/** Banknotes become a transfer; the contract stays as it is. */
export const buildEvidence = (over: Partial<Evidence> = {}): Evidence => ({
  version: 3,
  facts: [
    { label: 'Tunai', before: '335.000', after: '35.000' },
    { label: 'Transfer', before: '1.000.000', after: '1.300.000' },
    { label: 'Kas Sri Wahyuni, 20/11/2026', after: '(300.000) tunai, +300.000 transfer' },
  ],
  obstacle: null,
  approve: () => Promise.resolve(),
  reject: () => Promise.resolve(),
  ...over,
});

/** Three receipts are void: what remains, what is owed, and a drawer that loses banknotes. */
export const buildVoidEvidence = (over: Partial<Evidence> = {}): Evidence =>
  buildEvidence({
    version: 6,
    facts: [
      { label: 'Sisa angsuran', before: '11.328.000', after: '19.824.000' },
      { label: 'Sisa denda', before: '0', after: '396.480' },
      { label: 'Status', before: 'Aktif', after: 'Terlambat' },
      { label: 'Jatuh tempo berikutnya', before: '20/01/2027', after: '20/10/2026' },
      { label: 'Kas Eka Lestari, 20/11/2026', after: '(8.496.000) tunai' },
    ],
    ...over,
  });

const SLIP: KeptFile = {
  ...{ id: 88, kind: 'DOCUMENT', name: 'setor-bca.jpg', type: 'image/jpeg', bytes: 184_000 },
  ...{ width: 1200, height: 1600, created_at: '2026-11-20T10:19:00.000Z', attached: true },
};

/** A closed day's cash that went to the bank: the slip is opened first. */
export const buildHandOverEvidence = (): Evidence =>
  buildEvidence({
    version: 1,
    facts: [
      { label: 'Kasir', after: 'Sri Wahyuni, Jakarta' },
      { label: 'Tanggal kas', after: '20 November 2026' },
      { label: 'Jumlah', after: 'Rp2.840.000' },
      { label: 'Tujuan', after: 'Bank BCA' },
      { label: 'Referensi', after: '7781204' },
    ],
    proofs: [{ label: 'Bukti setor', file: SLIP }],
  });

/** What a collector owes is asked not to be owed any more; nothing proves it but the words. */
export const buildWriteOffEvidence = (): Evidence =>
  buildEvidence({
    version: 1,
    facts: [
      { label: 'Kolektor', after: 'Agus Firmansyah, Jakarta' },
      { label: 'Tanggal setoran', after: '20 November 2026' },
      { label: 'Tidak ditagih lagi', after: 'Rp50.000' },
      { label: 'Referensi', after: 'JKT/S2611/00009' },
      { label: 'Alasan', after: 'Selembar palsu, sudah dilaporkan ke bank' },
    ],
  });

/** A voucher above its category's limit: its proof is opened first. */
export const buildPettyEvidence = (): Evidence =>
  buildEvidence({
    version: 1,
    facts: [
      { label: 'Kas', after: 'Kas kecil Jakarta' },
      { label: 'Pengeluaran', after: 'Rp1.250.000, Perbaikan gedung, batas Rp500.000' },
      { label: 'Penerima', after: 'CV Sejuk Abadi' },
      { label: 'Keterangan', after: 'Servis dua AC ruang kasir' },
    ],
  });

/** A book that differs from its contract: both photos are opened first. */
export const buildBpkbEvidence = (): Evidence =>
  buildEvidence({
    version: 1,
    facts: [
      { label: 'BPKB', after: 'R-04821773, kontrak JKT-2603-00118' },
      { label: 'Nasabah', after: 'Siti Rahmawati, Jakarta' },
      { label: 'Nomor rangka', before: 'MH1JM3110PK118823 (kontrak)', after: 'MH1JM3110PK118328 (BPKB)' },
    ],
    proofs: [
      { label: 'Foto BPKB 1', file: { ...SLIP, id: 811, kind: 'PHOTO', name: 'bpkb-depan.jpg' } },
      { label: 'Foto BPKB 2', file: { ...SLIP, id: 812, kind: 'PHOTO', name: 'bpkb-rangka.jpg' } },
    ],
  });

/** A commission: its row says all, and it is never rejected. */
export const buildCommissionEvidence = (): Evidence =>
  buildEvidence({ version: 1, facts: [{ label: 'Komisi', after: 'Rp345.000' }], reject: null });

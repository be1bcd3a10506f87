import type { Collecting } from '@/lib/contract/collecting';
import type { Consent } from '@/lib/contract/consents';
import type { Death } from '@/lib/contract/deaths';
import type { Fiduciary } from '@/lib/contract/fiduciaries';
import type { KeptFile } from '@/lib/contract/files';
import type { FoundRegion } from '@/lib/contract/regions';

const SARI = { username: 'kontrak.jkt', name: 'Sari Permata' };
const DEWI = { username: 'dewi.lestari', name: 'Dewi Lestari' };

export const PAPER: KeptFile = {
  ...{ id: 7, kind: 'DOCUMENT', name: 'persetujuan.pdf', type: 'application/pdf', bytes: 184_320 },
  ...{ width: null, height: null, created_at: '2026-11-03T03:00:00.000Z', attached: true },
};

export const VILLAGE: FoundRegion = {
  ...{ code: '3171061001', name: 'Menteng' },
  district: { code: '317106', name: 'Menteng' },
  area: { code: '3171', name: 'Kota Jakarta Pusat' },
  province: { code: '31', name: 'Daerah Khusus Ibukota Jakarta' },
};

/** Collected by the second collector that it had. */
export function buildCollecting(over: Partial<Collecting> = {}): Collecting {
  const andi = { username: 'andi.saputra', name: 'Andi Saputra' };
  const budi = { username: 'budi.hartono', name: 'Budi Hartono' };
  return {
    billing: { address: 'Jl. Kartini No. 12, RT 03/RW 05', village: VILLAGE },
    death: null,
    collector: andi,
    collectors: [
      {
        from: '2026-11-02',
        collector: andi,
        at: '2026-11-02T02:10:00.000Z',
        by: DEWI,
        reason: 'Beban dibagi rata',
      },
      { from: '2026-09-01', collector: budi, at: '2026-09-01T01:30:00.000Z', by: DEWI, reason: '' },
    ],
    ...over,
  };
}

/** The borrower died; his wife is spoken to. */
export const buildDeath = (over: Partial<Death> = {}): Death => ({
  ...{ id: 3, died_on: '2026-11-12', file: { ...PAPER, id: 11, name: 'surat-kematian.pdf' } },
  heir: {
    ...{ name: 'Siti Aminah', relation: 'Istri', phone: '081298765432' },
    address: 'Jl. Kenanga No. 4, RT 01/RW 02, Rawasari',
  },
  ...{ created_at: '2026-11-16T03:05:00.000Z', created_by: SARI },
  ...over,
});

export function buildConsent(over: Partial<Consent> = {}): Consent {
  return {
    ...{ id: 4, kind: 'HOURS', words: 'Boleh ditelepon sampai jam 21.00', state: 'HOLDS', file: PAPER },
    ...{ given_on: '2026-11-03', until: '2026-12-31', created_at: '2026-11-03T03:05:00.000Z' },
    ...{ created_by: SARI, ended_at: null, ended_by: null },
    ...over,
  };
}

/** One that holds, one that was taken back, one that is over. */
export const buildConsents = (): Consent[] => [
  buildConsent(),
  buildConsent({
    ...{ id: 3, kind: 'PLACE', words: 'Boleh ditemui di bengkel tempat bekerja', state: 'ENDED' },
    ...{ ended_at: '2026-10-28T08:00:00.000Z', ended_by: SARI },
  }),
  buildConsent({ id: 1, given_on: '2026-05-04', until: '2026-08-31', state: 'OVER' }),
];

export function buildFiduciary(over: Partial<Fiduciary> = {}): Fiduciary {
  return {
    ...{ deed_number: '17', deed_on: '2026-03-12', notary: 'Ratna Dewi, S.H., M.Kn.' },
    ...{ certificate_number: 'W10.00123456.AH.05.01', certificate_on: '2026-04-02', removed_on: null },
    deed_from: '2026-03-08',
    ...{ version: 2, created_at: '2026-03-13T02:00:00.000Z', created_by: SARI },
    ...{ updated_at: '2026-04-03T02:00:00.000Z', updated_by: SARI },
    ...over,
  };
}

/** Nothing is known yet. */
export const buildNoFiduciary = (): Fiduciary => ({
  ...{ deed_number: '', deed_on: null, notary: '', certificate_number: '', certificate_on: null },
  deed_from: '2026-03-08',
  ...{ removed_on: null, version: 0, created_at: null, created_by: null, updated_at: null, updated_by: null },
});

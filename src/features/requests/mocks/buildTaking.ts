import type { DecisionConsequences } from '@/lib/contract/consequences';
import type { ContractActions } from '@/lib/contract/contractActions';
import type { KeptFile } from '@/lib/contract/files';
import type { Repossession } from '@/lib/contract/repossessions';
import type { ContractRequest } from '@/lib/contract/requests';
import { EMPTY_DRAFT, type RequestDraft } from '../domain/requestDraft';
import { buildActions, buildConsequences, buildRequest } from './buildRequest';

const CODE = 'JKT-2604-00118';

/** The agreement that a borrower signed. */
export const AGREEMENT: KeptFile = {
  ...{ id: 71, kind: 'DOCUMENT', name: 'kesepakatan.pdf', type: 'application/pdf', bytes: 184_320 },
  ...{ width: null, height: null, created_at: '2026-11-20T03:00:00.000Z', attached: false },
};

/** Every condition is met; one of two collectors can be named. */
export function buildBasis(over: Partial<Repossession> = {}): Repossession {
  return {
    ...{ contract_code: CODE, customer_name: 'Bambang Sutrisno', version: 6, status: 'OVERDUE' },
    ...{ today: '2026-11-20', valid_until: '2026-12-04' },
    conditions: [
      { key: 'LATE', met: true, text: 'Kontrak berjalan dan terlambat 41 hari.' },
      { key: 'LETTER', met: true, text: 'SP3 JKT/SP/2611/00012 disampaikan pada 9 November 2026.' },
      { key: 'FIDUCIARY', met: true, text: 'Sertifikat fidusia W10.00041187.AH.05.01, 28 Januari 2026.' },
      { key: 'PROMISE', met: true, text: 'Tidak ada janji bayar yang berjalan.' },
      { key: 'ORDER', met: true, text: 'Tidak ada surat tugas lain yang berjalan.' },
      { key: 'CERTIFICATE', met: true, text: '1 kolektor kantor ini bersertifikat sampai 4 Desember 2026.' },
    ],
    ...{ ruling_only: false, obstacle: null, waiting: null },
    collectors: [
      { id: 14, name: 'Agus Firmansyah', certificate_until: '2028-01-09', obstacle: null },
      {
        ...{ id: 15, name: 'Rizky Ramadhan', certificate_until: '2026-11-01' },
        obstacle:
          'Sertifikat Rizky Ramadhan berlaku sampai 1 November 2026, sebelum 4 Desember 2026. Catat yang baru di Staff.',
      },
    ],
    ...{ orders: [], unit_records: [], unit_kinds: [] },
    ...over,
  };
}

/** Both can be asked for. */
export const buildTakingActions = (): ContractActions => {
  const actions = buildActions();
  return {
    ...actions,
    kinds: actions.kinds.map((one) =>
      one.kind === 'REPOSSESSION' || one.kind === 'UNIT_SALE' ? { ...one, obstacle: null } : one,
    ),
  };
};

/** An order, filled in. */
export const ORDER_DRAFT: RequestDraft = {
  ...EMPTY_DRAFT,
  ...{ basis: 'AGREEMENT', basisNumber: 'KSP/118/XI/2026', basisOn: '2026-11-12', file: AGREEMENT },
  ...{ collectorIds: [14], reason: 'Tiga kali ditagih, SP3 sudah disampaikan' },
};

/** A sale, filled in. */
export const SALE_DRAFT: RequestDraft = {
  ...EMPTY_DRAFT,
  ...{ soldOn: '2026-11-20', price: 9_750_000, buyer: 'Lelang Sentosa', file: AGREEMENT },
  reason: 'Penawaran tertinggi dari tiga pembeli',
};

/** An order waits. */
export const buildOrderRequest = (over: Partial<ContractRequest> = {}): ContractRequest =>
  buildRequest({
    ask: {
      ...{ kind: 'REPOSSESSION', basis: 'AGREEMENT', basis_number: 'KSP/118/XI/2026' },
      ...{ basis_on: '2026-11-12', file_id: 7, collector_ids: [14] },
    },
    summary:
      'Surat tugas penarikan Yamaha NMAX 155 B 4821 TXK untuk Agus Firmansyah, berlaku sampai 4 Desember 2026 bila disetujui hari ini. Dasar: kesepakatan wanprestasi dan penyerahan sukarela KSP/118/XI/2026, 12 November 2026.',
    reason: 'Tiga kali ditagih, SP3 sudah disampaikan',
    request_by: { username: 'spv.jkt', name: 'Dewi Anggraini' },
    ...over,
  });

/** A sale waits. */
export const buildSaleRequest = (over: Partial<ContractRequest> = {}): ContractRequest =>
  buildRequest({
    ask: {
      ...{ kind: 'UNIT_SALE', sold_on: '2026-11-20', price: 9_750_000 },
      ...{ buyer: 'Lelang Sentosa', file_id: 7 },
    },
    summary:
      'Unit Yamaha NMAX 155 B 4821 TXK dijual Rp9.750.000 kepada Lelang Sentosa pada 20 November 2026.',
    reason: 'Penawaran tertinggi dari tiga pembeli',
    request_by: { username: 'spv.jkt', name: 'Dewi Anggraini' },
    ...over,
  });

/** Nothing of the card changes. */
export function buildTakingConsequences(): DecisionConsequences {
  const { card } = buildConsequences();
  return buildConsequences({
    card: {
      lines: [],
      totals: { before: card.totals.before, after: card.totals.before },
      status: { before: 'OVERDUE', after: 'OVERDUE' },
      next_due: { before: '2026-10-20', after: '2026-10-20' },
    },
    ...{ penalty: { before: 0, after: 0 }, cash: [] },
  });
}

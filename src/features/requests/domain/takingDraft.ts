import type { FieldErrors } from '@/lib/contract/envelope';
import type { KeptFile } from '@/lib/contract/files';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import { MAX_ORDER_COLLECTORS, type RepossessionBasis } from '@/lib/contract/repossessionTerms';
import type { Repossession } from '@/lib/contract/repossessions';

/** What is typed of a surat tugas penarikan, or of the sale of a unit; days as `YYYY-MM-DD`. */
export interface TakingDraft {
  basis: RepossessionBasis | null;
  basisNumber: string;
  basisOn: string;
  collectorIds: readonly number[];
  soldOn: string;
  /** Rupiah. */
  price: number | null;
  buyer: string;
  /** Paper of the agreement or ruling, or proof of the sale. */
  file: KeptFile | null;
}

export const EMPTY_TAKING: TakingDraft = {
  ...{ basis: null, basisNumber: '', basisOn: '', collectorIds: [] },
  ...{ soldOn: '', price: null, buyer: '', file: null },
};

interface Read {
  /** Null while something is wrong. */
  ask: RequestedAction | null;
  errors: FieldErrors;
}

/** A day that has come; the words for one that was not typed. */
const dayError = (day: string, today: string, missing: string) =>
  day === '' ? missing : day > today ? 'Tanggalnya belum tiba: paling akhir hari ini.' : undefined;

const given = (errors: Record<string, string | undefined | false>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** The surat tugas that a draft asks for, and what is wrong with it. */
export function readOrder(draft: TakingDraft, { today, ruling_only: rulingOnly }: Repossession): Read {
  const { basis, basisNumber, basisOn, collectorIds, file } = draft;
  const errors = given({
    basis:
      basis === null
        ? 'Pilih dasar penarikannya.'
        : rulingOnly &&
          basis !== 'RULING' &&
          'Nasabah pernah menolak menyerahkan unit: dasarnya hanya putusan pengadilan.',
    basisNumber: basisNumber.trim().length < 3 && 'Isi nomornya, paling sedikit 3 karakter.',
    basisOn: dayError(basisOn, today, 'Isi tanggalnya.'),
    file: file === null && 'Unggah kesepakatan atau putusannya.',
    collectorIds:
      collectorIds.length === 0
        ? 'Pilih kolektor yang ditugaskan.'
        : collectorIds.length > MAX_ORDER_COLLECTORS && `Paling banyak ${MAX_ORDER_COLLECTORS} kolektor.`,
  });
  if (basis === null || file === null || Object.keys(errors).length > 0) return { ask: null, errors };
  const ask = {
    ...{ kind: 'REPOSSESSION' as const, basis, basis_number: basisNumber.trim(), basis_on: basisOn },
    ...{ file_id: file.id, collector_ids: [...collectorIds] },
  };
  return { ask, errors };
}

/** The sale that a draft asks for, and what is wrong with it. */
export function readSale(draft: TakingDraft, { today, orders }: Repossession): Read {
  const { soldOn, price, buyer, file } = draft;
  const since = orders.find(({ state }) => state === 'DONE')?.handover?.day ?? '';
  const errors = given({
    soldOn:
      dayError(soldOn, today, 'Isi tanggal penjualannya.') ??
      (soldOn < since && 'Tidak boleh sebelum hari unit diambil.'),
    price: !price && 'Isi harga jualnya.',
    buyer: buyer.trim().length < 3 && 'Isi nama pembelinya.',
    file: file === null && 'Unggah bukti penjualannya.',
  });
  if (!price || file === null || Object.keys(errors).length > 0) return { ask: null, errors };
  const ask = {
    ...{ kind: 'UNIT_SALE' as const, sold_on: soldOn, price, buyer: buyer.trim(), file_id: file.id },
  };
  return { ask, errors };
}

/** Field of the form for a path in the call. */
export const TAKING_FIELDS: Readonly<Record<string, keyof TakingDraft>> = {
  'ask.basis': 'basis',
  'ask.basis_number': 'basisNumber',
  'ask.basis_on': 'basisOn',
  'ask.collector_ids': 'collectorIds',
  'ask.sold_on': 'soldOn',
  'ask.price': 'price',
  'ask.buyer': 'buyer',
  'ask.file_id': 'file',
};

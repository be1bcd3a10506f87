import type { BpkbPlace, ContractType, Master, OfficeMaster, PettyCategory } from '@/lib/contract/masters';
import { buildWaitingChange } from '@/lib/mocks/buildWaitingChange';

/** A funder that is offered and used. */
export function buildFinance(over: Partial<Master> = {}): Master {
  return {
    id: 2,
    code: 'BPD',
    name: 'Bank Pembangunan Daerah',
    valid_from: '2021-07-01',
    valid_to: null,
    active: true,
    version: 1,
    used_by: 48,
    created_at: '2021-06-28T03:10:00.000Z',
    created_by: { username: 'admin.sistem', name: 'Lukman Hakim' },
    updated_at: '2026-09-02T08:41:00.000Z',
    updated_by: { username: 'direktur', name: 'Ratna Wibowo' },
    ...over,
  };
}

/** Funders on 20 November 2026: in force, ending, to come, switched off, ended and never used. */
export function buildFinances(): Master[] {
  return [
    buildFinance(),
    buildFinance({
      id: 5,
      code: 'BPR-MS',
      name: 'BPR Mitra Sentosa',
      valid_from: '2027-01-01',
      used_by: 0,
    }),
    buildFinance({
      id: 4,
      code: 'KOPKAR',
      name: 'Koperasi Karyawan',
      valid_from: '2020-01-01',
      valid_to: '2024-12-31',
      used_by: 12,
    }),
    buildFinance({
      id: 3,
      code: 'KSU',
      name: 'Koperasi Sejahtera Utama',
      valid_from: '2023-01-01',
      active: false,
      used_by: 31,
    }),
    buildFinance({
      id: 1,
      code: 'SENDIRI',
      name: 'Modal sendiri',
      valid_from: '2020-01-01',
      valid_to: '2030-12-31',
      used_by: 1113,
    }),
  ];
}

export function buildContractType(over: Partial<ContractType> = {}): ContractType {
  return {
    ...buildFinance({
      id: 1,
      code: 'KMB',
      name: 'Kredit motor bekas',
      valid_from: '2020-01-01',
      used_by: 96,
    }),
    vehicle_kind: 'R2',
    ...over,
  };
}

export function buildContractTypes(): ContractType[] {
  return [
    buildContractType({ id: 3, code: 'DTM', name: 'Dana tunai jaminan BPKB motor', used_by: 40 }),
    buildContractType({
      id: 4,
      code: 'DTO',
      name: 'Dana tunai jaminan BPKB mobil',
      vehicle_kind: 'R4',
      used_by: 22,
    }),
    buildContractType(),
    buildContractType({
      id: 2,
      code: 'KMO',
      name: 'Kredit mobil bekas',
      vehicle_kind: 'R4',
      used_by: 34,
    }),
    buildContractType({ id: 5, code: 'KML', name: 'Kredit motor listrik', used_by: 0 }),
  ];
}

export function buildOffice(over: Partial<OfficeMaster> = {}): OfficeMaster {
  return {
    ...buildFinance({ id: 1, code: 'JKT', name: 'Jakarta', valid_from: '2020-01-01', used_by: 135 }),
    zone: 'Asia/Jakarta',
    address: 'Jl. Matraman Raya 118, Jakarta Timur',
    phone: '021-555-0118',
    max_collector_fee: 25_000,
    coming_collector_fee: null,
    waiting: null,
    staff: 7,
    contracts: 64,
    ...over,
  };
}

export function buildOfficeMasters(): OfficeMaster[] {
  return [
    buildOffice(),
    buildOffice({
      id: 3,
      code: 'JYP',
      name: 'Jayapura',
      zone: 'Asia/Jayapura',
      address: 'Jl. Raya Abepura 7, Jayapura',
      phone: '0967-555-007',
      staff: 2,
      used_by: 130,
    }),
    buildOffice({
      id: 2,
      code: 'MKS',
      name: 'Makassar',
      zone: 'Asia/Makassar',
      address: 'Jl. Sultan Alauddin 42, Makassar',
      phone: '0411-555-042',
      staff: 3,
      used_by: 131,
    }),
    buildOffice({
      id: 4,
      code: 'SRG',
      name: 'Sorong',
      zone: 'Asia/Jayapura',
      address: '',
      phone: '',
      valid_from: '2027-01-01',
      staff: 0,
      contracts: 0,
      used_by: 0,
    }),
  ];
}

export function buildPettyCategory(over: Partial<PettyCategory> = {}): PettyCategory {
  return {
    ...buildFinance({ id: 1, code: 'ATK', name: 'Alat tulis kantor', valid_from: '2026-01-01', used_by: 48 }),
    limit: 500_000,
    coming_limit: null,
    waiting: null,
    ...over,
  };
}

export function buildPettyCategories(): PettyCategory[] {
  return [
    buildPettyCategory(),
    buildPettyCategory({
      ...{ id: 4, code: 'GEDUNG', name: 'Perbaikan gedung', used_by: 6 },
      coming_limit: { amount: 1_000_000, from: '2026-11-21' },
    }),
    buildPettyCategory({ id: 5, code: 'POS', name: 'Pos dan meterai', limit: 100_000, used_by: 0 }),
    buildPettyCategory({
      ...{ id: 3, code: 'RT', name: 'Rumah tangga kantor', limit: 300_000, used_by: 31 },
      waiting: buildWaitingChange({ kind: 'PETTY_CATEGORY', what: 'perubahan Kategori RT' }),
    }),
    buildPettyCategory({ id: 2, code: 'TRANS', name: 'Transportasi', limit: 250_000, used_by: 57 }),
  ];
}

export function buildBpkbPlace(over: Partial<BpkbPlace> = {}): BpkbPlace {
  return {
    ...buildFinance({ id: 3, code: 'JKT-B1-R2-M3', name: 'Brankas 1, rak 2, map 3', used_by: 42 }),
    ...{ office_id: 1, safe: 'Brankas 1', rack: 'Rak 2', folder: 'Map 3' },
    ...over,
  };
}

export function buildBpkbPlaces(): BpkbPlace[] {
  return [
    buildBpkbPlace(),
    buildBpkbPlace({
      ...{ id: 5, code: 'JKT-B2-R1', name: 'Brankas 2, rak 1', used_by: 0 },
      ...{ safe: 'Brankas 2', rack: 'Rak 1', folder: '' },
    }),
    buildBpkbPlace({
      ...{ id: 6, code: 'JKT-LAMA', name: 'Lemari lama', used_by: 3, active: false },
      ...{ safe: 'Lemari lama', rack: '', folder: '' },
    }),
    buildBpkbPlace({
      ...{ id: 8, code: 'MKS-B1', name: 'Brankas Makassar', office_id: 2, used_by: 18 },
      ...{ safe: 'Brankas 1', rack: '', folder: '' },
    }),
  ];
}

import { contractTypes, MASTER_CODE } from '@/lib/contract/masters';
import { formatNumber } from '@/lib/format/rupiah';
import { VEHICLE_KIND_LABELS } from '@/lib/labels/calculationLabels';
import { MASTER_FIELDS } from '@/lib/labels/masterLabels';
import { endedViews } from '@/lib/address/useOpenedRecord';
import type { MasterKind } from '../domain/MasterKind';

/** Jenis Kontrak. */
export const CONTRACT_TYPE: MasterKind = {
  noun: 'Jenis Kontrak',
  list: 'jenis-kontrak',
  viewed: endedViews('contract-types'),
  endpoints: contractTypes,
  codeHint: 'Huruf besar, angka, atau strip; 2 sampai 20 tanda.',
  codeLength: 20,
  codePattern: MASTER_CODE,
  fields: [
    {
      name: 'vehicle_kind',
      label: MASTER_FIELDS.vehicle_kind,
      hint: 'Hanya ditawarkan untuk kendaraan ini.',
      wrong: 'Pilih motor atau mobil.',
      options: VEHICLE_KIND_LABELS,
      column: 136,
    },
  ],
  start: { vehicle_kind: 'R2' },
  usesHeader: 'Kontrak',
  usesOf: ({ used_by }) => `${formatNumber(used_by)} kontrak`,
  switchedOff: 'Tidak lagi ditawarkan untuk kontrak baru; kontrak yang ada tidak berubah.',
  whyEmpty: 'Tanpa jenis kontrak tidak ada kontrak yang dapat digolongkan. Buat yang pertama.',
};

import { areas } from '@/lib/contract/regions';
import { formatNumber } from '@/lib/format/rupiah';
import { MASTER_FIELDS } from '@/lib/labels/masterLabels';
import { endedViews } from '@/lib/address/useOpenedRecord';
import type { MasterKind } from '../domain/MasterKind';

/** Kota: kabupaten and kota. */
export const AREA: MasterKind = {
  noun: 'Kota',
  list: 'kota',
  viewed: endedViews('areas'),
  endpoints: areas,
  codeHint: 'Kode resmi kabupaten atau kota, empat angka; dua yang pertama kode wilayahnya.',
  codeLength: 4,
  codePattern: /^\d{4}$/,
  fields: [
    { name: 'province', label: MASTER_FIELDS.province, hint: '', wrong: '', derived: true, column: 232 },
  ],
  start: {},
  usesHeader: 'Kecamatan',
  usesOf: ({ used_by }) => `${formatNumber(used_by)} kecamatan`,
  switchedOff:
    'Tidak lagi ditawarkan di alamat baru, juga kecamatan di bawahnya; alamat yang ada tidak berubah.',
  whyEmpty: 'Kota dan yang di bawahnya datang dari berkas: unggah di Wilayah.',
};

import { provinces } from '@/lib/contract/regions';
import { formatNumber } from '@/lib/format/rupiah';
import { endedViews } from '@/lib/address/useOpenedRecord';
import type { MasterKind } from '../domain/MasterKind';

/** Wilayah: the provinces. */
export const PROVINCE: MasterKind = {
  noun: 'Wilayah',
  list: 'wilayah',
  viewed: endedViews('provinces'),
  endpoints: provinces,
  codeHint: 'Kode resmi provinsi, dua angka.',
  codeLength: 2,
  codePattern: /^\d{2}$/,
  fields: [],
  start: {},
  usesHeader: 'Kota',
  usesOf: ({ used_by }) => `${formatNumber(used_by)} kota`,
  switchedOff: 'Tidak lagi ditawarkan di alamat baru, juga kota di bawahnya; alamat yang ada tidak berubah.',
  whyEmpty: 'Tanpa wilayah tidak ada kota untuk alamat.',
};

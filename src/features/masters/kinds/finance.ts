import { finances, MASTER_CODE } from '@/lib/contract/masters';
import { formatNumber } from '@/lib/format/rupiah';
import { endedViews } from '@/lib/address/useOpenedRecord';
import type { MasterKind } from '../domain/MasterKind';

/** Finance: who funds the contracts. */
export const FINANCE: MasterKind = {
  noun: 'Finance',
  list: 'finance',
  viewed: endedViews('finances'),
  endpoints: finances,
  codeHint: 'Huruf besar, angka, atau strip; 2 sampai 20 tanda.',
  codeLength: 20,
  codePattern: MASTER_CODE,
  fields: [],
  start: {},
  usesHeader: 'Kontrak',
  usesOf: ({ used_by }) => `${formatNumber(used_by)} kontrak`,
  switchedOff: 'Tidak lagi ditawarkan untuk kontrak baru; kontrak yang ada tidak berubah.',
  whyEmpty: 'Finance adalah penyandang dana kontrak. Buat yang pertama agar kontrak dapat mencantumkannya.',
};

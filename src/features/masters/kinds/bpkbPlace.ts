import { bpkbPlaces, MASTER_CODE, type BpkbPlace } from '@/lib/contract/masters';
import type { Office } from '@/lib/contract/offices';
import { formatNumber } from '@/lib/format/rupiah';
import { MASTER_FIELDS } from '@/lib/labels/masterLabels';
import { endedViews } from '@/lib/address/useOpenedRecord';
import type { MasterKind } from '../domain/MasterKind';

/**
 * Tempat BPKB: where books lie in an office.
 * @param offices those that can be chosen
 */
export const bpkbPlaceKind = (offices: readonly Pick<Office, 'id' | 'name'>[]): MasterKind => ({
  noun: 'Tempat',
  list: 'tempat-bpkb',
  viewed: endedViews('book-places'),
  endpoints: bpkbPlaces,
  affects: 'bpkbPlaceChanged',
  codeHint: 'Huruf besar, angka, atau strip; 2 sampai 20 tanda.',
  codeLength: 20,
  codePattern: MASTER_CODE,
  fields: [
    {
      name: 'office_id',
      label: MASTER_FIELDS.office_id,
      hint: 'Tetap sejak ada BPKB di sana.',
      wrong: 'Pilih kantornya.',
      options: { ...Object.fromEntries(offices.map(({ id, name }) => [id, name])), '': 'Pilih kantor' },
      codec: {
        text: (row) => String((row as BpkbPlace).office_id),
        value: (text) => (text === '' ? null : Number(text)),
      },
      column: 168,
    },
    {
      name: 'safe',
      label: MASTER_FIELDS.safe,
      hint: 'Brankas atau lemari, seperti labelnya.',
      wrong: 'Isi brankas atau lemarinya, paling banyak 30 tanda.',
      maxLength: 30,
    },
    {
      name: 'rack',
      label: MASTER_FIELDS.rack,
      hint: 'Boleh kosong.',
      wrong: 'Paling banyak 30 tanda.',
      maxLength: 30,
    },
    {
      name: 'folder',
      label: MASTER_FIELDS.folder,
      hint: 'Boleh kosong.',
      wrong: 'Paling banyak 30 tanda.',
      maxLength: 30,
    },
  ],
  start: { office_id: '', safe: '', rack: '', folder: '' },
  usesHeader: 'Dipakai',
  usesOf: ({ used_by }) => `${formatNumber(used_by)} BPKB`,
  switchedOff: 'Tidak lagi ditawarkan untuk menyimpan BPKB; yang ada di sana tetap di sana.',
  whyEmpty: 'Tanpa tempat tidak ada BPKB yang dapat disimpan. Buat yang pertama.',
});

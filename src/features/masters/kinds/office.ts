import { OFFICE_CODE, officeMasters, type OfficeMaster } from '@/lib/contract/masters';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { MASTER_FIELDS, ZONE_LABELS } from '@/lib/labels/masterLabels';
import { OfficeBeside } from '../OfficeBeside';
import { OfficeHoldings } from '../OfficeHoldings';
import { OfficeTakers } from '../OfficeTakers';
import { endedViews } from '@/lib/address/useOpenedRecord';
import type { MasterKind } from '../domain/MasterKind';

/** Kantor Cabang. */
export const OFFICE: MasterKind = {
  noun: 'Kantor',
  list: 'kantor',
  viewed: endedViews('offices'),
  endpoints: officeMasters,
  affects: 'officeChanged',
  codeHint: 'Awal nomor nota dan kontrak; 2 sampai 5 huruf besar atau angka. Tetap sejak kantor dipakai.',
  codeLength: 5,
  codePattern: OFFICE_CODE,
  fields: [
    {
      name: 'zone',
      label: MASTER_FIELDS.zone,
      hint: 'Menentukan tanggal hari ini di kantor itu.',
      wrong: 'Pilih WIB, WITA, atau WIT.',
      options: ZONE_LABELS,
      column: 112,
    },
    {
      name: 'phone',
      label: MASTER_FIELDS.phone,
      hint: 'Boleh kosong.',
      wrong: 'Isi angka, spasi, strip, atau tanda kurung; paling banyak 20 tanda.',
      phone: true,
      column: 152,
    },
    {
      name: 'max_collector_fee',
      label: MASTER_FIELDS.max_collector_fee,
      hint: 'Untuk satu nota; 0: tidak dipungut. Menaikkan perlu persetujuan orang kedua dan berlaku keesokan harinya.',
      wrong: 'Isi Rp0 sampai Rp10.000.000.',
      money: true,
      codec: {
        text: (row) => String((row as OfficeMaster).max_collector_fee),
        value: (text) => (text === '' ? null : Number(text)),
      },
      words: (row) => formatRupiah((row as OfficeMaster).max_collector_fee),
    },
    {
      name: 'address',
      label: MASTER_FIELDS.address,
      hint: 'Boleh kosong.',
      wrong: 'Paling banyak 200 tanda.',
      maxLength: 200,
      wide: true,
    },
  ],
  start: { zone: 'Asia/Jakarta', phone: '', max_collector_fee: '25000', address: '' },
  Beside: OfficeBeside,
  waits: (row) =>
    (row as OfficeMaster).waiting
      ? 'Batas biaya tagih yang lebih tinggi menunggu persetujuan orang kedua.'
      : null,
  Holdings: OfficeHoldings,
  Takers: OfficeTakers,
  usesHeader: 'Dipakai',
  usesOf: (row) => {
    const { staff, contracts } = row as OfficeMaster;
    return `${formatNumber(staff)} staff, ${formatNumber(contracts)} kontrak`;
  },
  switchedOff:
    'Tidak menerima pembayaran, kontrak, dan permintaan baru; staff kantor ini diberi tahu. Yang ada di bawah ini tetap ada sampai diselesaikan atau dipindahkan.',
  whyEmpty: 'Tanpa kantor tidak ada kontrak dan nota.',
};

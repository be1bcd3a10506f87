import { addDays } from '@/lib/arithmetic/calendar';
import type { KeptFile } from '@/lib/contract/files';
import { CHECK_LABELS, CHECKLISTS, SALE_TEXTS, SALE_VERSION } from '@/lib/contract/repossessionTerms';
import type {
  CollectorRepossession,
  HandoverBody,
  HandoverFigures,
  Repossession,
  RepossessionOrder,
  RunningOrder,
  UnitHandover,
  UnitRecord,
} from '@/lib/contract/repossessions';
import { PAPER } from './buildCollecting';

const DEWI = { username: 'spv.jkt', name: 'Dewi Anggraini' };
const HENDRA = { username: 'penyetuju.jkt', name: 'Hendra Wijaya' };
const AGUS = { username: 'agus.firmansyah', name: 'Agus Firmansyah' };

const UNIT = {
  ...{ contract_code: 'JKT-2601-00044', customer_name: 'Rina Marlina', vehicle: 'Honda Beat Street' },
  ...{ plate_number: 'B 3817 KZT', chassis_number: 'MH1JM8111NK482913', engine_number: 'JM81E1483920' },
};

export const SALE = { version: SALE_VERSION, text: SALE_TEXTS[SALE_VERSION] ?? '' };

/** A photo or signature. */
const picture = (id: number, name: string): KeptFile => ({
  ...{ id, kind: 'PHOTO', name, type: 'image/jpeg', bytes: 96_512, width: 1200, height: 900 },
  ...{ created_at: '2026-11-19T04:10:00.000Z', attached: true },
});

export const buildFigures = (over: Partial<HandoverFigures> = {}): HandoverFigures => ({
  ...{ as_of: '2026-11-19T01:05:00.000Z', day: '2026-11-19' },
  ...{ principal: 11_420_000, interest: 1_284_000, penalty: 486_500, cost: 0, total: 13_190_500 },
  ...over,
});

/** A BAST by which a motorcycle was given. */
export const buildUnitHandover = (over: Partial<UnitHandover> = {}): UnitHandover => ({
  ...{ id: '3f0e4f0e-6a0b-4f43-9d3b-0e9b7f1c2a11', order_id: 7, order_number: 'JKT/ST/2611/00007' },
  ...{ ...UNIT, collector: AGUS, at: '2026-11-19T04:12:00.000Z', day: '2026-11-19' },
  ...{ device_at: '2026-11-19T04:12:00.000Z', received_at: '2026-11-19T04:31:00.000Z' },
  ...{ result: 'SURRENDERED', met: 'BORROWER', met_name: '', met_relation: '', place: 'BILLING' },
  ...{ kilometres: 18_204, no_kilometres: '' },
  checklist: CHECKLISTS.R2.map((item) => ({
    ...{ item, label: CHECK_LABELS[item] },
    state: item === 'SPARE_KEY' ? 'NO' : item === 'MIRRORS' ? 'DAMAGED' : 'YES',
  })),
  condition: 'Mesin hidup, bodi kiri lecet, spion kanan retak',
  photos: [picture(811, 'depan.jpg'), picture(812, 'samping.jpg')],
  giver_signature: picture(813, 'tanda-tangan-nasabah.jpg'),
  collector_signature: picture(814, 'tanda-tangan-kolektor.jpg'),
  ...{ destination: 'Gudang Cakung', note: '' },
  position: { latitude: -6.2146, longitude: 106.865, accuracy: 14 },
  ...{ no_position: '', outside: [], consent_id: null, figures: buildFigures(), sale: SALE },
  ...over,
});

/** The same, refused. */
export const buildRefusal = (over: Partial<UnitHandover> = {}): UnitHandover =>
  buildUnitHandover({
    ...{ result: 'REFUSED', kilometres: null, checklist: [], condition: '', destination: '' },
    ...{ photos: [picture(811, 'rumah.jpg')], giver_signature: null, collector_signature: null },
    note: 'Unit dipakai bekerja; meminta menunggu putusan pengadilan',
    ...over,
  });

/** A BAST as it is answered to who sent it. */
export const handoverOf = (body: HandoverBody): UnitHandover =>
  (body.result === 'REFUSED' ? buildRefusal : buildUnitHandover)({
    ...{ id: body.id, order_id: body.order_id, met: body.met, met_name: body.met_name },
    ...{ met_relation: body.met_relation, place: body.place, kilometres: body.kilometres },
    ...{ no_kilometres: body.no_kilometres, condition: body.condition, destination: body.destination },
    checklist: body.checklist.map(({ item, state }) => ({ item, label: CHECK_LABELS[item], state })),
    photos: body.photos.map((id, nth) => picture(id, `foto-${nth + 1}.jpg`)),
    ...{ note: body.note, position: body.position, no_position: body.no_position },
  });

/** An order that runs. */
export const buildOrder = (over: Partial<RepossessionOrder> = {}): RepossessionOrder => ({
  ...{ id: 7, number: 'JKT/ST/2611/00007', request_id: 41, office: { id: 1, code: 'JKT', name: 'Jakarta' } },
  ...{ ...UNIT, address: 'Jl. Kartini No. 12, RT 03/RW 05', colour: 'Hitam', vehicle_year: 2022 },
  ...{ basis: 'AGREEMENT', basis_number: 'KSP/118/XI/2026', basis_on: '2026-11-12' },
  ...{ fiduciary: { number: 'W10.00041187.AH.05.01', day: '2026-01-28' }, proof: PAPER },
  ...{ valid_from: '2026-11-17', valid_until: '2026-12-01' },
  collectors: [
    {
      ...{ id: 14, name: AGUS.name },
      ...{ certificate_number: 'SPPI-JKT-1559', certificate_until: '2028-01-09' },
    },
  ],
  ...{ state: 'RUNNING', state_text: 'Surat tugas JKT/ST/2611/00007 berlaku sampai 1 Desember 2026.' },
  ...{ asked_by: DEWI, reason: 'Tiga kali ditagih, SP3 sudah disampaikan' },
  ...{ approved_by: HENDRA, approved_at: '2026-11-17T03:20:00.000Z' },
  ...{ withdrawn: null, handover: null, withdraw_obstacle: null },
  ...over,
});

/** Orders that run: on its last day, near, and with two weeks left. */
export const buildRunningOrders = (): RunningOrder[] =>
  [
    ...([['JKT-2601-00044', 'Rina Marlina', 'Honda Beat Street', 'B 3817 KZT', 0]] as const),
    ...([['JKT-2511-00012', 'Hendrik Lumban Tobing', 'Yamaha NMAX', 'B 6120 TJL', 3]] as const),
    ...([['JKT-2512-00087', 'Siti Aminah', 'Daihatsu Sigra', 'B 2044 UKD', 14]] as const),
  ].map(([contract_code, customer_name, vehicle, plate_number, days_left], at) => ({
    ...{ id: 7 + at, number: `JKT/ST/2611/0000${7 + at}`, office: { id: 1, name: 'Jakarta' } },
    ...{ contract_code, customer_name, vehicle, plate_number },
    collectors: at === 1 ? [AGUS.name, 'Rizky Ramadhan'] : [AGUS.name],
    ...{ valid_until: addDays('2026-11-20', days_left), days_left },
  }));

/** An order that was carried out. */
export const buildDoneOrder = (): RepossessionOrder => {
  const text = 'Unit sudah diserahkan dengan surat tugas JKT/ST/2611/00007.';
  return buildOrder({
    ...{ state: 'DONE', state_text: text, withdraw_obstacle: text, handover: buildUnitHandover() },
  });
};

export const buildUnitRecord = (over: Partial<UnitRecord> = {}): UnitRecord => ({
  ...{ id: 3, kind: 'STORED', day: '2026-11-19', place: 'Gudang Cakung, baris C4', note: '', person: '' },
  ...{ price: null, file: null, written_by: DEWI, written_at: '2026-11-19T08:40:00.000Z', approved_by: null },
  ...over,
});

/** A contract on which an order can be asked for: every condition is met. */
export function buildRepossession(over: Partial<Repossession> = {}): Repossession {
  const away = 'Unit kontrak ini tidak ada pada perusahaan.';
  return {
    ...{ contract_code: UNIT.contract_code, customer_name: UNIT.customer_name, version: 6 },
    ...{ status: 'OVERDUE', today: '2026-11-20', valid_until: '2026-12-04' },
    conditions: [
      { key: 'LATE', met: true, text: 'Kontrak berjalan dan terlambat 41 hari.' },
      { key: 'LETTER', met: true, text: 'SP3 JKT/SP/2611/00012 disampaikan pada 9 November 2026.' },
      { key: 'FIDUCIARY', met: true, text: 'Sertifikat fidusia W10.00041187.AH.05.01, 28 Januari 2026.' },
      { key: 'PROMISE', met: true, text: 'Tidak ada janji bayar yang berjalan.' },
      { key: 'ORDER', met: true, text: 'Tidak ada surat tugas lain yang berjalan.' },
      { key: 'CERTIFICATE', met: true, text: '1 kolektor kantor ini bersertifikat sampai 4 Desember 2026.' },
      {
        ...{ key: 'BASIS', met: true },
        text: 'Siapkan kesepakatan wanprestasi dan penyerahan sukarela yang ditandatangani nasabah, atau putusan pengadilan.',
      },
    ],
    ...{ ruling_only: false, obstacle: null, waiting: null },
    collectors: [
      { id: 14, name: AGUS.name, certificate_until: '2028-01-09', obstacle: null },
      {
        ...{ id: 15, name: 'Rizky Ramadhan', certificate_until: '2026-11-01' },
        obstacle:
          'Sertifikat Rizky Ramadhan berlaku sampai 1 November 2026, sebelum 4 Desember 2026. Catat yang baru di Staff.',
      },
    ],
    ...{ orders: [], unit_records: [] },
    unit_kinds: (['STORED', 'CONDITION', 'RETURNED', 'SOLD'] as const).map((kind) => ({
      ...{ kind, obstacle: away },
    })),
    ...over,
  };
}

/** A contract whose unit was taken and stored. */
export const buildTaken = (over: Partial<Repossession> = {}): Repossession => {
  const late = 'Kontrak ini tidak berjalan: statusnya unit ditarik.';
  const before = buildRepossession();
  return buildRepossession({
    ...{ status: 'REPOSSESSED', obstacle: late },
    conditions: before.conditions.map((each) =>
      each.key === 'LATE' ? { ...each, met: false, text: late } : each,
    ),
    ...{ orders: [buildDoneOrder()], unit_records: [buildUnitRecord()] },
    unit_kinds: [
      { kind: 'STORED', obstacle: null },
      { kind: 'CONDITION', obstacle: null },
      {
        kind: 'RETURNED',
        obstacle:
          'Kontrak masih berstatus unit ditarik. Minta dulu statusnya menjadi aktif; unit dikembalikan setelah disetujui.',
      },
      { kind: 'SOLD', obstacle: null },
    ],
    ...over,
  });
};

/** A running order as the phone of whom it names keeps it. */
export function buildOwnOrder(over: Partial<CollectorRepossession> = {}): CollectorRepossession {
  const { number, valid_from, valid_until, colour, vehicle_year, basis, basis_number, basis_on } =
    buildOrder();
  return {
    ...{ order_id: 7, number, valid_from, valid_until, ...UNIT, colour, vehicle_year },
    ...{ billing_address: 'Jl. Kartini No. 12, RT 03/RW 05', domicile: 'Jl. Kartini No. 12, RT 03/RW 05' },
    ...{ vehicle_kind: 'R2', basis, basis_number, basis_on, collectors: [AGUS.name] },
    certificate: { number: 'SPPI-JKT-1559', until: '2028-01-09' },
    checklist: CHECKLISTS.R2.map((item) => ({ item, label: CHECK_LABELS[item] })),
    ...{ figures: buildFigures(), consents: [] },
    ...over,
  };
}

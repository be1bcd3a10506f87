import { CHECK_LABELS } from '@/lib/contract/repossessionTerms';
import type { HandoverBody, UnitHandover } from '@/lib/contract/repossessions';
import { KEPT_PHOTO } from '@/lib/mocks/keptPhoto';
import { newBast, SIGNATURES, type BastFacts, type KeptBast } from '../device/KeptBast';
import { buildOwnOrder, SALE } from './buildOwnOrder';
import { AGUS } from './buildVisit';

export const BAST_FACTS: BastFacts = {
  ...{ order: buildOwnOrder(), sale: SALE, zone: 'Asia/Jakarta', holiday: null },
};

/** A BAST of which nothing is filled. */
export const buildBlankBast = (over: Partial<KeptBast> = {}): KeptBast => ({
  ...newBast('7', BAST_FACTS, new Date('2026-11-20T07:02:00.000Z')),
  id: '3f0e4f0e-6a0b-4f43-9d3b-0e9b7f1c2a11',
  ...over,
});

const UNIT_PHOTOS = [
  { id: 'depan', name: 'depan.jpg', bytes: 214_000 },
  { id: 'samping', name: 'samping.jpg', bytes: 187_000 },
];
const SIGNED = [
  { ...SIGNATURES.giver, bytes: 9_400 },
  { ...SIGNATURES.collector, bytes: 8_100 },
];

/** A motorcycle that its borrower gives: filled, signed, and not finished yet. */
export const buildBast = (over: Partial<KeptBast> = {}): KeptBast =>
  buildBlankBast({
    ...{ result: 'SURRENDERED', met: 'BORROWER', place: 'BILLING', kilometres: 18_204 },
    checks: Object.fromEntries(
      BAST_FACTS.order.checklist.map(({ item }) => [
        item,
        item === 'SPARE_KEY' ? 'NO' : item === 'MIRRORS' ? 'DAMAGED' : 'YES',
      ]),
    ),
    ...{ condition: 'Mesin hidup, bodi kiri lecet, spion kanan retak', destination: 'Gudang Cakung' },
    position: { latitude: -6.20772, longitude: 106.8561, accuracy: 12 },
    photos: [...UNIT_PHOTOS, ...SIGNED],
    ...((over.step ?? 'draft') !== 'draft' && { at: '2026-11-20T07:20:00.000Z', clockDifference: 0 }),
    ...over,
  });

/** The same order, refused at the door. */
export const buildRefusedUnit = (over: Partial<KeptBast> = {}): KeptBast =>
  buildBast({
    ...{ result: 'REFUSED', kilometres: null, checks: {}, condition: '', destination: '', photos: [] },
    note: 'Unit dipakai bekerja; meminta menunggu putusan pengadilan',
    ...over,
  });

/** Who came second, or too late: the server's words say what becomes of the unit. */
export const GIVE_BACK: NonNullable<KeptBast['refusal']> = {
  message:
    'Tunggakan kontrak JKT-2603-00118 sudah dibayar, jadi unit tidak ditarik. Kembalikan unit kepada nasabah sekarang dan hubungi supervisor Anda.',
  ...{ fields: {}, moved: false, at: '2026-11-20T07:31:00.000Z' },
};

/** A BAST as it is answered to who sent it. */
export function handoverOf(body: HandoverBody): UnitHandover {
  const { order, sale } = BAST_FACTS;
  const { at, photos, giver_signature, collector_signature, checklist } = body;
  const file = (kept: number) => ({ ...KEPT_PHOTO, id: kept });
  return {
    ...{ id: body.id, order_id: body.order_id, result: body.result, met: body.met, place: body.place },
    ...{ met_name: body.met_name, met_relation: body.met_relation, kilometres: body.kilometres },
    ...{ no_kilometres: body.no_kilometres, condition: body.condition, destination: body.destination },
    ...{ note: body.note, position: body.position, no_position: body.no_position },
    ...{ consent_id: body.consent_id, order_number: order.number, contract_code: order.contract_code },
    ...{ customer_name: order.customer_name, vehicle: order.vehicle, plate_number: order.plate_number },
    ...{ chassis_number: order.chassis_number, engine_number: order.engine_number, collector: AGUS },
    ...{ at, day: at.slice(0, 10), device_at: at, received_at: at, outside: [] },
    checklist: checklist.map(({ item, state }) => ({ item, label: CHECK_LABELS[item], state })),
    photos: photos.map(file),
    giver_signature: giver_signature === null ? null : file(giver_signature),
    collector_signature: collector_signature === null ? null : file(collector_signature),
    figures: { ...order.figures, as_of: body.figures_as_of },
    sale: { ...sale, version: body.sale_version },
  };
}

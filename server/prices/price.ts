import type { Price, PricedVehicle } from '@/lib/contract/prices';
import type { prices } from '../platform/db/schema';

export type PriceRow = typeof prices.$inferSelect;

/** A price as the contract names its fields; amounts in rupiah. */
export function toPrice(row: PriceRow): Price {
  return {
    id: row.id,
    region: row.region,
    vehicle_kind: row.vehicleKind,
    brand: row.brand,
    type: row.type,
    year: row.year,
    otr: row.otr,
    max_disbursement: row.maxDisbursement,
    min_down_payment: row.minDownPayment,
    valid_from: row.validFrom,
    valid_to: row.validTo,
  };
}

/** The same for one vehicle in one region, however it is written: `HONDA  beat` is `Honda Beat`. */
export function vehicleKey({ region, brand, type, year }: Omit<PricedVehicle, 'vehicle_kind'>): string {
  const plain = [region, brand, type].map((text) => text.trim().replace(/\s+/g, ' ').toLowerCase());
  return [...plain, year].join('|');
}

import { and, asc, count, desc, eq, like, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { PricePage, priceListQuery } from '@/lib/contract/prices';
import type { Db } from '../platform/db/connect';
import { prices } from '../platform/db/schema';
import { inForceOn } from './inForce';
import { toPrice } from './price';

type Query = z.output<typeof priceListQuery>;

/** One page of the price list of a day. */
export async function pricePage(db: Db, query: Query, today: string): Promise<PricePage> {
  const on = query.on ?? today;
  const where = and(inForceOn(on), ...filters(query), ...searched(query.search ?? ''));
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(prices)
      .where(where)
      .orderBy(...order(query))
      .limit(query.size)
      .offset((query.page - 1) * query.size),
    db.select({ count: count() }).from(prices).where(where),
  ]);
  return { today, on, rows: rows.map(toPrice), count: total?.count ?? 0 };
}

function filters({ region, kind, brand, type, year }: Query): SQL[] {
  const wanted: [AnyColumn, string | number | undefined][] = [
    [prices.region, region],
    [prices.vehicleKind, kind],
    [prices.brand, brand],
    [prices.type, type],
    [prices.year, year],
  ];
  return wanted.flatMap(([column, value]) => (value === undefined ? [] : [eq(column, value)]));
}

/** Every word must occur in brand, type, year or region. */
function searched(search: string): SQL[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => like(prices.searchText, `%${word.replace(/[\\%_]/g, '\\$&')}%`));
}

/** What is equal stands by vehicle, newest year first. */
function order({ sort, order: direction }: Query): SQL[] {
  const turn = direction === 'asc' ? asc : desc;
  const byVehicle = [
    asc(prices.brand),
    asc(prices.type),
    desc(prices.year),
    asc(prices.region),
    asc(prices.id),
  ];
  if (sort === 'vehicle') return [turn(prices.brand), turn(prices.type), ...byVehicle.slice(2)];
  const column = {
    year: prices.year,
    otr: prices.otr,
    max_disbursement: prices.maxDisbursement,
    min_down_payment: prices.minDownPayment,
  }[sort];
  return [turn(column), ...byVehicle];
}

/** What the filters can be set to, of all the list's versions. */
export async function priceChoices(db: Db) {
  const vehicle = { vehicle_kind: prices.vehicleKind, brand: prices.brand, type: prices.type };
  const [regions, vehicles, years] = await Promise.all([
    db.selectDistinct({ region: prices.region }).from(prices).orderBy(asc(prices.region)),
    db.selectDistinct(vehicle).from(prices).orderBy(asc(prices.brand), asc(prices.type)),
    db.selectDistinct({ year: prices.year }).from(prices).orderBy(desc(prices.year)),
  ]);
  return {
    regions: regions.map(({ region }) => region),
    vehicles,
    years: years.map(({ year }) => year),
  };
}

/** All versions of the vehicle that a row prices. */
export const sameVehicle = (row: { region: string; brand: string; type: string; year: number }) =>
  sql`(${prices.region}, ${prices.brand}, ${prices.type}, ${prices.year}) = (${row.region}, ${row.brand}, ${row.type}, ${row.year})`;

import type { listPrices, Price, PricePage } from '@/lib/contract/prices';
import type { MockRequest } from '@/lib/mocks/mockEndpoint';

type ListQuery = MockRequest<typeof listPrices>['query'];

const TODAY = '2026-11-20';
const VEHICLE = (row: Price) => `${row.brand} ${row.type} ${9999 - row.year} ${row.region}`;

/** The page that a list request asks for, out of a small list. */
export function selectPrices(all: readonly Price[], query: ListQuery): PricePage {
  const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const on = query.on ?? TODAY;
  const sort = query.sort ?? 'vehicle';
  const rows = all
    .filter((row) => on >= row.valid_from)
    .filter((row) => {
      const text = `${row.brand} ${row.type} ${row.year} ${row.region}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .filter(
      (row) =>
        fits(query.region, row.region) &&
        fits(query.kind, row.vehicle_kind) &&
        fits(query.brand, row.brand) &&
        fits(query.type, row.type) &&
        fits(query.year, String(row.year)),
    )
    .toSorted(
      (a, b) =>
        (sort === 'vehicle' ? 0 : a[sort as 'otr'] - b[sort as 'otr']) ||
        VEHICLE(a).localeCompare(VEHICLE(b), 'id-ID'),
    );
  if (query.order === 'desc') rows.reverse();
  const [page, size] = [Number(query.page ?? 1), Number(query.size ?? 20)];
  return { today: TODAY, on, rows: rows.slice((page - 1) * size, page * size), count: rows.length };
}

const fits = (wanted: string | undefined, value: string) => wanted === undefined || wanted === value;

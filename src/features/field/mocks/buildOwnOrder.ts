import { CHECK_LABELS, CHECKLISTS, SALE_TEXTS, SALE_VERSION } from '@/lib/contract/repossessionTerms';
import type { CollectorRepossession, HandoverFigures } from '@/lib/contract/repossessions';
import type { OwnOrders } from '../device/fieldDevice';

export const SALE = { version: SALE_VERSION, text: SALE_TEXTS[SALE_VERSION] ?? '' };

/** What the borrower of the stories owes, as it is told. */
export const FIGURES: HandoverFigures = {
  ...{ as_of: '2026-11-20T00:40:00.000Z', day: '2026-11-20' },
  ...{ principal: 11_420_000, interest: 1_284_000, penalty: 486_500, cost: 0, total: 13_190_500 },
};

/** An order to take the motorcycle of the plan's first account. */
export function buildOwnOrder(over: Partial<CollectorRepossession> = {}): CollectorRepossession {
  const { vehicle_kind = 'R2' } = over;
  return {
    ...{ order_id: 7, number: 'JKT/ST/2611/00007', valid_from: '2026-11-17', valid_until: '2026-12-01' },
    ...{ contract_code: 'JKT-2603-00118', customer_name: 'Bambang Sutrisno' },
    billing_address: 'Jl. Kebon Manggis III No. 14, RT 003/RW 007',
    domicile: 'Jl. Kebon Manggis III No. 14, RT 003/RW 007',
    ...{ vehicle_kind, vehicle: 'Honda BeAT', colour: 'Hitam', vehicle_year: 2024 },
    ...{ plate_number: 'B 3821 TKL', chassis_number: 'MH1JM8111NK482913', engine_number: 'JM81E1483920' },
    ...{ basis: 'AGREEMENT', basis_number: 'KSP/118/XI/2026', basis_on: '2026-11-12' },
    ...{ collectors: ['Agus Firmansyah'], certificate: { number: 'SPPI-JKT-1559', until: '2028-01-09' } },
    checklist: CHECKLISTS[vehicle_kind].map((item) => ({ item, label: CHECK_LABELS[item] })),
    ...{ figures: FIGURES, consents: [] },
    ...over,
  };
}

/** What the server says of a collector whom one order names. */
export const buildOrders = (...rows: CollectorRepossession[]): OwnOrders => ({
  ...{ as_of: FIGURES.as_of, sale: SALE },
  rows: rows.length > 0 ? rows : [buildOwnOrder()],
});

export const NO_ORDERS: OwnOrders = { as_of: FIGURES.as_of, sale: SALE, rows: [] };

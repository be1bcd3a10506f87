import { buildCard, type LinePayment } from '@/lib/arithmetic/card';
import { dueNow } from '@/lib/arithmetic/dueNow';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import type { SharedCard } from '@/lib/contract/sharedCard';
import { maskName, maskNik, maskPhone, maskPlate } from '@/lib/format/mask';

/** The day that mocked cards are calculated to; the stories' clock. */
const TODAY = '2026-11-20';
const TOKEN_ENDS = '2026-12-20T07:05:00.000Z';

export interface SharedCardWorld {
  status?: SharedCard['status'];
  /** Instalments paid in full and on time; left out: seven, the eighth in part and late. */
  paid?: number;
  tenor?: number;
  name?: string;
  office?: Partial<SharedCard['office']>;
  bpkb?: SharedCard['bpkb'];
}

/** A motorcycle on flat instalments, begun on 8 March, as its customer sees it. */
export function buildSharedCard(world: SharedCardWorld = {}): SharedCard {
  const { tenor = 12, status = world.paid === undefined ? 'OVERDUE' : 'ACTIVE' } = world;
  const schedule = buildSchedule({
    ...({ method: 'FLAT', principal: 12_000_000, rateBp: 2200, roundTo: 1000 } as const),
    ...{ tenor, dateStart: '2026-03-08', dueDay: null, inAdvance: false },
  });
  const full = world.paid ?? 7;
  const payments: LinePayment[] = schedule
    .slice(0, full + (world.paid === undefined ? 1 : 0))
    .map((line) => ({
      ...{ credit_to: line.number, transaction_to: 1, credit_discount: 0 },
      // Nobody pays after the day that the card is of.
      date_payment: line.date_maturity < TODAY ? line.date_maturity : TODAY,
      credit_payment: line.number <= full ? line.instalment : Math.min(500_000, line.instalment / 2),
      ...{ penalty: 0, penalty_payment: 0, penalty_discount: 0 },
    }));
  const rule = { penaltyGraceDays: 3, penaltyKind: 'RATE', penaltyRateBp: 50 } as const;
  const card = buildCard({
    schedule,
    payments,
    rule: { ...rule, penaltyPerDay: 0, penaltyCapBp: 5000 },
    asOf: TODAY,
  });
  const runs = status === 'ACTIVE' || status === 'OVERDUE';
  return {
    code: 'JKT-2603-00118',
    status,
    customer: {
      name: maskName(world.name ?? 'Bambang Sutrisno'),
      nik: maskNik('3174051205850003'),
      phone: maskPhone('081234567890'),
      plate: maskPlate('B 4821 KZF'),
    },
    lines: card.lines.map(
      ({
        number,
        date_maturity,
        instalment,
        paid,
        discount,
        remainder,
        penalty,
        overdue,
        status: state,
      }) => ({
        ...{ number, date_maturity, instalment, paid, discount },
        owed: runs ? { remainder, penalty, overdue, status: state } : null,
      }),
    ),
    remaining: runs ? { instalments: card.totals.remainder, penalty: card.totals.penalty } : null,
    due: runs ? dueNow(card, TODAY, new Set()) : null,
    bpkb: world.bpkb ?? null,
    office: {
      name: 'Jakarta',
      address: 'Jl. Kartini No. 8, Jakarta Pusat',
      phone: '(021) 5550 1200',
      active: true,
      ...world.office,
    },
    as_of: TODAY,
    ends_at: TOKEN_ENDS,
  };
}

import { addDays, addMonths } from '@/lib/arithmetic/calendar';
import { TREND_DAYS, type FigureKey, type FigurePart } from '@/lib/contract/figureTerms';
import type {
  ComparedFigure,
  MonitoringFigures,
  MonitoringRanking,
  MonitoringTrend,
} from '@/lib/contract/monitoring';

export const TODAY = '2026-11-20';
export const AS_OF = '2026-11-20T07:05:00.000Z';

/** A figure with what it was a month ago. */
export const buildFigure = (
  figure: FigureKey,
  [count, amount]: readonly [number, number | null],
  before: readonly [number, number | null] | null,
  over: Partial<ComparedFigure> = {},
): ComparedFigure => {
  const whole = over.whole ?? null;
  return {
    ...{ figure, slice: null, count, amount, whole },
    before: before && { count: before[0], amount: before[1], whole },
    ...over,
  };
};

const BUCKETS: readonly [string, number, number, number][] = [
  ['0-0', 412, 5_214_300_000, 5_180_000_000],
  ['1-7', 61, 702_450_000, 655_120_000],
  ['8-15', 33, 388_900_000, 402_300_000],
  ['16-30', 21, 251_400_000, 198_750_000],
  ['31-60', 14, 173_050_000, 181_200_000],
  ['61-90', 6, 71_600_000, 64_900_000],
  ['91-', 9, 118_300_000, 118_300_000],
];
const WHOLE = BUCKETS.reduce((sum, [, , amount]) => sum + amount, 45_000_000);

const PARTS: Readonly<Record<FigurePart, readonly ComparedFigure[]>> = {
  owed: [
    buildFigure('outstanding', [559, WHOLE], [548, WHOLE - 164_430_000]),
    buildFigure('npf', [17, 214_900_000], [14, 176_200_000], { whole: WHOLE }),
    buildFigure('due_today', [18, 231_450_000], [21, 240_000_000]),
    buildFigure('late', [144, 1_705_700_000], [131, 1_620_570_000]),
    ...BUCKETS.map(([slice, count, amount, was]) =>
      buildFigure('bucket', [count, amount], [count - 1, was], { slice }),
    ),
    buildFigure('repossessed', [3, 45_000_000], [3, 45_000_000]),
    buildFigure('without_collector', [4, 51_200_000], [0, 0]),
    buildFigure('without_region', [0, 0], [0, 0]),
  ],
  money: [
    buildFigure('collected', [318, 231_740_000], [402, 298_115_000]),
    buildFigure('entered', [22, 16_480_000], [19, 14_205_000]),
    buildFigure('disbursed', [11, 187_000_000], [10, 162_500_000]),
  ],
  approvals: [
    buildFigure('approvals', [3, null], [2, null], { slice: '0-0' }),
    buildFigure('approvals', [0, null], [1, null], { slice: '1-2' }),
    buildFigure('approvals', [2, null], [0, null], { slice: '3-' }),
  ],
  tts: [
    buildFigure('tts_open', [7, 5_310_000], [5, 3_600_000]),
    buildFigure('tts_late', [1, 735_000], [0, 0]),
  ],
  books: [
    buildFigure('books_late', [0, null], [2, null]),
    buildFigure('books_lent', [0, null], [0, null]),
    buildFigure('books_ready', [5, null], [4, null]),
  ],
  funds: [buildFigure('funds', [1, 3_412_500], [1, 4_120_000])],
};

/** A part as one office has it, or with several below it. */
export const buildMonitoringFigures = (
  part: FigurePart,
  over: Partial<MonitoringFigures> = {},
): MonitoringFigures => ({
  as_of: AS_OF,
  ...{ today: TODAY, before_day: addMonths(TODAY, -1) },
  figures: [...PARTS[part]],
  offices: [],
  ...over,
});

const OFFICES = ['Jakarta Timur', 'Jayapura', 'Makassar'];

/** The same, office by office: each has a third. */
export const buildOffices = (part: FigurePart): MonitoringFigures['offices'] =>
  OFFICES.map((name, at) => ({
    office: { id: at + 1, name },
    figures: PARTS[part].map((one) => ({
      ...one,
      count: Math.round(one.count / 3),
      amount: one.amount === null ? null : Math.round(one.amount / (3 + at)),
      whole: one.whole === null ? null : Math.round(one.whole / 3),
    })),
  }));

/** Sixty days; one of them nobody kept. */
export const buildMonitoringTrend = (over: Partial<MonitoringTrend> = {}): MonitoringTrend => {
  const from = addDays(TODAY, -TREND_DAYS);
  const days = Array.from({ length: TREND_DAYS }, (_, at) => ({
    day: addDays(from, at),
    figures: [
      ...BUCKETS.map(([slice, count, amount]) => ({
        ...{ figure: 'bucket' as const, slice, count, whole: null },
        amount: amount - (TREND_DAYS - at) * 400_000 + (at % 7) * 1_900_000,
      })),
      ...[
        { figure: 'npf' as const, slice: null, count: 14, amount: 176_200_000 + at * 640_000, whole: WHOLE },
      ],
      ...[
        {
          figure: 'entered' as const,
          slice: null,
          count: 20,
          amount: 9_000_000 + (at % 6) * 2_400_000,
          whole: null,
        },
      ],
    ],
  }));
  return { from, to: addDays(TODAY, -1), days: days.filter((_, at) => at !== 31), ...over };
};

/** People of an office in a month. */
export const buildMonitoringRanking = (over: Partial<MonitoringRanking> = {}): MonitoringRanking => ({
  ...{ as_of: AS_OF, from: '2026-11-01', to: '2026-11-30' },
  collectors: [
    { id: 18, name: 'Dewi Anggraini', accounts: 48, amount: 36_250_000 },
    { id: 27, name: 'Siti Nurhaliza', accounts: 39, amount: 27_300_000 },
    { id: 14, name: 'Agus Firmansyah', accounts: 31, amount: 21_400_000 },
  ],
  marketers: [
    { id: 5, name: 'Bambang Sutrisno', contracts: 4, amount: 71_500_000 },
    { id: 9, name: 'Rina Marlina', contracts: 2, amount: 33_000_000 },
  ],
  ...over,
});

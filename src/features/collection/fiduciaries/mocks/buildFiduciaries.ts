import { addDays, daysBetween } from '@/lib/arithmetic/calendar';
import { DAYS_TO_REGISTER, DAYS_TO_REMOVE, urgencyOf } from '@/lib/collection/fiduciaryDeadline';
import type {
  FiduciaryFigures,
  FiduciaryPage,
  FiduciaryRow,
  listFiduciaries,
} from '@/lib/contract/fiduciaryDeadlines';
import type { FiduciaryTask } from '@/lib/contract/fiduciaryListDefaults';
import type { MockRequest } from '@/lib/mocks/mockEndpoint';

/** The stories' clock. */
const MOCK_TODAY = '2026-11-20';
const DAYS = { register: DAYS_TO_REGISTER, remove: DAYS_TO_REMOVE } as const;
const NAMES = [
  'Bambang Sutrisno',
  'Siti Nurhaliza Putri',
  'Agus Setiawan',
  'Dewi Lestari',
  'I Made Wirawan',
  'Fransiska Tambunan',
];
const NOTARIES = ['Sri Handayani, S.H., M.Kn.', 'Ratna Dewi, S.H., M.Kn.'];

/** One of a list, by the day that its days are counted from. */
export function buildFiduciaryRow(
  task: FiduciaryTask,
  since: string,
  over: Partial<FiduciaryRow> = {},
): FiduciaryRow {
  const due = addDays(since, DAYS[task]);
  return {
    ...{
      code: 'JKT-2610-00041',
      office_id: 1,
      customer_name: 'Bambang Sutrisno',
      plate_number: 'B 4821 KZF',
    },
    ...{ status: task === 'register' ? 'ACTIVE' : 'SETTLED', deed_number: '118', notary: NOTARIES[0] ?? '' },
    certificate_number: task === 'register' ? '' : 'W10.00041187.AH.05.01',
    ...{ since, due, days_left: daysBetween(MOCK_TODAY, due), unconfirmed: false },
    ...over,
  };
}

/** So many of a list, some of them late; names go round, so that pictures stay the same. */
export const buildFiduciaryRows = (task: FiduciaryTask, count: number): FiduciaryRow[] =>
  Array.from({ length: count }, (_, index) => {
    const left = [-12, -3, 0, 2, 7, 8, 11][index] ?? 9 + (index % (DAYS[task] - 8));
    return buildFiduciaryRow(task, addDays(MOCK_TODAY, left - DAYS[task]), {
      code: `JKT-${task === 'register' ? '2610' : '2411'}-${String(41 + index * 3).padStart(5, '0')}`,
      customer_name: NAMES[index % NAMES.length] ?? '',
      plate_number: `B ${1482 + index * 37} KZF`,
      deed_number: String(118 + index),
      notary: NOTARIES[index % NOTARIES.length] ?? '',
      certificate_number: task === 'register' ? '' : `W10.000${41_187 + index * 13}.AH.05.01`,
      unconfirmed: task === 'remove' && index % 3 === 1,
    });
  }).toSorted((a, b) => a.days_left - b.days_left || (a.code < b.code ? -1 : 1));

export const FIDUCIARY_ROWS: Readonly<Record<FiduciaryTask, FiduciaryRow[]>> = {
  register: buildFiduciaryRows('register', 24),
  remove: buildFiduciaryRows('remove', 7),
};

/** What these rows come to. */
export function buildFiduciaryFigures(rows = FIDUCIARY_ROWS): FiduciaryFigures {
  const counted = (count: number) => ({ count, count_more: false });
  const of = (task: FiduciaryTask) => ({
    all: counted(rows[task].length),
    late: counted(rows[task].filter(({ days_left }) => urgencyOf(days_left) === 'late').length),
    near: counted(rows[task].filter(({ days_left }) => urgencyOf(days_left) === 'near').length),
  });
  return { register: of('register'), remove: of('remove') };
}

/** Nothing is late or near. */
export function buildCalmFigures(): FiduciaryFigures {
  const none = { count: 0, count_more: false };
  const { register, remove } = buildFiduciaryFigures();
  return {
    register: { all: register.all, late: none, near: none },
    remove: { all: remove.all, late: none, near: none },
  };
}

type Query = Partial<MockRequest<typeof listFiduciaries>['query']>;

/** The rows that filters leave. */
export const filterFiduciaries = ({ list, due, search = '' }: Query, rows = FIDUCIARY_ROWS): FiduciaryRow[] =>
  rows[list === 'remove' ? 'remove' : 'register']
    .filter(({ code, customer_name }) =>
      `${code} ${customer_name}`.toLowerCase().includes(search.toLowerCase()),
    )
    .filter(({ days_left }) => due === undefined || (due === 'late' ? days_left < 0 : days_left <= 7));

/** The page that a request asks for. */
export function selectFiduciaries(query: Query, rows = FIDUCIARY_ROWS): FiduciaryPage {
  const found = filterFiduciaries(query, rows);
  const [page, size] = [Number(query.page ?? 1), Number(query.size ?? 20)];
  return { rows: found.slice((page - 1) * size, page * size), count: found.length, count_more: false };
}

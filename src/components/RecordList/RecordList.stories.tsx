import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as z from 'zod/mini';
import { endpoint } from '@/lib/contract/endpoint';
import { formatNumber } from '@/lib/format/rupiah';
import { ApiError } from '@/lib/http/ApiError';
import { defineList, type ListPage, type StateOf } from '@/lib/list/defineList';
import { choiceFilter, officeFilter, searchFilter } from '@/lib/list/filters';
import { activeFilters } from '@/lib/list/listState';
import type { ShownList } from '@/lib/list/useShownList';
import { queryRoot } from '@/lib/query/queryRoots';
import { RESET, type ListView } from './ListView';
import { RecordList } from './RecordList';

interface Unit {
  id: number;
  name: string;
  price: number;
}

const SORTS = ['name', 'price'] as const;
const UNITS = defineList({
  endpoint: endpoint({
    ...{ name: 'listUnits', method: 'GET', path: 'units', origin: 'angsur', guard: 'session' },
    summary: 'Units.',
    query: z.object({
      search: z.optional(z.string()),
      state: z.optional(z.enum(['1', '0'])),
      office: z.optional(z.int()),
      sort: z.optional(z.enum(SORTS)),
    }),
    data: z.object({ rows: z.array(z.unknown()), count: z.int() }),
  }),
  root: queryRoot('prices'),
  pageSize: 20,
  sizes: true,
  sorts: { of: SORTS, start: 'name', descending: ['price'] },
  filters: {
    search: searchFilter('Cari unit', 'Nama unit'),
    state: choiceFilter({ label: 'Status', all: 'Semua status', options: [{ value: '1', label: 'Aktif' }] }),
    office: officeFilter(),
  },
});
type State = StateOf<typeof UNITS>;

const VIEW: ListView<Unit, State, number> = {
  caption: 'Unit',
  columns: [
    { key: 'name', header: 'Nama', cell: (row) => row.name, sortable: true },
    {
      ...{ key: 'price', header: 'Harga', sortable: true, align: 'end', width: 140, card: 'aside' },
      cell: (row) => formatNumber(row.price),
    },
  ],
  keyOf: (row) => row.id,
  tools: {
    noun: 'unit',
    pickName: (row) => `Pilih ${row.name}`,
    copied: { Nama: (row) => row.name, Harga: (row) => row.price },
  },
  skeletonRows: 5,
  emptyWords: ({ search }) =>
    search === ''
      ? { title: 'Belum ada unit', why: 'Unit muncul di sini setelah dibeli.' }
      : { title: `Tidak ada unit untuk “${search}”`, why: 'Yang dicari: nama.', action: RESET },
};

const rows = Array.from({ length: 5 }, (_, at) => ({
  id: at + 1,
  name: `Unit ${at + 1}`,
  price: 17_500_000,
}));
const PAGE: ListPage<Unit> = { rows, count: 45 };

/** The list in a state, as `useList` gives it. */
function shownIn(part: Partial<State>, of: Partial<ShownList<State, ListPage<Unit>>>) {
  const state: State = { ...UNITS.startFor(1), ...part };
  const shown: ShownList<State, ListPage<Unit>> = {
    ...{ list: UNITS, state, data: undefined, error: null, isFetching: false, isPlaceholderData: false },
    ...{ active: activeFilters(UNITS, state), columns: [null, fn(), false] },
    ...{ change: fn(), reset: fn(), sortBy: fn(), retry: fn(), prefetch: fn() },
  };
  return { ...shown, ...of };
}

const offline = new ApiError({ kind: 'offline', status: 0 });
const none = { rows: [], count: 0 };

/** What every list of records is made of: filters, tools, rows or why there are none, other pages. */
const meta = {
  title: 'Components/Data/RecordList',
  component: RecordList<Unit, State, number>,
  parameters: { frame: 960 },
  args: {
    shown: shownIn({}, { data: PAGE }),
    view: VIEW,
    hrefOf: (id) => `/unit/${id}`,
    choices: {
      office: [
        { id: 1, name: 'Jakarta' },
        { id: 2, name: 'Makassar' },
      ],
    },
  },
} satisfies Meta<typeof RecordList<Unit, State, number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Pilih baris' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }));
    await expect(args.shown.change).toHaveBeenCalledWith({ page: 2 });
  },
};
/** The rows come to a sum. */
export const WithTotal: Story = { args: { total: <p>Jumlah seluruhnya Rp87.500.000</p> } };
export const Loading: Story = { args: { shown: shownIn({}, { isFetching: true }) } };
export const NextPageOnItsWay: Story = {
  args: { shown: shownIn({ page: 2 }, { data: PAGE, isFetching: true, isPlaceholderData: true }) },
};
export const Empty: Story = { args: { shown: shownIn({}, { data: none }) } };
/** Filters are set; on phones their number stands on the button that folds them. */
export const Narrowed: Story = {
  args: { shown: shownIn({ search: 'beat', state: '1' }, { data: { rows: rows.slice(0, 2), count: 2 } }) },
};
export const NothingFound: Story = {
  args: { shown: shownIn({ search: 'becak' }, { data: none }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Atur ulang' }).at(-1) as HTMLElement);
    await expect(args.shown.reset).toHaveBeenCalledOnce();
  },
};
export const PageBeyond: Story = {
  args: { shown: shownIn({ page: 9 }, { data: { rows: [], count: 45 } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ke halaman pertama' }));
    await expect(args.shown.change).toHaveBeenCalledWith({ page: 1 });
  },
};
export const Failed: Story = {
  args: { shown: shownIn({}, { error: new ApiError({ kind: 'refused', status: 500 }) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.shown.retry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const Offline: Story = { args: { shown: shownIn({}, { error: offline }) } };
/** What could not be brought up to date stays. */
export const Stale: Story = { args: { shown: shownIn({}, { data: PAGE, error: offline }) } };
/** Beside its reason stands nothing. */
export const FailsAlone: Story = {
  args: { view: { ...VIEW, failsAlone: true }, shown: shownIn({}, { error: offline }) },
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('searchbox')).toBeNull()),
};

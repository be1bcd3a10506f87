import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DateText } from '@/components/DateText/DateText';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { LinkProvider } from '@/components/Link/LinkProvider';
import { Money } from '@/components/Money/Money';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { DataTable } from './DataTable';
import type { CardSlot, Column, DataTableProps } from './DataTable.types';

interface Receipt {
  invoice: string;
  customer: string;
  to: number;
  date: string;
  payment: number | null;
  penalty: number;
  waiting: boolean;
}

const NAMES = ['Budi Santoso', 'Siti Aminah', 'Agus Salim', 'Dewi Lestari', 'I Made Wirawan'];

const RECEIPTS: Receipt[] = Array.from({ length: 10 }, (_, index) => ({
  invoice: `JKT/2611/${String(42 + index).padStart(5, '0')}`,
  customer: NAMES[index % NAMES.length] ?? '',
  to: 1 + index * 3,
  date: `2026-11-${String(20 - index).padStart(2, '0')}`,
  payment: 850_000 + index * 137_500,
  penalty: index % 3 === 0 ? 12_500 * index : 0,
  waiting: index === 1,
}));

const COLUMNS: Column<Receipt>[] = [
  { key: 'invoice', header: 'No nota', cell: (row) => row.invoice, width: 152, whole: true, sortable: true },
  { key: 'customer', header: 'Nasabah', cell: (row) => row.customer },
  { key: 'to', header: 'Angsuran ke', cell: (row) => row.to, align: 'end', width: 112 },
  {
    key: 'date',
    header: 'Tgl bayar',
    cell: (row) => <DateText value={row.date} kind="short" />,
    width: 112,
    whole: 'line',
  },
  {
    key: 'payment',
    header: 'Jumlah',
    cell: (row) => <Money value={row.payment} />,
    align: 'end',
    sortable: true,
    width: 128,
    card: 'aside',
  },
  { key: 'penalty', header: 'Denda', cell: (row) => <Money value={row.penalty} />, align: 'end', width: 104 },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => (row.waiting ? <StatusChip tone="waiting">Menunggu</StatusChip> : null),
    width: 136,
    whole: 'line',
  },
];

const CARD_SLOTS: Record<string, CardSlot> = {
  customer: 'lead',
  to: 'hidden',
  date: 'footAside',
  penalty: 'foot',
  status: 'leadAside',
};
const IN_THREE_LINES = COLUMNS.map((column) => {
  const card = CARD_SLOTS[column.key] ?? column.card;
  return card ? { ...column, card } : column;
});

const ReceiptTable = (props: DataTableProps<Receipt>) => <DataTable {...props} />;
const navigate = fn();

/** A list. Rows of 40 px, figures at the right, hairlines; at 767 px and below each row is a card. */
const meta = {
  title: 'Components/Data/DataTable',
  component: ReceiptTable,
  args: {
    caption: 'Nota cicilan',
    columns: COLUMNS,
    rows: RECEIPTS,
    rowKey: (row) => row.invoice,
    sort: { column: 'payment', order: 'desc' },
    onSort: fn(),
    rowHref: (row) => `/credit/${row.invoice.slice(-2)}`,
    empty: <EmptyState title="Tidak ada nota">Tidak ada nota pada 20 November 2026.</EmptyState>,
  },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
  beforeEach: () => void navigate.mockClear(),
  parameters: { frame: 1040 },
} satisfies Meta<typeof ReceiptTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Waiting: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
export const Refreshing: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('JKT/2611/00042')).toBeVisible();
  },
};
/** Nobody knows yet whether what is asked for now is empty too. */
export const RefreshingEmpty: Story = {
  tags: ['no-picture'],
  args: { loading: true, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Memuat…');
    await expect(canvas.queryByText('Tidak ada nota')).toBeNull();
  },
};
export const NotSorted: Story = { args: { sort: undefined } };
export const PlainRows: Story = {
  args: { rowHref: undefined, onSort: undefined, rows: RECEIPTS.slice(0, 3) },
};
export const OneRow: Story = { args: { rows: RECEIPTS.slice(0, 1) } };
export const LongText: Story = {
  args: {
    rows: RECEIPTS.slice(0, 3).map((row) => ({
      ...row,
      customer: 'Raden Mas Haji Bambang Hadikusumo Suryaningrat bin Abdul Muthalib',
      payment: -1_234_567_890,
    })),
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: RECEIPTS.slice(0, 3) },
};
/** Three lines without labels: `lead` and `foot` with their asides. */
export const PhoneInThreeLines: Story = {
  ...Phone,
  args: { rows: RECEIPTS.slice(0, 3), columns: IN_THREE_LINES },
};
export const PhoneWaitingInThreeLines: Story = {
  ...Phone,
  args: { rows: undefined, skeletonRows: 3, columns: IN_THREE_LINES },
};
/** A column whose `hideBelow` is false stays, however narrow the table. */
export const NothingIsHidden: Story = {
  args: {
    columns: COLUMNS.map((column) => ({ ...column, hideBelow: false })),
    rows: RECEIPTS.slice(0, 2),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Denda' })).toBeVisible();
  },
};
export const PhoneWaiting: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: undefined, skeletonRows: 3 },
};

/** Wider than its place: it scrolls both ways within the window, so that head and sideways bar stay in view. */
export const HeadStaysWhileScrollingSideways: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'tablet' } },
  args: {
    columns: COLUMNS.map((column) => ({ ...column, width: 200, hideBelow: false })),
    rows: Array.from({ length: 6 }, (_, page) =>
      RECEIPTS.map((row) => ({ ...row, invoice: `${row.invoice}-${page}` })),
    ).flat(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('table').parentElement as HTMLElement;
    await waitFor(() => expect(box).toHaveAttribute('data-scrolls'));
    await expect(box.clientHeight).toBeLessThan(innerHeight);
    box.scrollTo(300, 900);
    const head = canvas.getByRole('columnheader', { name: 'No nota' }).getBoundingClientRect();
    const { left, top } = box.getBoundingClientRect();
    await expect([Math.round(head.left - left), Math.round(head.top - top)]).toEqual([0, 0]);
    box.scrollTo(0, 0);
  },
};

export const SortsByAHeader: Story = {
  play: async ({ canvas, args }) => {
    const payment = canvas.queryByRole('columnheader', { name: 'Jumlah' });
    await expect(payment).toHaveAttribute('aria-sort', 'descending');
    const header = within(payment as HTMLElement).getByRole('button', { name: 'Jumlah' });
    header.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenCalledOnce();
    await expect(args.onSort).toHaveBeenCalledWith('payment');
  },
};

export const SortsOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: RECEIPTS.slice(0, 2) },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Urutkan'), 'invoice');
    await expect(args.onSort).toHaveBeenLastCalledWith('invoice');
    await userEvent.click(canvas.getByRole('button', { name: 'Urutan turun, balikkan' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('payment');
  },
};

export const OpensARowByAClickAnywhere: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Agus Salim', { selector: 'tr:nth-child(3) td' }));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/credit/44');
  },
};

export const OpensARowByItsLink: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'JKT/2611/00042' });
    await expect(link).toHaveAttribute('href', '/credit/42');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/credit/42');
  },
};

export const OpensARowByAButton: Story = {
  args: { rowHref: undefined, onOpen: fn(), openLabel: (row) => `Buka ${row.invoice}` },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka JKT/2611/00043' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(RECEIPTS[1]);
  },
};

const choosing = (chosen: readonly string[]) => ({
  chosen: new Set(chosen),
  onChoose: fn(),
  labelOf: ({ invoice }: Receipt) => `Pilih ${invoice}`,
  whyNot: ({ waiting }: Receipt) => (waiting ? 'Menunggu persetujuan.' : undefined),
});

/** A row that can't be chosen says why; all that can are chosen by the box in the head. */
export const SomeCantBeChosen: Story = {
  args: { rows: RECEIPTS.slice(0, 3), selection: choosing(['JKT/2611/00042']) },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Pilih JKT/2611/00043' });
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleDescription('Menunggu persetujuan.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }));
    await expect(args.selection?.onChoose).toHaveBeenCalledWith([RECEIPTS[0], RECEIPTS[2]], true);
  },
};
/** All that can be are chosen: the box in the head takes them back. */
export const AllButOneAreChosen: Story = {
  tags: ['no-picture'],
  args: { rows: RECEIPTS.slice(0, 3), selection: choosing(['JKT/2611/00042', 'JKT/2611/00044']) },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' });
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.selection?.onChoose).toHaveBeenCalledWith([RECEIPTS[0], RECEIPTS[2]], false);
  },
};

/** The boxes are as large as a finger, and that for all of them stands above the cards, with its words. */
export const ChoosesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    rows: RECEIPTS.slice(0, 3),
    selection: { ...choosing(['JKT/2611/00042']), onPhones: true },
  },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' });
    for (const box of [all, canvas.getByRole('checkbox', { name: 'Pilih JKT/2611/00044' })]) {
      const { width, height } = box.closest('label')?.getBoundingClientRect() ?? { width: 0, height: 0 };
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(canvas.getByText('Pilih semua'));
    await expect(args.selection?.onChoose).toHaveBeenCalledWith([RECEIPTS[0], RECEIPTS[2]], true);
  },
};

export const StaysATableAsCards: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: RECEIPTS.slice(0, 2) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Nota cicilan' });
    await expect(within(table).getAllByRole('row')).toHaveLength(3);
    await expect(within(table).getAllByRole('columnheader', { hidden: true })).toHaveLength(7);
    await expect(within(table).getByRole('rowheader', { name: 'JKT/2611/00042' })).toBeVisible();
  },
};

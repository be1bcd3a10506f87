import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { DecisionConsequences } from '@/lib/contract/consequences';
import { Consequences } from './Consequences';

const TOTALS = {
  paid: 2_360_000,
  discount: 0,
  remainder: 7_360_000,
  penalty_paid: 0,
  penalty_discount: 0,
  penalty: 0,
};

const NOTHING: DecisionConsequences = {
  card: {
    lines: [],
    totals: { before: TOTALS, after: TOTALS },
    status: { before: 'ACTIVE', after: 'ACTIVE' },
    next_due: { before: '2026-12-05', after: '2026-12-05' },
  },
  penalty: { before: 0, after: 0 },
  cash: [],
  deposit: { before: 0, after: 0 },
  later: [],
};

const LESS_PAID: DecisionConsequences = {
  ...NOTHING,
  card: {
    lines: [
      { number: 4, field: 'paid', before: 540_000, after: 340_000 },
      { number: 4, field: 'remainder', before: 0, after: 200_000 },
      { number: 4, field: 'penalty', before: 0, after: 12_000 },
    ],
    totals: {
      before: TOTALS,
      after: { ...TOTALS, paid: 2_160_000, remainder: 7_560_000, penalty: 12_000 },
    },
    status: { before: 'SETTLED', after: 'OVERDUE' },
    next_due: { before: null, after: '2026-11-05' },
  },
  penalty: { before: 0, after: 12_000 },
  cash: [{ cashier: 'Rini Astuti', day: '2026-11-20', cash: -200_000, bank: 0 }],
};

/** What a decision does, before it is taken: only what changes stands out. */
const meta = {
  title: 'Components/Data/Consequences',
  component: Consequences,
  parameters: { frame: 640 },
  args: { consequences: LESS_PAID },
} satisfies Meta<typeof Consequences>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LessPaid: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('table', { name: 'Kartu piutang sebelum dan sesudah' });
    await expect(within(card).getByRole('rowheader', { name: 'Angsuran ke-4' })).toBeVisible();
    await expect(within(card).getByRole('row', { name: 'Dibayar 540.000 340.000' })).toBeVisible();
    await expect(within(card).getByRole('row', { name: 'Status Lunas Terlambat' })).toBeVisible();
    const cash = canvas.getByRole('table', { name: 'Selisih kas harian' });
    await expect(within(cash).getByRole('row', { name: /Rini Astuti.*\(200\.000\) 0/ })).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { consequences: NOTHING },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Tidak ada yang berubah pada kartu piutang, denda, dan kas.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Hundreds of millions: each amount stays in one line, at phone width too (the looks measure it). */
export const HundredsOfMillions: Story = {
  args: {
    consequences: {
      ...LESS_PAID,
      card: {
        ...LESS_PAID.card,
        lines: [
          { number: 9, field: 'paid', before: 117_814_000, after: 100_000 },
          { number: 9, field: 'remainder', before: 0, after: 117_714_000 },
        ],
        totals: {
          before: { ...TOTALS, remainder: 1_117_190_787 },
          after: { ...TOTALS, remainder: 1_234_904_787 },
        },
      },
      cash: [{ cashier: 'Rini Astuti', day: '2026-11-20', cash: -117_714_000, bank: 1_117_714_000 }],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: 'Sisa angsuran 1.117.190.787 1.234.904.787' }),
    ).toBeVisible();
  },
};

/** Banknotes become a transfer: the card stays, a day loses and gains. */
export const OnlyCash: Story = {
  args: {
    consequences: {
      ...NOTHING,
      cash: [{ cashier: 'Rini Astuti', day: '2026-11-20', cash: -1_300_000, bank: 1_300_000 }],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Tidak berubah: denda, status kontrak, jatuh tempo berikutnya.'),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /\(1\.300\.000\) \+1\.300\.000/ })).toBeVisible();
  },
};

export const TwoCashiers: Story = {
  args: {
    consequences: {
      ...LESS_PAID,
      cash: [
        { cashier: 'Rini Astuti', day: '2026-11-20', cash: -540_000, bank: 0 },
        { cashier: 'Dewi Lestari', day: '2026-11-20', cash: 340_000, bank: 200_000 },
      ],
    },
  },
};

/** Receipts dated later on the same instalment are split again. */
export const LaterReceipts: Story = {
  args: {
    consequences: {
      ...LESS_PAID,
      later: [
        { invoice: 'JKT/2611/00031', field: 'credit', before: 340_000, after: 540_000 },
        { invoice: 'JKT/2611/00031', field: 'penalty', before: 0, after: 8_100 },
        { invoice: 'JKT/2611/00031', field: 'penalty_payment', before: 0, after: 8_100 },
        { invoice: 'JKT/2611/00031', field: 'credit_payment', before: 340_000, after: 331_900 },
        { invoice: 'JKT/2611/00044', field: 'credit', before: 0, after: 208_100 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Nota JKT/2611/00031 dihitung ulang' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Bayar denda 0 8.100' })).toBeVisible();
  },
};

export const Deposit: Story = {
  args: {
    consequences: {
      ...NOTHING,
      deposit: { before: 250_000, after: 0 },
      cash: [{ cashier: 'Rini Astuti', day: '2026-11-20', cash: -250_000, bank: 0 }],
    },
  },
};

/** Only its office changes. */
export const Office: Story = {
  args: {
    consequences: {
      ...NOTHING,
      card: { ...NOTHING.card, office: { before: 'Jakarta', after: 'Makassar' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Kantor Jakarta Makassar' })).toBeVisible();
  },
};

/** Several lines, long names. */
export const LongText: Story = {
  args: {
    consequences: {
      ...LESS_PAID,
      card: {
        ...LESS_PAID.card,
        lines: [1, 2, 3].flatMap((number) => [
          { number, field: 'paid' as const, before: 1_125_540_000, after: 0 },
          { number, field: 'remainder' as const, before: -1_000_000, after: 1_124_540_000 },
        ]),
      },
      cash: [
        {
          cashier: 'Raden Ajeng Kusumawardhani Prameswari Hadiningrat-Sastroamidjojo',
          day: '2026-11-20',
          cash: -1_125_540_000,
          bank: -1_125_540_000,
        },
      ],
    },
  },
};

export const Phone: Story = {
  args: LaterReceipts.args ?? {},
  parameters: { frame: 328 },
  globals: { viewport: { value: 'phone' } },
};

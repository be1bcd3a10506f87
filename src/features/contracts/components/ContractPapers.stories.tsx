import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { buildContractBpkb, buildFacts } from '../mocks/buildContract';
import { ContractPapers } from './ContractPapers';

/** What can be printed for a contract, and what secures it. */
const meta = {
  title: 'Features/Contracts/ContractPapers',
  component: ContractPapers,
  parameters: { frame: 1000 },
  args: {
    contract: buildFacts(),
    bpkb: null,
    bpkbHref: (id) => `/bpkb/${id}`,
    asOf: '2026-11-20',
    receipts: 7,
    paymentHref: '/payment/JKT-2603-00118',
    cardPrint: <Button kind="quiet">Cetak kartu</Button>,
  },
} satisfies Meta<typeof ContractPapers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Paid out a week ago; the dealer still has the book. */
export const BookAwaited: Story = {
  args: {
    bpkb: buildContractBpkb(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum diterima')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buka BPKB' })).toHaveAttribute('href', '/bpkb/51');
  },
};
export const BookStored: Story = {
  args: { bpkb: buildContractBpkb({ kind: 'BOOK', state: 'STORED', place: 'Brankas 1, rak 2, map 3' }) },
};
/** Lent and late; who keeps no books reads where it is, without the way there. */
export const BookLent: Story = {
  args: {
    bpkb: buildContractBpkb({
      ...{ kind: 'BOOK', state: 'BORROWED', holder: 'Joko Purnomo', until: '2026-11-08' },
    }),
    bpkbHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Terlambat 12 hari')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buka BPKB' })).toBeNull();
  },
};
/** Cancelled before the first payment: nobody waits for the book. */
export const Cancelled: Story = {
  args: {
    contract: buildFacts({ status: 'CANCELLED', next_due: null }),
    bpkb: buildContractBpkb({ not_awaited_since: '2026-11-20T07:05:00.000Z' }),
    receipts: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tidak ditunggu')).toBeVisible();
    await expect(canvas.queryByText('Penawaran pelunasan dipercepat')).toBeNull();
  },
};
/** What remained went to another contract, and the book with it. */
export const Restructured: Story = {
  args: {
    contract: buildFacts({ status: 'RESTRUCTURED', next_due: null, restructured_to: 'JKT-2611-00042' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/menjamin kontrak JKT-2611-00042/)).toBeVisible();
  },
};
/** Settled, nothing taken yet, and numbers that were never recorded: only what there is. */
export const LittleKnown: Story = {
  args: {
    contract: buildFacts({
      status: 'SETTLED',
      vehicle: { ...buildFacts().vehicle, chassis_number: '', engine_number: '' },
    }),
    receipts: 0,
    cardPrint: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Penawaran pelunasan dipercepat')).toBeNull();
    await expect(canvas.getByText('Nota: belum ada')).toBeVisible();
  },
};

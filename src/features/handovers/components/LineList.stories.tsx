import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildBasis, buildLateLine, buildLine } from '../mocks/buildBasis';
import { LineList } from './LineList';

/** Each TTS of a hand-over with what it becomes, and what all of them come to. */
const meta = {
  title: 'Features/Handovers/LineList',
  component: LineList,
  args: { basis: buildBasis() },
  parameters: { frame: 900 },
} satisfies Meta<typeof LineList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of each kind. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jumlah 5 tanda terima').nextSibling).toHaveTextContent('Rp3.415.000');
    await expect(canvas.getByText(/Tanggalnya mengurangi denda Rp10.000/)).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
/** Another request waits on the contract; a day that takes nothing off. */
export const CannotBeAskedYet: Story = {
  args: {
    basis: buildBasis({
      rows: [
        buildLateLine({
          second_person: {
            takes_off: 0,
            obstacle: 'Pembatalan pembayaran kontrak ini masih menunggu keputusan.',
          },
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tanggalnya tidak mengurangi denda/)).toBeVisible();
    await expect(canvas.getByText(/masih menunggu keputusan/)).toBeVisible();
  },
};
/** A nota of a later day is split again; there are more TTS than are taken at once. */
export const SplitsLaterNotas: Story = {
  args: {
    basis: buildBasis({
      left_out: 14,
      rows: [
        buildLine({
          customer_name: 'Siti Nurhaliza Putri Ayu Kusumaningrum Wijayanti Hadiningrat',
          amount: 1_465_000,
          deposit: 5_000,
          why: 'Lebih dari yang terutang; sisanya menjadi titipan.',
          later: [
            { invoice: 'JKT/2611/00412', field: 'penalty_payment', before: 20_000, after: 0 },
            { invoice: 'JKT/2611/00412', field: 'credit_payment', before: 700_000, after: 720_000 },
          ],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 nota sesudahnya dibagi ulang.')).toBeVisible();
    await expect(canvas.getByText(/^14 tanda terima lain/)).toBeVisible();
  },
};
export const Empty: Story = { args: { basis: buildBasis({ rows: [] }) } };

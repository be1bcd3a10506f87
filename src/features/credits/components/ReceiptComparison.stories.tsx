import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { receiptRows } from '../domain/receiptChanges';
import { buildCredit } from '../mocks/buildCredit';
import { ReceiptComparison } from './ReceiptComparison';

/** Two versions of a receipt side by side; only what changed stands out. */
const meta = {
  title: 'Features/Credits/ReceiptComparison',
  component: ReceiptComparison,
  // Its page is written: stories/docs/pieces.
  tags: ['!autodocs'],
  parameters: { frame: 900 },
  args: { rows: receiptRows(buildCredit(), { cash: 35_000, bank: 1_300_000 }) },
} satisfies Meta<typeof ReceiptComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader', { name: /\(berubah\)/ })).toHaveLength(2);
  },
};
export const NothingChanged: Story = { args: { rows: receiptRows(buildCredit(), {}) } };
/** Nothing is blank, below zero stands in parentheses (SPEC 5); a long note takes the room that it needs. */
export const EmptyNegativeAndLong: Story = {
  args: {
    rows: receiptRows(buildCredit({ bank: null, collector_payment: null, penalty: 62_500 }), {
      cash: -335_000,
      bank: 0,
      penalty: null,
      note: 'Nasabah datang pukul 08.40 membawa bukti transfer yang ditulis atas nama istrinya. Nomor referensi: TRX20261119BCA000000000000000000123456789.',
    }),
  },
};
export const OnlyWhatChanged: Story = {
  args: {
    rows: receiptRows(buildCredit(), { note: 'Transfer BCA' }).filter((row) => row.changed),
    sides: ['Saat Anda membuka', 'Sekarang'],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

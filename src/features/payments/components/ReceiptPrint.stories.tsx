import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { PaperPreview } from '@/components/Paper/PaperPreview';
import { buildPaper } from '../mocks/buildReceipts';
import { ReceiptPrint } from './ReceiptPrint';

/** A receipt on paper, with what remains to be paid after it. */
const meta = {
  title: 'Features/Payments/ReceiptPrint',
  component: ReceiptPrint,
  args: { paper: buildPaper(), size: 'A5' },
  parameters: { frame: 860 },
  render: (args) => (
    <PaperPreview size={args.size}>
      <ReceiptPrint {...args} />
    </PaperPreview>
  ),
} satisfies Meta<typeof ReceiptPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <ReceiptPrint {...args} size={size} />),
  play: async ({ canvas }) => {
    for (const paper of canvas.getAllByRole('region')) {
      const on = within(paper);
      await expect(on.getByText('Jl. Matraman Raya 118, Jakarta Timur')).toBeVisible();
      await expect(on.getByText('Rp16.992.000 (6 angsuran)')).toBeVisible();
      await expect(on.getByText('B 4821 TXK')).toBeVisible();
      await expect(
        on.getByText(/tiga juta dua ratus dua puluh delapan ribu empat ratus delapan puluh rupiah/),
      ).toBeVisible();
      await expect(on.queryByText(/Cetak ulang/)).toBeNull();
    }
  },
};
/** Above Rp5.000.000 a stamp is due; the second paper says that it is one; part of it came from the deposit. */
export const StampAndReprint: Story = {
  args: {
    paper: buildPaper(
      {
        payment: 5_000_001,
        credit: 5_000_001,
        credit_payment: 5_000_001,
        penalty: 0,
        penalty_payment: 0,
        cash: 1,
        bank: 4_700_000,
        deposit: 300_000,
        note: 'Ditransfer dari rekening istri.',
      },
      2,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Meterai Rp10.000')).toBeVisible();
    await expect(canvas.getByText('Cetak ulang ke-1')).toBeVisible();
    await expect(canvas.getByText('Dari titipan')).toBeVisible();
    await expect(canvas.getByText('Rp300.000')).toBeVisible();
  },
};
/** The longest that may stand there, on the narrowest paper; the last instalment; more was handed over than was owed. */
export const LongestOnRoll58: Story = {
  args: {
    size: '58mm',
    paper: {
      ...buildPaper({
        customer_name: 'Raden Ayu Siti Kusumaningrum Wulandari Hadiningrat',
        payment: 999_999_999_999,
        credit_payment: 999_999_999_999,
        cash: 999_999_999_999,
      }),
      vehicle: 'Mitsubishi Colt Diesel FE 74 HD 125 PS Long Chassis',
      deposit_added: 150_000,
      rest: { as_of: '2026-11-20', instalments: 0, remainder: 0, penalty: 0, next_due: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lunas')).toBeVisible();
    await expect(canvas.getByText('Rp150.000')).toBeVisible();
  },
};

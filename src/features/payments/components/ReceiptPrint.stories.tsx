import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildPaper } from '../mocks/buildReceipts';
import { ReceiptPrint } from './ReceiptPrint';

/** A receipt on paper: A5 sheet, or a roll of 80 or 58 mm. */
const meta = {
  title: 'Features/Payments/ReceiptPrint',
  component: ReceiptPrint,
  args: { paper: buildPaper(), size: 'A5' },
} satisfies Meta<typeof ReceiptPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SheetA5: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/tiga juta dua ratus dua puluh delapan ribu empat ratus delapan puluh rupiah/),
    ).toBeVisible();
    await expect(canvas.queryByText(/Cetak ulang/)).toBeNull();
  },
};
export const Roll80: Story = { args: { size: '80mm' } };
export const Roll58: Story = { args: { size: '58mm' } };
/** Above Rp5.000.000 a stamp is due; the second paper says that it is one. */
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
        bank: 5_000_000,
        note: 'Ditransfer dari rekening istri.',
      },
      2,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Meterai Rp10.000')).toBeVisible();
    await expect(canvas.getByText('Cetak ulang ke-1')).toBeVisible();
  },
};
export const LongNamesOnRoll58: Story = {
  args: {
    size: '58mm',
    paper: buildPaper({
      customer_name: 'Raden Ayu Siti Kusumaningrum Wulandari Hadiningrat',
      payment: 999_999_999,
    }),
  },
};
/** Part of it was paid from the deposit. */
export const DepositUsed: Story = {
  args: { paper: buildPaper({ cash: 2_928_480, deposit: 300_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dari titipan')).toBeVisible();
    await expect(canvas.getByText('300.000')).toBeVisible();
  },
};
/** More was handed over than was owed: the rest is on the paper too. */
export const DepositAdded: Story = {
  args: { size: '80mm', paper: { ...buildPaper(), deposit_added: 150_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Menjadi titipan')).toBeVisible();
    await expect(canvas.getByText('150.000')).toBeVisible();
  },
};

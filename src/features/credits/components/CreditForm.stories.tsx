import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { formValuesOf } from '../domain/creditFormValues';
import { buildReceipt } from '../mocks/buildCredit';
import { CreditForm } from './CreditForm';

/** Asks for a change of a receipt; the sums are checked as they are typed. */
const meta = {
  title: 'Features/Credits/CreditForm',
  component: CreditForm,
  parameters: { frame: 920 },
  args: { receipt: buildReceipt(), onDraft: fn(), onSubmit: fn(), onDiscard: fn() },
} satisfies Meta<typeof CreditForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = {
  ...formValuesOf(buildReceipt()),
  cash: 35_000,
  bank: 1_300_000,
  reason: 'Nasabah membayar sebagian lewat transfer.',
};

export const Untouched: Story = {};
export const Draft: Story = { args: { draft: typed } };
export const Busy: Story = { args: { draft: typed, busy: true } };
export const Phone: Story = { args: { draft: typed }, globals: { viewport: { value: 'phone' } } };

export const SaysWhatDoesNotAddUp: Story = {
  play: async ({ canvas, args }) => {
    const cash = canvas.getByLabelText('Tunai');
    await userEvent.clear(cash);
    await userEvent.type(cash, '35000');
    await expect(cash).toHaveValue('35.000');
    await expect(canvas.getByLabelText('Transfer')).toHaveAccessibleDescription(
      'Tunai + transfer Rp1.035.000, seharusnya Rp1.335.000: kurang Rp300.000.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim permintaan' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Transfer')).toHaveFocus();
  },
};

export const ComputesPaymentAndDaysLate: Story = {
  play: async ({ canvas }) => {
    const day = canvas.getByLabelText('Tanggal bayar');
    await userEvent.clear(day);
    await userEvent.type(day, '12/11/2026');
    const fee = canvas.getByLabelText('Biaya tagih');
    await userEvent.clear(fee);
    await userEvent.type(fee, '0');
    await expect(canvas.getByText('2 hari')).toBeVisible();
    await expect(canvas.getByText('Rp1.310.000')).toBeVisible();
    await expect(canvas.getByText('Rp1.250.000 + Rp60.000 + Rp0')).toBeVisible();
  },
};

export const SendsTheWholeReceiptOnce: Story = {
  args: { draft: { ...typed, reason: '' } },
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Kirim permintaan' });
    await userEvent.click(send);
    await expect(canvas.getByLabelText('Alasan')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Alasan'), 'Bukan tunai.');
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ cash: 35_000, bank: 1_300_000, payment: 1_335_000, overdue: 10 }),
      'Bukan tunai.',
    );
  },
};

export const SendsNothingThatIsUnchanged: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Alasan'), 'Tidak ada apa-apa.');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim permintaan' }));
    await expect(canvas.getByText(/Belum ada yang diubah/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server knows the contract's penalty rule; its words stand beside the field until the field changes. */
export const RefusedByTheServer: Story = {
  args: {
    draft: typed,
    refused: {
      'update.penalty': 'Denda menurut aturan kontrak: Rp50.000.',
      'update.overdue': 'Harus 8 hari, dari jatuh tempo sampai tanggal bayar.',
    },
    problem: 'Isian belum benar. Periksa yang ditandai.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Denda')).toHaveAccessibleDescription(/Rp50.000/);
  },
};

export const NotSent: Story = {
  args: { draft: typed, problem: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.' },
};

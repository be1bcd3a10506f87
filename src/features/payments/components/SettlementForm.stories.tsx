import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ONE_ACCOUNT } from '../mocks/buildPaymentCard';
import { buildSettlement } from '../mocks/buildReceipts';
import { EMPTY_SETTLEMENT } from '../domain/settlementDraft';
import { SettlementForm } from './SettlementForm';

/** The money for a settlement; the button stands in the dialog around it. */
const meta = {
  title: 'Features/Payments/SettlementForm',
  component: SettlementForm,
  args: {
    formId: 'pelunasan',
    quote: buildSettlement(),
    receiving: ONE_ACCOUNT,
    draft: EMPTY_SETTLEMENT,
    onChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => (
    <>
      <SettlementForm {...args} />
      <button type="submit" form={args.formId} hidden data-testid="send" />
    </>
  ),
} satisfies Meta<typeof SettlementForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllInBanknotes: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByTestId('send').click();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const PartByTransfer: Story = {
  args: { draft: { ...EMPTY_SETTLEMENT, cash: 5_000_000, bank_reference: 'BCA 7781', note: 'Unit dijual' } },
};
/** What was handed over, and what goes back. */
export const GivesChange: Story = {
  args: { draft: { ...EMPTY_SETTLEMENT, received: 18_500_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Uang diterima')).toHaveAccessibleDescription(/^Kembalian Rp/);
    await expect(canvas.queryByLabelText('No. referensi bank')).toBeNull();
  },
};
/** Too few banknotes: nothing is sent. */
export const TooFewBanknotes: Story = {
  args: { draft: { ...EMPTY_SETTLEMENT, received: 1_000_000 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Uang diterima')).toHaveAccessibleDescription(/^Kurang Rp/);
    canvas.getByTestId('send').click();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const TooMuch: Story = {
  args: { draft: { ...EMPTY_SETTLEMENT, cash: 99_000_000 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Tunai')).toHaveAccessibleDescription(/Lebih dari total/);
    canvas.getByTestId('send').click();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Missing: Story = {
  args: { draft: { ...EMPTY_SETTLEMENT, cash: null } },
  play: async ({ canvas, args }) => {
    canvas.getByTestId('send').click();
    await expect(await canvas.findByText(/Wajib diisi/)).toBeVisible();
    await expect(canvas.getByLabelText('Tunai')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** A transfer without its reference: nothing is sent. */
export const NoReference: Story = {
  args: { draft: { ...EMPTY_SETTLEMENT, cash: 5_000_000 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/^Wajib diisi/)).toBeNull();
    canvas.getByTestId('send').click();
    await expect(await canvas.findByText('Wajib diisi, paling sedikit 3 huruf atau angka.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** What the server finds wrong stands beside its field. */
export const Refused: Story = {
  args: { refused: { cash: 'Tunai dan transfer harus berjumlah Rp17.204.000.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tunai')).toHaveAccessibleDescription(/harus berjumlah/);
  },
};
export const Busy: Story = { args: { busy: true } };
export const Typing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Catatan'), 'x');
    await expect(args.onChange).toHaveBeenCalledWith({ note: 'x' });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { emptyDraft, type PaymentDraft } from '../domain/paymentDraft';
import { previewPayment } from '../domain/previewPayment';
import { buildPaymentCard } from '../mocks/buildPaymentCard';
import { PaymentForm } from './PaymentForm';

const shown = buildPaymentCard();
const drafted = (change: Partial<PaymentDraft> = {}) => {
  const draft = { ...emptyDraft(shown), ...change };
  return { draft, preview: previewPayment(shown, draft) };
};

/** The payment as it is typed. */
const meta = {
  title: 'Features/Payments/PaymentForm',
  component: PaymentForm,
  args: {
    ...drafted(),
    today: shown.as_of,
    cashier: 'Sri Wahyuni',
    mayWaive: true,
    onChange: fn(),
    onSubmit: fn(),
  },
  parameters: { frame: 520 },
} satisfies Meta<typeof PaymentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan & cetak' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const WithoutDiscounts: Story = { args: { mayWaive: false } };
export const LinesChosen: Story = {
  args: drafted({ lines: [6, 7], cash: 1_000_000, note: 'Titipan istri' }),
};
/** What is wrong stands beside its field, and nothing is sent. */
export const Wrong: Story = {
  args: drafted({
    date_payment: '2026-11-21',
    amount: 90_000_000,
    cash: 95_000_000,
    penalty_discount: 900_000,
  }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan & cetak' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Tidak boleh setelah hari ini.')).toBeVisible();
  },
};
export const Saving: Story = { args: { busy: true } };

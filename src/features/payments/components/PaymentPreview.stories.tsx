import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ruleOf } from '@/lib/payment/cardOn';
import { emptyDraft, type PaymentDraft } from '../domain/paymentDraft';
import { previewPayment } from '../domain/previewPayment';
import { buildPaymentCard } from '../mocks/buildPaymentCard';
import { PaymentPreview } from './PaymentPreview';

const shown = buildPaymentCard();
const previewOf = (change: Partial<PaymentDraft> = {}) =>
  previewPayment(shown, { ...emptyDraft(shown), ...change });

/** The receipts that one press will write. */
const meta = {
  title: 'Features/Payments/PaymentPreview',
  component: PaymentPreview,
  args: { preview: previewOf(), rule: ruleOf(shown.contract.structure) },
  parameters: { frame: 480 },
} satisfies Meta<typeof PaymentPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneInstalment: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/31 hari − 3 hari masa tenggang = 28 hari × 0,5 %/)).toBeVisible();
  },
};
export const SeveralWithFee: Story = {
  args: { preview: previewOf({ lines: [6, 7, 8], collector_payment: 25_000 }) },
};
export const Part: Story = { args: { preview: previewOf({ amount: 1_000_000 }) } };
export const WithDiscounts: Story = {
  args: { preview: previewOf({ penalty_discount: 200_000, credit_discount: 32_000 }) },
};
export const NothingYet: Story = { args: { preview: previewOf({ amount: null }) } };

/** A transfer of an earlier day beside a receipt of today: what changes on that one stands here and is agreed to. */
export const LaterReceiptsChange: Story = {
  args: (() => {
    const first = previewOf({ amount: 1_000_000 });
    const card = buildPaymentCard({
      payments: first.shares.map((share) => ({
        ...share,
        date_payment: shown.as_of,
        invoice: 'JKT/2611/00058',
        given: null,
      })),
    });
    const draft = {
      ...emptyDraft(card),
      date_payment: '2026-10-20',
      amount: 500_000,
      bank_reference: 'TRX1',
    };
    return { preview: previewPayment(card, draft), agreed: false, onAgree: fn() };
  })(),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nota JKT/2611/00058')).toBeVisible();
    await expect(canvas.getByText('Denda: Rp396.480 → Rp326.480')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Saya setuju nota ini ikut berubah' }));
    await expect(args.onAgree).toHaveBeenCalledWith(true);
  },
};

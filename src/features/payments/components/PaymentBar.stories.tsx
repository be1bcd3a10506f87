import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emptyDraft, type PaymentDraft } from '../domain/paymentDraft';
import { previewPayment } from '../domain/previewPayment';
import { buildPaymentCard } from '../mocks/buildPaymentCard';
import { PaymentBar, type PaymentBarProps } from './PaymentBar';

const shown = buildPaymentCard();
const previewed = (change: Partial<PaymentDraft> = {}): Pick<PaymentBarProps, 'preview' | 'received'> => {
  const draft = { ...emptyDraft(shown), ...change };
  return { preview: previewPayment(shown, draft), received: draft.received };
};

/** What is taken, given and handed back, and the button that saves it; at the foot of the screen while the rest scrolls. */
const meta = {
  title: 'Features/Payments/PaymentBar',
  component: PaymentBar,
  args: { formId: 'pembayaran', ...previewed() },
  parameters: { frame: 980 },
} satisfies Meta<typeof PaymentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was handed over yet; one with change, one that lacks, one for a second person; and the longest figures. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PaymentBar {...args} />
      <PaymentBar {...args} {...previewed({ received: 3_300_000 })} />
      <PaymentBar {...args} {...previewed({ received: 3_000_000 })} />
      <PaymentBar {...args} {...previewed({ amount: null })} />
      <PaymentBar {...args} {...previewed({ date_payment: '2026-11-10', cash: 500_000 })} />
      <PaymentBar {...args} {...previewed({ amount: 999_999_999, received: 1_000_000_000 })} busy />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp71.520')).toBeVisible();
    await expect(canvas.getByText('Kurang')).toBeVisible();
  },
};

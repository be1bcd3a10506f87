import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCashOrder } from '../mocks/buildDisbursement';
import { OrderList } from './OrderList';

/** Loans that a cashier is to pay in banknotes. */
const meta = {
  title: 'Features/Registrations/OrderList',
  component: OrderList,
  parameters: { frame: 900 },
  args: {
    orders: [
      buildCashOrder(),
      buildCashOrder({
        ...{ registration_id: 42, number: 'JKT/R2611/00042', name: 'I Gusti Ngurah Agung Wirawan' },
        obstacle: 'Anda sendiri yang memerintahkannya; kasir lain yang membayar.',
      }),
    ],
    onPay: () => undefined,
  },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

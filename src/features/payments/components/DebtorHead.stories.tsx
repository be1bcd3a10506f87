import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildPaymentCard } from '../mocks/buildPaymentCard';
import { DebtorHead } from './DebtorHead';

/** Whose card it is and what is owed today. */
const meta = {
  title: 'Features/Payments/DebtorHead',
  component: DebtorHead,
  args: { shown: buildPaymentCard() },
  parameters: { frame: 960 },
} satisfies Meta<typeof DebtorHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Late: Story = {};
export const OnTime: Story = { args: { shown: buildPaymentCard({ paid: 7 }) } };
export const Settled: Story = { args: { shown: buildPaymentCard({ paid: 12 }) } };
export const LongNames: Story = {
  args: {
    shown: buildPaymentCard({
      contract: {
        status: 'REPOSSESSED',
        customer: {
          name: 'Raden Ayu Siti Kusumaningrum Wulandari Hadiningrat Binti Suryo Prawirodirdjo',
          phone: '081234567890',
          nik: '3171012304850001',
          address: '',
        },
      },
    }),
  },
};

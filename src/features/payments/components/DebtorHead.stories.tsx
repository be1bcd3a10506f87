import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
/** Money of the customer that is kept here. */
export const WithDeposit: Story = {
  args: { shown: buildPaymentCard({ deposit: 1_250_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Titipan')).toBeVisible();
    await expect(canvas.getByText('Rp1.250.000')).toBeVisible();
  },
};
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

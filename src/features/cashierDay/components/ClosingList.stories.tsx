import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildClosing } from '../mocks/buildCashierDay';
import { ClosingList } from './ClosingList';

const reopened = {
  at: '2026-11-20T10:30:00.000Z',
  by: 'Bambang Kusuma',
  reason: 'Salah hitung pecahan kecil',
};

/** Every count of a day stays. */
const meta = {
  title: 'Features/CashierDay/ClosingList',
  component: ClosingList,
  args: { closings: [buildClosing()] },
} satisfies Meta<typeof ClosingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Even: Story = {
  args: { closings: [buildClosing({ counted_cash: 2_842_500, explanation: '' })] },
};
export const OpenedAgain: Story = {
  args: {
    closings: [
      buildClosing({ reopened }),
      buildClosing({
        closing: 2,
        counted_cash: 2_842_500,
        explanation: '',
        closed_at: '2026-11-20T10:50:00.000Z',
      }),
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildSharedCard } from '../mocks/buildSharedCard';
import { SharedDue } from './SharedDue';

const late = buildSharedCard();

/** What is to be paid, with penalty, and what is left of the whole. */
const meta = {
  title: 'Features/Shares/SharedDue',
  component: SharedDue,
  args: { card: late, text: '' },
  parameters: { frame: 360 },
} satisfies Meta<typeof SharedDue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Late: Story = {};
/** Several instalments are late at once. */
export const LongLate: Story = { args: { card: buildSharedCard({ paid: 3 }) } };
/** The day is a Sunday: the working day before is said, while it has not passed. */
export const DueOnASunday: Story = {
  args: {
    card: {
      ...{ as_of: '2026-11-02', remaining: { instalments: 6_100_000, penalty: 0 } },
      due: {
        ...{ date: '2026-11-08', pay_by: '2026-11-07', count: 1 },
        ...{ instalments: 1_220_000, penalty: 0, total: 1_220_000 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/paling lambat Sabtu, 7 November 2026/)).toBeVisible();
  },
};
/** Every instalment is covered, penalty is left. */
export const PenaltyOnly: Story = {
  args: {
    card: {
      ...{ as_of: '2026-11-20', remaining: { instalments: 0, penalty: 73_200 } },
      due: { date: null, pay_by: null, count: 0, instalments: 0, penalty: 73_200, total: 73_200 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harus dibayar sekarang')).toBeVisible();
  },
};
export const NothingOwed: Story = {
  args: {
    card: { as_of: '2026-11-20', remaining: { instalments: 0, penalty: 0 }, due: null },
    text: 'Tidak ada yang perlu dibayar saat ini.',
  },
};
export const Ended: Story = {
  args: {
    card: { as_of: '2026-11-20', remaining: null, due: null },
    text: 'Kontrak ini sudah lunas. Terima kasih.',
  },
};

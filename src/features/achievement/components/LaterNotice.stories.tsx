import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LaterNotice } from './LaterNotice';

/** What became known after a month had closed, apart from the figures. */
const meta = {
  title: 'Features/Achievement/LaterNotice',
  component: LaterNotice,
  args: {
    entered_later: { count: 2, amount: 1_430_000 },
    voided_later: { count: 1, amount: 715_000 },
    linkOf: ({ of, show = '' }) => `/collector/achievement/rows?of=${of}&show=${show}`,
  },
  parameters: { frame: 900 },
} satisfies Meta<typeof LaterNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lihat yang masuk kemudian' })).toHaveAttribute(
      'href',
      '/collector/achievement/rows?of=receipts&show=entered_later',
    );
  },
};
export const EnteredAlone: Story = { args: { voided_later: { count: 0, amount: 0 } } };

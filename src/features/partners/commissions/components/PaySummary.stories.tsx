import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildPreview } from '../../mocks/buildCommission';
import { PaySummary } from './PaySummary';

const { payouts, total } = buildPreview();

/** What a batch would come to. */
const meta = {
  title: 'Features/Partners/PaySummary',
  component: PaySummary,
  parameters: { frame: 1000 },
  args: { payouts, total, noun: 'Agen' },
} satisfies Meta<typeof PaySummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is taken back stands apart. */
export const Default: Story = {
  play: async ({ canvas }) =>
    void (await expect(canvas.getByText('Dipotong').nextSibling).toHaveTextContent(/Rp/)),
};

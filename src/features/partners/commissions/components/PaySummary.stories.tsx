import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildPreview } from '../../mocks/buildCommission';
import { PaySummary } from './PaySummary';

const handlePay = fn();

/** What a batch would come to, and the way to pay it, or why this reader can't. */
const meta = {
  title: 'Features/Partners/PaySummary',
  component: PaySummary,
  parameters: { frame: 1000 },
  args: { preview: buildPreview(), noun: 'Agen', onPay: handlePay },
} satisfies Meta<typeof PaySummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bayar komisi' }));
    await expect(handlePay).toHaveBeenCalledOnce();
  },
};
/** Who approved any of it does not pay it. */
export const NotByWhoApproved: Story = {
  args: {
    preview: buildPreview({
      obstacle: 'Anda menyetujui komisi di dalamnya; orang lain yang membayarkannya.',
    }),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Bayar komisi' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/Anda menyetujui komisi di dalamnya/);
  },
};

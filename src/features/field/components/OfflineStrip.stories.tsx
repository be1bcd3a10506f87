import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OfflineStrip } from './OfflineStrip';

/** What is shown was kept; the strip can be put away for the day. */
const meta = {
  title: 'Features/Field/OfflineStrip',
  component: OfflineStrip,
  parameters: { frame: 360 },
  args: { at: '07.40', onDismiss: fn() },
} satisfies Meta<typeof OfflineStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Tanpa koneksi, data per 07.40')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup untuk hari ini' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const OfAnotherDay: Story = { args: { at: '19 Nov 16.05' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NotHad } from './NotHad';

/** A part of the page whose figures could not be had. */
const meta = {
  title: 'Features/Monitoring/NotHad',
  component: NotHad,
  args: { what: 'Peringkat', error: new Error('gone'), retrying: false, onRetry: fn() },
  parameters: { frame: 760 },
} satisfies Meta<typeof NotHad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retrying: true } };

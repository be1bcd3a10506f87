import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '@/lib/http/ApiError';
import { StaleNotice } from './StaleNotice';

/** Says that what is shown may be old, and why; the rows below it stay. */
const meta = {
  title: 'Components/Notices/StaleNotice',
  component: StaleNotice,
  parameters: { layout: 'padded' },
  args: {
    error: new ApiError({ kind: 'refused', status: 500, message: 'Server sedang bermasalah.' }),
    retrying: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof StaleNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const Offline: Story = { args: { error: new ApiError({ kind: 'offline', status: 0 }) } };
export const Retrying: Story = { args: { retrying: true } };
export const TriesAgain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

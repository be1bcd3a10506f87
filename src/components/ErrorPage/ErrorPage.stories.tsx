import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '@/lib/http/ApiError';
import { ErrorPage } from './ErrorPage';

/** The page itself failed; the rest of the app goes on. */
const meta = {
  title: 'Components/Whole pages/ErrorPage',
  component: ErrorPage,
  args: { onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};
export const Offline: Story = { args: { error: new ApiError({ kind: 'offline', status: 0 }) } };

export const TriesAgain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

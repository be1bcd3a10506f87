import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '@/lib/http/ApiError';
import { NO_LINK } from '../mocks/scenarios';
import { NoSharedCard } from './NoSharedCard';

/** A link that opens nothing, for good or for now. */
const meta = {
  title: 'Features/Shares/NoSharedCard',
  component: NoSharedCard,
  args: { error: new ApiError({ kind: 'refused', status: 404, message: NO_LINK }), onRetry: fn() },
  parameters: { frame: 360 },
} satisfies Meta<typeof NoSharedCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Guessed, changed, ended and revoked links look the same. */
export const NoLink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(NO_LINK)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** An address that no link has is told nothing else. */
export const Unreadable: Story = {
  tags: ['no-picture'],
  args: { error: new ApiError({ kind: 'refused', status: 422, message: 'Periksa isian.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(NO_LINK)).toBeVisible();
    await expect(canvas.queryByText('Periksa isian.')).toBeNull();
  },
};
export const Throttled: Story = {
  args: {
    error: new ApiError({
      kind: 'refused',
      status: 429,
      message: 'Terlalu sering dibuka. Coba lagi dalam 40 detik.',
    }),
  },
};
export const Offline: Story = {
  args: { error: new ApiError({ kind: 'offline', status: 0 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Slow: Story = { args: { error: new ApiError({ kind: 'timeout', status: 0 }) } };
export const Failed: Story = {
  args: { error: new ApiError({ kind: 'refused', status: 500, requestId: 'k3m9v2xa' }) },
};
export const Retrying: Story = {
  args: { error: new ApiError({ kind: 'offline', status: 0 }), retrying: true },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '@/lib/http/ApiError';
import { ListErrorState } from './ListErrorState';

/** A list that could not be filled; a host without the call says so once. */
const meta = {
  title: 'Components/States/ListErrorState',
  component: ListErrorState,
  args: { error: new ApiError({ kind: 'offline', status: 0 }), onRetry: fn(), filtered: true },
} satisfies Meta<typeof ListErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Filter Anda tetap ada/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotOfferedByTheHost: Story = {
  args: { error: new ApiError({ kind: 'refused', status: 404, message: 'Data tidak ditemukan.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tidak tersedia di server ini')).toBeVisible();
    await expect(canvas.queryByText(/tidak ditemukan|Filter/i)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '@/lib/http/ApiError';
import { ErrorState } from './ErrorState';

/** A place that could not be filled. Words and picture follow the kind of the failure. */
const meta = {
  title: 'Components/States/ErrorState',
  component: ErrorState,
  args: { error: new ApiError({ kind: 'offline', status: 0 }), onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const Timeout: Story = { args: { error: new ApiError({ kind: 'timeout', status: 0 }) } };
export const Unreadable: Story = { args: { error: new ApiError({ kind: 'unreadable', status: 200 }) } };
export const ServerFailed: Story = {
  args: {
    error: new ApiError({
      kind: 'refused',
      status: 500,
      message: 'Server sedang bermasalah. Coba lagi sebentar.',
    }),
  },
};
export const ServerFailedWithCode: Story = {
  args: {
    error: new ApiError({
      kind: 'refused',
      status: 500,
      message: 'Server sedang bermasalah. Coba lagi sebentar.',
      requestId: '7k2m9xqd',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7k2m9xqd')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Salin kode' })).toBeVisible();
  },
};
export const Forbidden: Story = {
  args: {
    error: new ApiError({
      kind: 'refused',
      status: 403,
      message: 'Anda tidak punya hak untuk ini.',
      requestId: '7k2m9xqd',
    }),
  },
  play: async ({ canvas }) => {
    // Nobody's fault: nothing to look for in a log.
    await expect(canvas.queryByText('7k2m9xqd')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  },
};
export const NotFound: Story = {
  args: { error: new ApiError({ kind: 'refused', status: 404, message: 'Nota tidak ditemukan.' }) },
};
export const TooOften: Story = {
  args: {
    error: new ApiError({
      kind: 'refused',
      status: 429,
      message: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
    }),
  },
};
export const Unknown: Story = { args: { error: new Error('boom') } };
export const WithWhatWasKept: Story = { args: { kept: 'Yang Anda ketik tersimpan.' } };
export const Retrying: Story = { args: { retrying: true } };

export const TriesAgain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

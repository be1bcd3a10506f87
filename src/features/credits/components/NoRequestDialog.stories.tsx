import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiError } from '@/lib/http/ApiError';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { NoRequestDialog } from './NoRequestDialog';

/** Stands where a request will be shown: while it is asked for, when that failed, and when none waits any more. */
const meta = {
  title: 'Features/Credits/NoRequestDialog',
  component: NoRequestDialog,
  args: { title: 'APPROVE NOTA PEMBAYARAN', loading: false, error: null, onRetry: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoRequestDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { loading: true } };

export const DecidedMeanwhile: Story = {};

export const Failed: Story = {
  args: { error: new ApiError({ kind: 'offline', status: 0 }) },
  play: async ({ args }) => {
    const dialog = within(await dialogNamed(args.title));
    await userEvent.click(dialog.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

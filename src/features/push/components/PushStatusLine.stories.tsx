import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PushError } from '@/lib/push/PushError';
import { PushStatusLine } from './PushStatusLine';

/** Push on this device: every state, and every error of the catalogue (SPEC 8). */
const meta = {
  title: 'Features/Push/PushStatusLine',
  component: PushStatusLine,
  args: { onEnable: fn() },
} satisfies Meta<typeof PushStatusLine>;

export default meta;
type Story = StoryObj<typeof meta>;

const failedWith = (error: PushError): Story => ({ args: { state: { kind: 'failed', error } } });

export const Off: Story = { args: { state: { kind: 'off' } } };
export const Unsupported: Story = { args: { state: { kind: 'unsupported' } } };
export const Blocked: Story = { args: { state: { kind: 'blocked' } } };
export const Undecided: Story = { args: { state: { kind: 'undecided' } } };
export const Allowed: Story = { args: { state: { kind: 'allowed' } } };
export const Registering: Story = { args: { state: { kind: 'registering' } } };
export const On: Story = { args: { state: { kind: 'on' } } };

export const MissingConfig = failedWith(new PushError('missing-config', 'VITE_FIREBASE_SENDER_ID'));
export const SubscribeFailed = failedWith(new PushError('subscribe-failed'));
export const UpdateFailed = failedWith(new PushError('update-failed'));
export const UnsubscribeFailed = failedWith(new PushError('unsubscribe-failed'));
export const WorkerFailed = failedWith(new PushError('worker-failed'));
export const WorkerTimeout = failedWith(new PushError('worker-timeout'));

export const OffersANewTryWhereItHelps: Story = {
  ...SubscribeFailed,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onEnable).toHaveBeenCalledOnce();
  },
};

export const OffersNoneWhereSettingsAreMissing: Story = {
  ...MissingConfig,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/VITE_FIREBASE_SENDER_ID/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

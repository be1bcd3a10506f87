import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { bastStatus } from '../domain/visitStatus';
import { buildBast, buildRefusedUnit, GIVE_BACK } from '../mocks/buildBast';
import type { KeptBast } from '../device/KeptBast';
import { BastOutcome } from './BastOutcome';

const of = (bast: KeptBast) => ({ bast, status: bastStatus(bast, null) });

/** A BAST after it was finished. */
const meta = {
  title: 'Features/Field/BastOutcome',
  component: BastOutcome,
  parameters: { frame: 720 },
  args: { ...of(buildBast({ step: 'waiting' })), ordersHref: '/collector/customer/unit', onSend: fn() },
  render: (args) => (
    <ToastProvider>
      <BastOutcome {...args} />
    </ToastProvider>
  ),
} satisfies Meta<typeof BastOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim sekarang' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const Sent: Story = { args: { ...of(buildBast({ step: 'sent' })), onSend: undefined } };
export const RefusedAtTheDoor: Story = {
  args: { ...of(buildRefusedUnit({ step: 'sent', at: '2026-11-20T07:20:00.000Z' })), onSend: undefined },
};
/** The unit must be given back: the server's words say so first. */
export const RefusedByTheServer: Story = {
  args: { ...of(buildBast({ step: 'refused', refusal: GIVE_BACK })), onRemove: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Kembalikan unit kepada nasabah sekarang/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus dari perangkat ini' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

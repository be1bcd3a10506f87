import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildWaitingChange } from '@/lib/mocks/buildWaitingChange';
import { WaitingChange } from './WaitingChange';

/** A change that waits for a second person, beside the record that it changes. */
const meta = {
  title: 'Components/Notices/WaitingChange',
  component: WaitingChange,
  args: { change: buildWaitingChange(), onWithdraw: fn() },
  parameters: { frame: 640 },
} satisfies Meta<typeof WaitingChange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever asked for it takes it back. */
export const Own: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Bambang Kusuma atau Hendra Gunawan/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tarik kembali' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};
/** Of many who may decide three are named. */
export const AnothersOfMany: Story = {
  args: {
    change: buildWaitingChange({
      may_withdraw: false,
      people: ['Andi Maulana', 'Bambang Kusuma', 'Hendra Gunawan', 'Ratna Wibowo', 'Sari Permata'],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Hendra Gunawan atau 2 orang lain/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Nobody else could decide it. */
export const TakesEffect: Story = {
  args: {
    change: buildWaitingChange({ takes_effect_at: '2026-11-24T05:00:00.000Z', people: ['Hendra Gunawan'] }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'berlaku sendiri 24 November 2026, 12:00, kecuali dihentikan lebih dahulu oleh Hendra Gunawan.',
    );
  },
};
export const StaysWhenOffline: Story = {
  args: { problem: 'Tidak tersambung. Periksa sambungan, lalu coba lagi.' },
};

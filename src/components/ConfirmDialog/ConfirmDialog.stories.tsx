import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

/** Asks once before something that cannot simply be taken back. The button repeats the verb of the question. */
const meta = {
  title: 'Components/Dialogs/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Tolak perubahan JKT/2611/00042?',
    children: 'Nilai nota tetap seperti semula. Sri Wahyuni diberi tahu beserta alasannya.',
    confirmLabel: 'Tolak',
    kind: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const Primary: Story = {
  args: { kind: 'primary', title: 'Kirim permintaan perubahan?', confirmLabel: 'Kirim' },
};
export const Failed: Story = {
  args: { error: 'Tidak tersambung ke server. Alasan Anda tersimpan; coba lagi.' },
};

export const Confirms: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tolak' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const TakesNoSecondPressWhileBusy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tolak' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

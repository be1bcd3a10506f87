import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { RejectDialog } from './RejectDialog';

/** Rejecting a change needs a reason; whoever asked is told. */
const meta = {
  title: 'Features/Credits/RejectDialog',
  component: RejectDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    invoice: 'JKT/2611/00042',
    kind: 'CHANGE',
    askedBy: 'Sri Wahyuni',
    askedFor: 'Nasabah membayar sebagian lewat transfer, bukan tunai.',
    onReject: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof RejectDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const AsksForAReason: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('Alasan'), 'tidak');
    await userEvent.clear(screen.getByLabelText('Alasan'));
    await userEvent.click(screen.getByRole('button', { name: 'Tolak' }));
    await expect(screen.getByLabelText('Alasan')).toHaveAccessibleDescription(/paling sedikit 5 karakter/);
    await expect(args.onReject).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Alasan'), ' Bukti transfer belum ada. ');
    await userEvent.click(screen.getByRole('button', { name: 'Tolak' }));
    await expect(args.onReject).toHaveBeenCalledWith('Bukti transfer belum ada.');
  },
};

export const OfAVoid: Story = { args: { kind: 'VOID' } };
/** A host that says neither kind nor who asked. */
export const OfAnything: Story = { args: { kind: undefined, askedBy: undefined, askedFor: undefined } };
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = {
  args: { error: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.' },
};

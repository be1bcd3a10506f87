import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PhotoDialog } from './PhotoDialog';

/** A photo is chosen and cut to a square. */
const meta = {
  title: 'Components/PhotoDialog',
  component: PhotoDialog,
  tags: ['!autodocs'],
  args: { name: 'Eka Lestari', side: 512, onSave: fn(), onClose: fn() },
} satisfies Meta<typeof PhotoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function photoFile(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [300, 200];
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#9db8b3';
  context.fillRect(0, 0, 300, 200);
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/png'));
  return new File([blob], 'potret.png', { type: 'image/png' });
}

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Refused: Story = { args: { problem: 'Tidak tersambung. Periksa jaringan, lalu coba lagi.' } };
export const LongName: Story = {
  args: { name: 'Raden Ajeng Siti Nurhaliza Kusumawardhani Prawiranegara Tjokroaminoto' },
};

export const Cut: Story = {
  play: async ({ args }) => {
    await userEvent.upload(await screen.findByLabelText('Foto'), await photoFile());
    await waitFor(() => expect(screen.getByLabelText('Perbesar')).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Simpan foto' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

/** Nothing is handed on that is no picture. */
export const NothingChosen: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Simpan foto' }));
    await expect(await screen.findByText('Pilih foto dahulu.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { photoScenarios } from './mocks/photoScenarios';
import { OwnPhoto } from './OwnPhoto';

/** One's own photo, connected. */
const meta = {
  title: 'Features/Account/OwnPhoto',
  component: OwnPhoto,
  args: { photo: null, name: 'Sri Wahyuni' },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof OwnPhoto>;

export default meta;
type Story = StoryObj<typeof meta>;

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#0b5d59"/></svg>')}`;

/** A drawn photo of 300 × 200. */
async function photoFile(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [300, 200];
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#9db8b3';
  context.fillRect(0, 0, 300, 200);
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/png'));
  return new File([blob], 'potret.png', { type: 'image/png' });
}

const choose = async (file: File) => {
  await userEvent.click(screen.getByRole('button', { name: /^(Pilih|Ganti) foto$/ }));
  await userEvent.upload(await screen.findByLabelText('Foto'), file);
};

export const NoPhoto: Story = {};
export const WithPhoto: Story = { args: { photo: PHOTO } };

export const Cuts: Story = {
  play: async () => {
    await choose(await photoFile());
    await waitFor(() => expect(screen.getByLabelText('Perbesar')).toBeEnabled());
  },
};

export const Saves: Story = {
  play: async () => {
    await choose(await photoFile());
    await waitFor(() => expect(screen.getByLabelText('Perbesar')).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Simpan foto' }));
    await expect(await screen.findByText('Foto sudah diganti.')).toBeVisible();
  },
};

export const NoPicture: Story = {
  play: async () => {
    await choose(new File(['bukan foto'], 'catatan.jpg', { type: 'image/jpeg' }));
    await expect(await screen.findByText(/^Foto ini tidak dapat dibaca/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Simpan foto' }));
    await expect(screen.getByText(/^Foto ini tidak dapat dibaca/)).toBeVisible();
  },
};

export const SavingFails: Story = {
  parameters: { msw: photoScenarios.networkGone() },
  play: async () => {
    await choose(await photoFile());
    await waitFor(() => expect(screen.getByLabelText('Perbesar')).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Simpan foto' }));
    await expect(await screen.findByText('Foto belum tersimpan')).toBeVisible();
  },
};

export const Removes: Story = {
  args: { photo: PHOTO },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Hapus foto' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus' }));
    await expect(await screen.findByText('Foto sudah dihapus.')).toBeVisible();
  },
};

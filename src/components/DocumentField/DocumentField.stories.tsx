import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DocumentField } from './DocumentField';

/** One photo or paper of a form, in each state that it can be in. */
const meta = {
  title: 'Components/Fields/DocumentField',
  component: DocumentField,
  args: {
    label: 'KTP pemohon',
    state: { step: 'empty' },
    onFile: fn(),
    onCancel: fn(),
    onAgain: fn(),
    onRemove: fn(),
    onOpen: fn(),
  },
  parameters: { frame: 480 },
} satisfies Meta<typeof DocumentField>;

export default meta;
type Story = StoryObj<typeof meta>;

const PHOTO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"%3E%3Crect width="72" height="72" fill="%239cc3e0"/%3E%3Cpath d="M12 34 36 14l24 20v26H12z" fill="%238a4b32"/%3E%3C/svg%3E';

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const photo = new File(['a'], 'ktp.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Ambil foto KTP pemohon'), photo);
    await userEvent.upload(canvas.getByLabelText('Pilih berkas KTP pemohon'), photo);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
};
export const Required: Story = { args: { error: 'Foto KTP wajib sebelum formulir dikirim.' } };
export const Shrinking: Story = { args: { state: { step: 'shrinking', name: 'IMG_20261123_101502.jpg' } } };
export const Sending: Story = {
  args: {
    state: {
      step: 'sending',
      name: 'IMG_20261123_101502.jpg',
      bytes: 1_468_006,
      share: 0.42,
      waiting: false,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '42% terkirim');
    await userEvent.click(canvas.getByRole('button', { name: 'Batal kirim' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const WaitsForConnection: Story = {
  args: { state: { step: 'sending', name: 'ktp.jpg', bytes: 1_468_006, share: 0.42, waiting: true } },
};
export const Failed: Story = {
  args: {
    state: {
      step: 'failed',
      name: 'ktp.jpg',
      reason: 'Penyimpanan server penuh, jadi tidak ada yang dapat disimpan.',
      again: true,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim lagi' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
export const TooLarge: Story = {
  args: {
    state: {
      step: 'failed',
      name: 'Salinan_Akta_Perusahaan_dan_Lampiran_2026_(final).pdf',
      reason: 'Berkas lebih dari 10 MB. Pilih yang lebih kecil.',
      again: false,
    },
  },
};
export const WrongType: Story = {
  args: {
    state: {
      step: 'failed',
      name: 'ktp.docx',
      reason: 'Pilih foto (JPEG, PNG, WebP) atau PDF.',
      again: false,
    },
  },
};
export const Photo: Story = {
  args: {
    state: { step: 'done', file: { name: 'ktp.jpg', type: 'image/jpeg', bytes: 412_008 }, preview: PHOTO },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Paper: Story = {
  args: {
    label: 'Surat kuasa',
    state: {
      step: 'done',
      file: { name: 'surat-kuasa.pdf', type: 'application/pdf', bytes: 184_320 },
      preview: null,
    },
  },
};
export const Missing: Story = {
  args: { state: { step: 'unusable', name: 'ktp.jpg', trouble: 'MISSING' } },
};
export const Damaged: Story = {
  args: { state: { step: 'unusable', name: 'ktp.jpg', trouble: 'DAMAGED' } },
};
export const ReadOnly: Story = { args: { ...Photo.args, readOnly: true } };
export const ReadOnlyEmpty: Story = { args: { readOnly: true } };
export const Removed: Story = { args: { state: { step: 'empty', removed: true } } };

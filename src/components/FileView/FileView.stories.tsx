import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileView } from './FileView';

/** A drawn card in the place of a photo. */
const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540"><rect width="856" height="540" rx="28" fill="#7fb0d8"/><rect x="580" y="120" width="220" height="290" fill="#4a7396"/><g fill="#274a66"><rect x="60" y="60" width="420" height="34"/><rect x="60" y="150" width="340" height="22"/><rect x="60" y="200" width="440" height="22"/><rect x="60" y="250" width="300" height="22"/><rect x="60" y="300" width="400" height="22"/></g></svg>',
)}`;

/** A kept photo or paper beside what it proves. */
const meta = {
  title: 'Components/FileView',
  component: FileView,
  args: {
    label: 'KTP pemohon',
    file: { name: 'ktp.jpg', type: 'image/jpeg', bytes: 412_000 },
    logged: true,
    state: { step: 'closed' },
    onOpen: fn(),
    onClose: fn(),
    onBroken: fn(),
  },
  parameters: { frame: 420 },
} satisfies Meta<typeof FileView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is fetched before it is asked for; who reads an identity document is told that it is logged. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Foto, \d+ kB\. Yang membukanya dicatat\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat KTP pemohon' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Opening: Story = { args: { state: { step: 'opening' } } };
export const Shown: Story = {
  args: { state: { step: 'shown', address: PHOTO } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'KTP pemohon, ukuran penuh' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup KTP pemohon' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** A paper opens in a window of its own. */
export const Pdf: Story = {
  args: {
    label: 'Bukti penghasilan',
    file: { name: 'slip-gaji.pdf', type: 'application/pdf', bytes: 184_320 },
    logged: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Buka Bukti penghasilan' })).toBeVisible();
  },
};
export const Missing: Story = { args: { state: { step: 'unusable', trouble: 'MISSING' } } };
/** What is kept is not what was sent: it is not shown, and trying again does not help. */
export const Damaged: Story = {
  args: { state: { step: 'unusable', trouble: 'DAMAGED' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Berkas ini rusak/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Failed: Story = {
  args: { state: { step: 'failed', reason: 'Tidak ada koneksi. Periksa jaringan Anda.' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi KTP pemohon' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

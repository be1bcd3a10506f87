import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { InlineAlert } from './InlineAlert';

/** A message at the place it is about. */
const meta = {
  title: 'Components/Notices/InlineAlert',
  component: InlineAlert,
  args: { tone: 'info', children: 'Nota ini menunggu persetujuan sejak 20 November 2026, 09:12.' },
} satisfies Meta<typeof InlineAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Berhasil Approve Nota Pembayaran' } };
export const Warning: Story = {
  args: { tone: 'warning', title: 'Belum terkirim', children: 'Yang Anda ketik tersimpan di perangkat ini.' },
};
export const Danger: Story = {
  args: { tone: 'danger', title: 'Gagal! Approve Nota Pembayaran', children: 'Tidak tersambung ke server.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Gagal!');
  },
};
export const WithAction: Story = {
  args: {
    tone: 'danger',
    children: 'Server terlalu lama menjawab.',
    action: <Button kind="quiet">Coba lagi</Button>,
  },
};
export const LongText: Story = {
  args: {
    tone: 'warning',
    children:
      'Nota ini berubah setelah permintaan dibuat: Budi Santoso menyimpan jumlah bayar yang baru pada ' +
      '20 November 2026, 13:40. Muat ulang untuk melihat kedua versi berdampingan sebelum memutuskan.',
    action: <Button kind="quiet">Muat ulang</Button>,
  },
  parameters: { frame: 360 },
};

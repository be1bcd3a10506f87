import type { Meta, StoryObj } from '@storybook/react-vite';
import { SendingLine } from './SendingLine';

/** Where something kept on a phone is by now. */
const meta = {
  title: 'Components/Data/SendingLine',
  component: SendingLine,
  parameters: { frame: 360 },
  args: {
    status: {
      tone: 'waiting',
      label: 'Menunggu dikirim',
      detail: 'Tersimpan di perangkat ini. Dikirim sendiri saat tersambung.',
    },
  },
} satisfies Meta<typeof SendingLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Sending: Story = {
  args: {
    status: { tone: 'due', label: 'Mengirim foto 1 dari 2', detail: 'Bila terputus, dilanjutkan nanti.' },
  },
};
export const Refused: Story = {
  args: {
    status: {
      tone: 'overdue',
      label: 'Ditolak server',
      detail: 'Kunjungan belum lengkap. Tersimpan di perangkat ini. Perbaiki, lalu simpan lagi.',
    },
  },
};
export const Sent: Story = {
  args: { status: { tone: 'paid', label: 'Terkirim', detail: 'Sudah diterima server.' } },
};

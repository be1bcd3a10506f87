import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/components/Button/Button';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyPage } from './EmptyPage';
import { EmptyState } from './EmptyState';

/** There is nothing here, and why. */
const meta = {
  title: 'Components/States/EmptyState',
  component: EmptyState,
  args: { title: 'Belum ada nota' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithReason: Story = { args: { children: 'Tidak ada nota pada 20 November 2026.' } };
export const WithAction: Story = {
  args: {
    title: 'Tidak ada yang cocok',
    children: 'Tidak ada nota dengan filter ini.',
    action: <Button>Atur ulang filter</Button>,
  },
};
export const WithoutPicture: Story = { args: { title: 'Tidak Ada Notif', icon: null } };
const handleFirst = fn();
export const PageAfterTheLast: Story = {
  render: () => <EmptyPage onFirst={handleFirst} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ke halaman pertama' }));
    await expect(handleFirst).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    title: 'Tidak ada permintaan perubahan nota pembayaran yang menunggu persetujuan Anda',
    children:
      'Permintaan baru muncul di sini begitu dikirim; Anda juga mendapat pemberitahuan di lonceng dan di perangkat.',
  },
  parameters: { frame: 320 },
};

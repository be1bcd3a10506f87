import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineNotice } from './OfflineNotice';

/** Something is not live just now; work can go on. */
const meta = {
  title: 'Components/Notices/OfflineNotice',
  component: OfflineNotice,
  args: { children: 'Pembaruan langsung terputus. Mencoba menyambung lagi…' },
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    children:
      'Daftar tidak dapat diperbarui karena tidak tersambung ke server. Yang tampil adalah data pukul 13:58.',
  },
  parameters: { frame: 360 },
};

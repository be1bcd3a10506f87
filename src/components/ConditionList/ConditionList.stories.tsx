import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '@/components/Link/Link';
import { ConditionList } from './ConditionList';

const MET = {
  ...{ key: 'LATE', label: 'Tunggakan', met: true },
  text: 'Kontrak berjalan dan terlambat 41 hari.',
};
const MISSING = {
  ...{ key: 'LETTER', label: 'Surat peringatan', met: false },
  text: 'SP3 tunggakan ini belum dibuat. Buat dan sampaikan dulu.',
  action: <Link href="#penagihan">Buka surat peringatan</Link>,
};

/** What must be so before something is asked for. */
const meta = {
  title: 'Components/ConditionList',
  component: ConditionList,
  args: { label: 'Syarat surat tugas', conditions: [MET, MISSING] },
} satisfies Meta<typeof ConditionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Told by words, not by colour alone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum terpenuhi')).toBeVisible();
    await expect(canvas.getByText('Terpenuhi')).toBeVisible();
  },
};
export const AllMet: Story = {
  args: { conditions: [MET, { ...MET, key: 'ORDER', label: 'Surat tugas lain' }] },
};

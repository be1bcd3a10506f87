import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Panel } from './Panel';

/** A titled part of a page that summarizes something which stands elsewhere. */
const meta = {
  title: 'Components/Data/Panel',
  component: Panel,
  args: {
    title: 'Jatuh tempo hari ini',
    more: { href: '/contract', label: 'Lihat semua' },
    children: <EmptyState icon={null} title="Tidak ada angsuran yang jatuh tempo hari ini" />,
  },
  parameters: { frame: 480 },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Jatuh tempo hari ini' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat semua' })).toHaveAttribute('href', '/contract');
  },
};
export const LongTitle: Story = {
  args: { title: 'Angsuran yang jatuh tempo hari ini di semua kantor yang Anda lihat' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForbiddenPage } from './ForbiddenPage';

/** The server said 403: this title may not see the page. */
const meta = {
  title: 'Components/Whole pages/ForbiddenPage',
  component: ForbiddenPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ForbiddenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsHome: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ke beranda' })).toHaveAttribute('href', '/');
  },
};

export const InTheServersWords: Story = {
  args: { message: 'Laporan hanya untuk Direktur dan Kepala Cabang.' },
};

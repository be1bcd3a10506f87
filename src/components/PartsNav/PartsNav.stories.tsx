import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PartsNav } from './PartsNav';

/** Parts of a long page, each with an address of its own. */
const meta = {
  title: 'Components/Shell/PartsNav',
  component: PartsNav,
  args: {
    parts: [
      { id: 'kartu', label: 'Kartu piutang' },
      { id: 'nota', label: 'Nota' },
      { id: 'kontrak', label: 'Nasabah dan kontrak' },
      { id: 'riwayat', label: 'Riwayat' },
    ],
  },
} satisfies Meta<typeof PartsNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nota' })).toHaveAttribute('href', '#nota');
    await expect(canvas.getByRole('link', { name: 'Kartu piutang' })).toHaveAttribute(
      'aria-current',
      'location',
    );
  },
};

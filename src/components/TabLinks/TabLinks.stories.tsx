import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabLinks } from './TabLinks';

/** Pages or parts of a page that belong together, side by side. */
const meta = {
  title: 'Components/Shell/TabLinks',
  component: TabLinks,
  args: {
    label: 'Surat',
    links: [
      { href: '?surat=formulir', label: 'Formulir' },
      { href: '?surat=jadwal', label: 'Jadwal angsuran' },
      { href: '?surat=dokumen', label: 'Tanda terima dokumen' },
    ],
    current: '?surat=jadwal',
  },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Jadwal angsuran' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Formulir' })).not.toHaveAttribute('aria-current');
  },
};
/** More than fit: the rest is scrolled to. */
export const MoreThanFit: Story = {
  parameters: { frame: 320 },
};

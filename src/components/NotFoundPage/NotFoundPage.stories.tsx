import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundPage } from './NotFoundPage';

/** Any path that is not registered. */
const meta = {
  title: 'Components/Whole pages/NotFoundPage',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsHome: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ke beranda' })).toHaveAttribute('href', '/');
  },
};

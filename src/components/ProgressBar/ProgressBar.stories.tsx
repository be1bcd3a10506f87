import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar';

/** How far long work is, as a bar and in words. */
const meta = {
  title: 'Components/States/ProgressBar',
  component: ProgressBar,
  args: { label: 'Menyiapkan berkas', value: 12_000, max: 57_000, valueText: '12.000 dari 57.000 nota' },
  parameters: { frame: 400 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Menyiapkan berkas' });
    await expect(bar).toHaveAttribute('aria-valuetext', '12.000 dari 57.000 nota');
  },
};
export const Beginning: Story = { args: { value: 0, valueText: '0 dari 57.000 nota' } };
export const Full: Story = { args: { value: 57_000, valueText: '57.000 dari 57.000 nota' } };
export const NothingToDo: Story = { args: { value: 0, max: 0, valueText: 'Tidak ada baris' } };

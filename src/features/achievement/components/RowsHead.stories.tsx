import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowsHead } from './RowsHead';

/** What the rows below are, how many, and what they come to. */
const meta = {
  title: 'Features/Achievement/RowsHead',
  component: RowsHead,
  args: { title: 'Penerimaan, Agus Firmansyah', noun: 'nota', data: { count: 31 }, total: 21_400_000 },
} satisfies Meta<typeof RowsHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp21.400.000')).toBeVisible();
  },
};
export const WithoutMoney: Story = {
  args: { title: 'Kunjungan', noun: 'kunjungan', data: { count: 15 }, total: undefined },
};
export const Loading: Story = { args: { data: undefined, total: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

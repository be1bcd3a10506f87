import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExportSum } from './ExportSum';

/** How much an export would hold. */
const meta = {
  title: 'Features/Exports/ExportSum',
  component: ExportSum,
  args: { noun: 'nota', count: 57_312, sum: 'Jumlah Rp81.402.118.500, tanpa nota yang dibatalkan' },
} satisfies Meta<typeof ExportSum>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counting: Story = { args: { count: undefined, sum: undefined } };
export const CountingAgain: Story = { args: { busy: true } };
export const Empty: Story = { args: { count: 0 } };

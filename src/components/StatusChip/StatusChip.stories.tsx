import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from './StatusChip';

/** A state in a word; the sign repeats what the colour says. */
const meta = {
  title: 'Components/Data/StatusChip',
  component: StatusChip,
  args: { tone: 'paid', children: 'Lunas' },
} satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const Due: Story = { args: { tone: 'due', children: 'Jatuh tempo' } };
export const Overdue: Story = { args: { tone: 'overdue', children: 'Terlambat 12 hari' } };
export const Waiting: Story = { args: { tone: 'waiting', children: 'Menunggu persetujuan' } };
export const Neutral: Story = { args: { tone: 'neutral', children: 'Batal' } };
export const WithoutSign: Story = { args: { tone: 'paid', icon: null, children: 'Tersedia' } };

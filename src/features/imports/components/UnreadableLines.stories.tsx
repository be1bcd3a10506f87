import type { Meta, StoryObj } from '@storybook/react-vite';
import { States } from '@/lib/mocks/States';
import { UnreadableLines } from './UnreadableLines';

const lines = [
  { line: 4, problem: 'tanggal tidak terbaca', text: '31/02/2026;TRSF E-BANKING CR;2.832.000,00' },
  { line: 9, problem: 'jumlah tidak terbaca', text: '02/11/2026;SETORAN TUNAI;dua juta' },
];

/** Lines of a statement that can't be read, by number and with what is wrong; they are never sent. */
const meta = {
  title: 'Features/Imports/UnreadableLines',
  component: UnreadableLines,
  args: { lines, count: 2 },
} satisfies Meta<typeof UnreadableLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: (args) => (
    <States
      of={{
        'A few: they stand open': <UnreadableLines {...args} />,
        'Many: they open at a press': <UnreadableLines {...args} count={1_240} />,
      }}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { States } from '@/lib/mocks/States';
import { RowsAndMoney } from './RowsAndMoney';

/** A cell of the list of statements: rupiah, with the number of rows that they stand on. */
const meta = {
  title: 'Features/Imports/RowsAndMoney',
  component: RowsAndMoney,
  args: { rows: 12, amount: 24_518_000 },
  parameters: { frame: 240 },
} satisfies Meta<typeof RowsAndMoney>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: (args) => (
    <States
      of={{
        Some: <RowsAndMoney {...args} />,
        None: <RowsAndMoney rows={0} amount={0} />,
        'The longest': <RowsAndMoney rows={20_000} amount={128_450_750_000} />,
      }}
    />
  ),
};

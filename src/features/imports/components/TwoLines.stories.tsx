import type { Meta, StoryObj } from '@storybook/react-vite';
import { States } from '@/lib/mocks/States';
import { TwoLines } from './TwoLines';

const LONG =
  'TRSF E-BANKING CR 0211/FTSCY/WS95031 2832000.00 ANGSURAN JKT-2604-00118 BAMBANG SUTRISNO VIA MOBILE';

/** A cell of two texts, the second about the first. */
const meta = {
  title: 'Features/Imports/TwoLines',
  component: TwoLines,
  args: { first: 'Bambang Sutrisno', second: 'JKT-2604-00118 · B 4821 TXK' },
  parameters: { frame: 280 },
} satisfies Meta<typeof TwoLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: (args) => (
    <States
      of={{
        'Two texts': <TwoLines {...args} />,
        'Only one': <TwoLines {...args} second="" />,
        'Long: cut after two lines': <TwoLines first={LONG} second="Ref. 95031" />,
        'Long, where nothing may be cut': <TwoLines first={LONG} second="Ref. 95031" whole />,
      }}
    />
  ),
};

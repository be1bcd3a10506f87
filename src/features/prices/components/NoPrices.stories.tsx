import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { States } from '@/lib/mocks/States';
import { START } from '../domain/priceListState';
import { NoPrices } from './NoPrices';

/** Why the price list is empty, and the nearest way to one that is not. */
const meta = {
  title: 'Features/Prices/NoPrices',
  component: NoPrices,
  args: { state: START, onChange: fn(), onReset: fn() },
} satisfies Meta<typeof NoPrices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryReason: Story = {
  render: (args) => (
    <States
      of={{
        'No list yet': <NoPrices {...args} />,
        'Past the last page': <NoPrices {...args} state={{ ...START, page: 9 }} />,
        'Nothing found': <NoPrices {...args} state={{ ...START, search: 'Supra Papua' }} />,
        'None on that day': <NoPrices {...args} state={{ ...START, on: '2020-01-01' }} />,
        'None with this filter': <NoPrices {...args} state={{ ...START, brand: 'Suzuki' }} />,
      }}
    />
  ),
};

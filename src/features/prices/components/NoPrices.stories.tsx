import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { States } from '@/lib/mocks/States';
import { EmptyList } from '@/components/RecordList/EmptyList';
import { PRICES, type PriceListState } from '../domain/priceList';
import { PRICE_VIEW } from './priceView';

const START = PRICES.startFor(null);

/** Why the price list is empty, and the nearest way to one that is not. */
const meta = {
  title: 'Features/Prices/NoPrices',
  component: EmptyList<PriceListState>,
  args: { state: START, words: PRICE_VIEW.emptyWords, onPage: fn(), onReset: fn() },
} satisfies Meta<typeof EmptyList<PriceListState>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryReason: Story = {
  render: (args) => (
    <States
      of={{
        'No list yet': <EmptyList {...args} />,
        'Past the last page': <EmptyList {...args} state={{ ...START, page: 9 }} />,
        'Nothing found': <EmptyList {...args} state={{ ...START, search: 'Supra Papua' }} />,
        'None on that day': <EmptyList {...args} state={{ ...START, on: '2020-01-01' }} />,
        'None with this filter': <EmptyList {...args} state={{ ...START, brand: 'Suzuki' }} />,
      }}
    />
  ),
};

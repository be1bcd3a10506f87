import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListTable } from '@/components/RecordList/ListTable';
import type { Price } from '@/lib/contract/prices';
import { buildPrice, buildPriceList } from '../mocks/buildPrices';
import { PRICE_VIEW } from './priceView';

/** The price list; a phone's card says the vehicle with its year and its OTR first. */
const meta = {
  title: 'Features/Prices/PriceTable',
  component: ListTable<Price, number>,
  parameters: { frame: 1180 },
  args: {
    view: PRICE_VIEW,
    rows: buildPriceList().slice(0, 8),
    sort: { column: 'vehicle', order: 'asc' },
    onSort: fn(),
    onOpen: fn(),
    empty: <EmptyState title="Belum ada daftar harga" />,
  },
} satisfies Meta<typeof ListTable<Price, number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { rows: undefined } };
export const NextPageOnItsWay: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [] } };
export const LongNames: Story = {
  args: {
    rows: [
      buildPrice({
        region: 'Nusa Tenggara Timur dan Maluku Barat Daya',
        brand: 'Mitsubishi',
        type: 'Colt Diesel FE 74 HD Super Speed Long Chassis Bak Kayu',
        otr: 1_425_000_000,
        max_disbursement: 1_068_750_000,
        min_down_payment: 285_000_000,
        valid_to: '2026-12-31',
      }),
    ],
  },
};

export const OpensAndSorts: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Honda Beat 2026, Jabodetabek' }));
    await expect(args.onOpen).toHaveBeenCalledWith(buildPriceList()[0]);
    const header = canvas.queryByRole('columnheader', { name: 'OTR' });
    const sortable = header?.querySelector('button');
    if (!sortable || getComputedStyle(header as Element).position === 'absolute') return;
    await userEvent.click(sortable);
    await expect(args.onSort).toHaveBeenCalledWith('otr');
  },
};

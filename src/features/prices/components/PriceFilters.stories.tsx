import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListFilters } from '@/components/RecordList/ListFilters';
import { priceChoices, PRICES, type PriceListState } from '../domain/priceList';

const vehicle = (vehicle_kind: 'R2' | 'R4', brand: string, type: string) => ({ vehicle_kind, brand, type });

const START = PRICES.startFor(null);
const KNOWN = {
  regions: ['Jabodetabek', 'Papua', 'Sulawesi Selatan'],
  vehicles: [
    vehicle('R2', 'Honda', 'Beat'),
    vehicle('R2', 'Honda', 'Vario 125'),
    vehicle('R4', 'Honda', 'Brio'),
    vehicle('R4', 'Toyota', 'Avanza'),
  ],
  years: [2026, 2025, 2024],
};

/** Search and filters of the price list; the type is asked for once a brand is chosen. */
const meta = {
  title: 'Features/Prices/PriceFilters',
  component: ListFilters<PriceListState>,
  parameters: { frame: 1180 },
  args: {
    list: PRICES,
    state: START,
    choices: priceChoices(KNOWN, START),
    today: '2026-11-20',
    active: 0,
    onChange: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof ListFilters<PriceListState>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On phones the filters are folded away until asked for. */
async function unfold(root: HTMLElement): Promise<void> {
  const fold = root.querySelector('button[aria-expanded]');
  if (fold && getComputedStyle(fold).display !== 'none') await userEvent.click(fold);
}

export const Start: Story = {};
export const NothingKnownYet: Story = { args: { choices: undefined, today: '' } };
export const Chosen: Story = {
  tags: ['plays-at-phone'],
  args: {
    state: {
      ...START,
      search: 'beat',
      region: 'Papua',
      kind: 'R2',
      brand: 'Honda',
      type: 'Beat',
      year: '2025',
    },
    choices: priceChoices(KNOWN, { kind: 'R2', brand: 'Honda' }),
    active: 6,
  },
  play: async ({ canvas, canvasElement }) => {
    await unfold(canvasElement);
    // Of the motorcycles of this brand alone.
    await expect(canvas.getByLabelText('Tipe')).toHaveTextContent('Semua tipeBeatVario 125');
  },
};

export const TellsWhatIsChosen: Story = {
  tags: ['plays-at-phone'],
  play: async ({ canvas, canvasElement, args }) => {
    await unfold(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Wilayah'), 'Papua');
    await expect(args.onChange).toHaveBeenLastCalledWith({ region: 'Papua' });
    await userEvent.selectOptions(canvas.getByLabelText('Kendaraan'), 'R4');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'R4', brand: '' });
    await userEvent.clear(canvas.getByLabelText('Per tanggal'));
    await userEvent.type(canvas.getByLabelText('Per tanggal'), '01/01/2027');
    await expect(args.onChange).toHaveBeenLastCalledWith({ on: '2027-01-01' });
  },
};

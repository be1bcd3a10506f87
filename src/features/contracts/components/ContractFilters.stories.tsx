import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ListFilters } from '@/components/RecordList/ListFilters';
import { CONTRACTS, type ContractListState } from '../domain/contractList';

const state = CONTRACTS.startFor(1);
const OFFICES = [
  { id: 1, name: 'Jakarta' },
  { id: 2, name: 'Makassar' },
];

/** Search, status and office. */
const meta = {
  title: 'Features/Contracts/ContractFilters',
  component: ListFilters<ContractListState>,
  parameters: { frame: 1240 },
  args: {
    list: CONTRACTS,
    state,
    choices: { office: OFFICES },
    active: 0,
    onChange: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof ListFilters<ContractListState>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfOneOffice: Story = { args: { choices: { office: [] } } };
export const Set: Story = {
  args: { state: { ...state, search: 'B 4821', status: 'OVERDUE' }, active: 2 },
};
export const SearchesAfterTyping: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cari kontrak' }), 'dewi');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ search: 'dewi' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

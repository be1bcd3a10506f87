import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { defaultListState } from '../domain/contractListState';
import { ContractFilters } from './ContractFilters';

/** Search, status and office. */
const meta = {
  title: 'Features/Contracts/ContractFilters',
  component: ContractFilters,
  parameters: { frame: 1240 },
  args: {
    state: defaultListState(1),
    offices: [
      { id: 1, code: 'JKT', name: 'Jakarta', address: '', phone: '', zone: 'Asia/Jakarta' },
      { id: 2, code: 'MKS', name: 'Makassar', address: '', phone: '', zone: 'Asia/Makassar' },
    ],
    active: 0,
    onChange: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof ContractFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfOneOffice: Story = { args: { offices: [] } };
export const Set: Story = {
  args: { state: { ...defaultListState(1), search: 'B 4821', status: 'OVERDUE' }, active: 2 },
};
export const SearchesAfterTyping: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cari kontrak' }), 'dewi');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ search: 'dewi' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { defaultListState } from '../domain/creditListState';
import { buildOffices } from '../mocks/buildOffices';
import { CreditFilters } from './CreditFilters';

/** Search, period, date, office and, for approvers, what waits. */
const meta = {
  title: 'Features/Credits/CreditFilters',
  component: CreditFilters,
  parameters: { frame: 1240 },
  args: {
    state: defaultListState(1),
    date: '2026-11-20',
    offices: buildOffices(),
    canFilterWaiting: true,
    active: 0,
    onChange: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof CreditFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAnApprover: Story = {};
export const ForACashierOfOneOffice: Story = { args: { canFilterWaiting: false, offices: [] } };
export const ManySet: Story = {
  args: { state: { ...defaultListState(1), search: 'bambang', period: 'all', waiting: true }, active: 3 },
};

export const SearchesAfterTyping: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cari nota' }), 'bambang');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ search: 'bambang' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** What waits may be older than today: the filter looks at all dates. */
export const WaitingLooksAtAllDates: Story = {
  play: async ({ canvas, args }) => {
    const fold = canvas.queryByRole('button', { name: 'Filter' });
    if (fold?.checkVisibility()) await userEvent.click(fold);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Menunggu persetujuan' }));
    await expect(args.onChange).toHaveBeenCalledWith({ waiting: true, period: 'all' });
  },
};

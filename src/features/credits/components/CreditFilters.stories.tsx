import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { defaultListState } from '../domain/creditListState';
import { buildOffices } from '../mocks/buildOffices';
import { CASHIER_CHOICES } from '../mocks/buildCredit';
import { MoreCreditFilters } from './MoreCreditFilters';
import { CreditFilters } from './CreditFilters';

/** Search, period, date, office, status; cashier and kind of money behind "Filter lain". */
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
    more: (
      <MoreCreditFilters
        state={{ by: 'paid', cashier: 4, means: 'both' }}
        cashiers={CASHIER_CHOICES}
        onChange={fn()}
      />
    ),
  },
} satisfies Meta<typeof CreditFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

async function unfold(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const fold = canvas.queryByRole('button', { name: 'Filter' });
  if (fold?.checkVisibility()) await userEvent.click(fold);
}

export const ForAnApprover: Story = {};
export const ForACashierOfOneOffice: Story = { args: { canFilterWaiting: false, offices: [] } };
export const ManySet: Story = {
  args: {
    state: {
      ...defaultListState(1),
      search: 'bambang',
      period: 'all',
      status: 'waiting',
      cashier: 4,
      means: 'both',
    },
    active: 4,
  },
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
  tags: ['plays-at-phone'],
  play: async ({ canvas, args }) => {
    await unfold(canvas);
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Menunggu persetujuan');
    await expect(args.onChange).toHaveBeenCalledWith({ status: 'waiting', period: 'all' });
  },
};

/** A transfer that is not confirmed may be older than today, too. */
export const UnconfirmedLooksAtAllDates: Story = {
  tags: ['plays-at-phone'],
  play: async ({ canvas, args }) => {
    await unfold(canvas);
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Transfer belum dikonfirmasi');
    await expect(args.onChange).toHaveBeenCalledWith({ status: 'unconfirmed', period: 'all' });
  },
};
/** Who only works the counter does not decide: what waits is no choice there. */
export const WaitingIsForApprovers: Story = {
  tags: ['plays-at-phone'],
  args: { canFilterWaiting: false },
  play: async ({ canvas }) => {
    await unfold(canvas);
    const choices = within(canvas.getByLabelText('Status')).getAllByRole('option');
    await expect(choices.map((choice) => choice.textContent)).toEqual([
      'Semua status',
      'Berlaku',
      'Batal',
      'Transfer belum dikonfirmasi',
      'Belum dikonfirmasi 3 hari kerja',
      'Transfer tidak diketahui',
    ]);
  },
};

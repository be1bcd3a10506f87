import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListFilters } from '@/components/RecordList/ListFilters';
import { COMMISSIONS, type CommissionListState } from '../domain/commissionList';

const state = COMMISSIONS.AGENT.startFor(1);
const handleChange = fn();

/** Search and filters of a list of commissions. */
const meta = {
  title: 'Features/Partners/CommissionFilters',
  component: ListFilters<CommissionListState>,
  parameters: { frame: 1000 },
  args: {
    list: COMMISSIONS.AGENT,
    state,
    active: 0,
    onChange: handleChange,
    onReset: () => undefined,
  },
} satisfies Meta<typeof ListFilters<CommissionListState>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SomeSet: Story = {
  args: { state: { ...state, search: 'rahmat', state: 'COMPUTED' }, active: 2 },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Disetujui');
    await expect(handleChange).toHaveBeenCalledWith({ state: 'APPROVED' });
  },
};

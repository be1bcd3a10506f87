import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { defaultCommissions } from '../domain/commissionListState';
import { CommissionFilters } from './CommissionFilters';

const handleChange = fn();

/** Search and filters of a list of commissions. */
const meta = {
  title: 'Features/Partners/CommissionFilters',
  component: CommissionFilters,
  parameters: { frame: 1000 },
  args: {
    state: defaultCommissions(1),
    offices: [],
    active: 0,
    onChange: handleChange,
    onReset: () => undefined,
  },
} satisfies Meta<typeof CommissionFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SomeSet: Story = {
  args: { state: { ...defaultCommissions(1), search: 'rahmat', state: 'COMPUTED' }, active: 2 },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Disetujui');
    await expect(handleChange).toHaveBeenCalledWith({ state: 'APPROVED' });
  },
};

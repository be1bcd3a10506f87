import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultListState } from '../domain/partnerListState';
import { PartnerFilters } from './PartnerFilters';

/** Search and filters of a list of partners. */
const meta = {
  title: 'Features/Partners/PartnerFilters',
  component: PartnerFilters,
  parameters: { frame: 1000 },
  args: {
    noun: 'Agen',
    state: defaultListState(1),
    offices: [],
    active: 0,
    onChange: () => undefined,
    onReset: () => undefined,
  },
} satisfies Meta<typeof PartnerFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SomeSet: Story = {
  args: { state: { ...defaultListState(1), search: 'rahmat', active: '1' }, active: 2 },
};

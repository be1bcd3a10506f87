import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListFilters } from '@/components/RecordList/ListFilters';
import { PARTNERS, type PartnerListState } from '../domain/partnerList';

const state = PARTNERS.AGENT.startFor(1);

/** Search and filters of a list of partners. */
const meta = {
  title: 'Features/Partners/PartnerFilters',
  component: ListFilters<PartnerListState>,
  parameters: { frame: 1000 },
  args: {
    list: PARTNERS.AGENT,
    state,
    active: 0,
    onChange: () => undefined,
    onReset: () => undefined,
  },
} satisfies Meta<typeof ListFilters<PartnerListState>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SomeSet: Story = {
  args: { state: { ...state, search: 'rahmat', active: '1' }, active: 2 },
};

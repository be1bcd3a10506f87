import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListFilters } from '@/components/RecordList/ListFilters';
import { STAFF, type StaffListState } from '../domain/staffList';
import { buildStaffChoices } from '../mocks/buildStaff';

const state = STAFF.startFor(1);
const { titles, offices } = buildStaffChoices();

/** Search and filters of the list of staff. */
const meta = {
  title: 'Features/Staff/StaffFilters',
  component: ListFilters<StaffListState>,
  parameters: { frame: 1000 },
  args: {
    list: STAFF,
    state,
    choices: { title: titles, office: offices },
    active: 0,
    onChange: () => undefined,
    onReset: () => undefined,
  },
} satisfies Meta<typeof ListFilters<StaffListState>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SomeSet: Story = {
  args: { state: { ...state, search: 'lestari', state: 'ENDED', title: 3 }, active: 3 },
};
/** Whoever sees one office chooses none. */
export const OneOffice: Story = {
  args: { choices: { title: titles, office: [{ id: 1, name: 'Jakarta', active: true }] } },
};

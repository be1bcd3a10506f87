import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultListState } from '../domain/staffListState';
import { buildStaffChoices } from '../mocks/buildStaff';
import { StaffFilters } from './StaffFilters';

/** Search and filters of the list of staff. */
const meta = {
  title: 'Features/Staff/StaffFilters',
  component: StaffFilters,
  parameters: { frame: 1000 },
  args: {
    state: defaultListState(),
    choices: buildStaffChoices(),
    active: 0,
    onChange: () => undefined,
    onReset: () => undefined,
  },
} satisfies Meta<typeof StaffFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SomeSet: Story = {
  args: { state: { ...defaultListState(), search: 'lestari', state: 'ENDED', title: 3 }, active: 3 },
};
/** Whoever sees one office chooses none. */
export const OneOffice: Story = {
  args: { choices: buildStaffChoices({ offices: [{ id: 1, name: 'Jakarta', active: true }] }) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ListFilters } from '@/components/RecordList/ListFilters';
import { REGISTRATIONS, type RegistrationListState } from '../domain/registrationList';
import { NAMED_PEOPLE } from '../mocks/buildRegistration';

const state = REGISTRATIONS.startFor(1);
const choices = {
  surveyor: NAMED_PEOPLE.surveyors,
  marketer: NAMED_PEOPLE.marketers,
  office: [
    { id: 1, name: 'Jakarta' },
    { id: 2, name: 'Makassar' },
  ],
};

/** Search, surveyor and office. */
const meta = {
  title: 'Features/Registrations/RegistrationFilters',
  component: ListFilters<RegistrationListState>,
  parameters: { frame: 1240 },
  args: {
    list: REGISTRATIONS,
    state,
    choices,
    active: 0,
    onChange: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof ListFilters<RegistrationListState>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfOneOffice: Story = { args: { choices: {} } };
export const Set: Story = {
  args: { state: { ...state, search: 'B 4821', surveyor: 7, marketer: 3, age: 7 }, active: 4 },
};
/** What is chosen in the address stands there, also when nobody knows the name. */
export const UnknownChoices: Story = {
  args: { state: { ...state, surveyor: 99, marketer: 98, age: 45 }, active: 3 },
};
export const SearchesAfterTyping: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cari form registrasi' }), 'dewi');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ search: 'dewi' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
/** People belong to one office: another office means another choice. */
export const AnotherOfficeForgetsThePeople: Story = {
  ...Set,
  play: async ({ canvas, args }) => {
    const filters = canvas.queryByRole('button', { name: /^Filter/ });
    if (filters) await userEvent.click(filters); // Folded on phones.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kantor' }), 'Makassar');
    await expect(args.onChange).toHaveBeenCalledWith({ office: 2, surveyor: 'all', marketer: 'all' });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { defaultListState } from '../domain/registrationListState';
import { NAMED_PEOPLE } from '../mocks/buildRegistration';
import { RegistrationFilters } from './RegistrationFilters';

/** Search, surveyor and office. */
const meta = {
  title: 'Features/Registrations/RegistrationFilters',
  component: RegistrationFilters,
  parameters: { frame: 1240 },
  args: {
    state: defaultListState(1),
    offices: [
      { id: 1, code: 'JKT', name: 'Jakarta', address: '', phone: '', zone: 'Asia/Jakarta' },
      { id: 2, code: 'MKS', name: 'Makassar', address: '', phone: '', zone: 'Asia/Makassar' },
    ],
    people: NAMED_PEOPLE,
    active: 0,
    onChange: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof RegistrationFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfOneOffice: Story = { args: { offices: [], people: { surveyors: [], marketers: [] } } };
export const Set: Story = {
  args: { state: { ...defaultListState(1), search: 'B 4821', surveyor: 7, marketer: 3, age: 7 }, active: 4 },
};
/** What is chosen in the address stands there, also when nobody knows the name. */
export const UnknownChoices: Story = {
  args: { state: { ...defaultListState(1), surveyor: 99, marketer: 98, age: 45 }, active: 3 },
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { List } from '@/lib/list/defineList';
import {
  choiceFilter,
  dayFilter,
  idFilter,
  officeFilter,
  personFilter,
  searchFilter,
  wordFilter,
} from '@/lib/list/filters';
import { ListFilters } from './ListFilters';

const FILTERS = {
  search: searchFilter('Cari unit', 'Nama unit'),
  state: choiceFilter({ label: 'Status', all: 'Semua status', options: [{ value: '1', label: 'Aktif' }] }),
  brand: wordFilter('Merek', 'Semua merek'),
  type: wordFilter('Tipe', 'Semua tipe', { within: 'brand', onlyWithin: true }),
  owner: idFilter('Pemilik', 'Semua pemilik'),
  surveyor: personFilter('Surveyor', 'surveyor', { within: 'office' }),
  office: officeFilter(),
  on: dayFilter('Per tanggal', { fromToday: true }),
};
const LIST = { filters: FILTERS } as unknown as Pick<List, 'filters'>;

interface State {
  search: string;
  state: '1' | 'all';
  brand: string;
  type: string;
  owner: number | 'all';
  surveyor: number | 'all';
  office: number | 'all';
  on: string;
}
const START: State = {
  ...{ search: '', state: 'all', brand: '', type: '', on: '' },
  ...{ owner: 'all', surveyor: 'all', office: 1 },
};

/** A filter bar drawn from a list's definition. */
const meta = {
  title: 'Components/Data/ListFilters',
  component: ListFilters<State>,
  parameters: { frame: 1240 },
  args: {
    list: LIST,
    state: START,
    choices: {
      brand: ['Honda', 'Yamaha'],
      type: ['Beat', 'Vario'],
      owner: [{ id: 4, name: 'PT Angsur' }],
      surveyor: [
        { id: 7, name: 'Joko', active: true },
        { id: 8, name: 'Rina', active: false },
      ],
      office: [
        { id: 1, name: 'Jakarta' },
        { id: 2, name: 'Makassar' },
      ],
    },
    today: '2026-11-20',
    active: 0,
    onChange: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof ListFilters<State>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['plays-at-phone'],
  play: async ({ canvas, args }) => {
    const fold = canvas.queryByRole('button', { name: 'Filter' });
    if (fold?.checkVisibility()) await userEvent.click(fold);
    await expect(canvas.queryByLabelText('Tipe')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Kantor'), 'Makassar');
    await expect(args.onChange).toHaveBeenLastCalledWith({ office: 2, surveyor: 'all' });
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Aktif');
    await expect(args.onChange).toHaveBeenLastCalledWith({ state: '1' });
  },
};
/** Of one office and nobody who visits: neither is offered. */
export const NothingKnownYet: Story = { args: { choices: {}, today: '' } };
export const Set: Story = {
  args: {
    state: { ...START, search: 'beat', brand: 'Honda', type: 'Beat', surveyor: 8, on: '2026-01-31' },
    active: 5,
  },
};
/** First day and last day go to another line together. */
export const Period: Story = {
  parameters: { frame: 480 },
  args: {
    list: {
      filters: { state: FILTERS.state, from: dayFilter('Dari'), to: dayFilter('Sampai') },
    } as unknown as Pick<List, 'filters'>,
    state: { ...START, from: '', to: '' } as State,
  },
  play: async ({ canvas }) => {
    const [from, to] = [canvas.getByLabelText('Dari'), canvas.getByLabelText('Sampai')];
    await expect(to.getBoundingClientRect().top).toBe(from.getBoundingClientRect().top);
  },
};
/** What is chosen in the address stands there, also when nobody knows it. */
export const UnknownChoices: Story = {
  args: { state: { ...START, brand: 'Vespa', type: 'Sprint', surveyor: 99 }, active: 3 },
};

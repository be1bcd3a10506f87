import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { isRealDate } from '@/lib/arithmetic/calendar';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { START, type LogState } from '../domain/logState';
import { LOG_PEOPLE } from '../mocks/fixtures';
import { LogFilters } from './LogFilters';

/** What the log is narrowed to. */
const meta = {
  title: 'Features/History/LogFilters',
  component: LogFilters,
  args: { state: START, people: LOG_PEOPLE, onChange: fn(), onReset: fn() },
  parameters: { frame: 1120 },
} satisfies Meta<typeof LogFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** While nobody is known, everybody is meant. */
export const PeopleOnTheirWay: Story = { args: { people: [] } };
export const Narrowed: Story = {
  args: { state: { ...START, person: 11, group: 'refused', from: '2026-11-01', to: '2026-11-20' } },
};
/** As a record's page links to it. */
export const OfOneRecord: Story = {
  args: { state: { ...START, type: 'credit', record: '42' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Jenis data')).toHaveValue('credit');
  },
};
export const UnknownChoices: Story = {
  args: { state: { ...START, person: 99, action: 'LATER_ACTION', type: 'later_record', record: '1' } },
};
export const ChoosesAGroup: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Kegiatan'), 'Penolakan dan kegagalan');
    await expect(args.onChange).toHaveBeenCalledWith({ action: '', group: 'refused' });
    await userEvent.selectOptions(canvas.getByLabelText('Orang'), 'Hendra Gunawan');
    await expect(args.onChange).toHaveBeenCalledWith({ person: 8 });
  },
};

/** What is no day never narrows the log. */
export const NonsenseIsNoDay: Story = {
  play: async ({ canvasElement, args }) => {
    await refusesNonsense('LogFilters', { form: canvasElement, sends: false });
    const changes = args.onChange.mock.calls.map(([change]) => change as Partial<LogState>);
    const days = changes.flatMap(({ from, to }) => [from ?? '', to ?? '']);
    // One digit too many is a real day until it is typed.
    await expect(days.filter((day) => day !== '' && !isRealDate(day))).toEqual([]);
  },
};

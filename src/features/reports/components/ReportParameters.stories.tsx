import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { ReportParameters } from './ReportParameters';

const meta = {
  title: 'Features/Reports/ReportParameters',
  component: ReportParameters,
  parameters: { frame: 1180 },
  args: {
    span: 'period',
    days: { from: '2026-11-01', to: '2026-11-30', month: '2026-11', day: '2026-11-20' },
    problem: null,
    today: '2026-11-20',
    offices: [
      { id: 1, name: 'Jakarta' },
      { id: 2, name: 'Makassar' },
    ],
    office: 'all',
    hidden: 0,
    isChanged: false,
    onDays: fn(),
    onOffice: fn(),
    onColumns: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof ReportParameters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From which day to which. */
export const Period: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Dari')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('Kantor'), 'Makassar');
    await expect(args.onOffice).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }));
    await expect(args.onColumns).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Atur ulang' })).toBeNull();
  },
};
/** One month; the last sixty are offered. */
export const Month: Story = {
  args: { span: 'month', hidden: 3, isChanged: true },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Bulan'), 'Oktober 2026');
    await expect(args.onDays).toHaveBeenCalledWith({ month: '2026-10' });
    await userEvent.click(canvas.getByRole('button', { name: 'Atur ulang' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};
/** The end of one day. */
export const Day: Story = { args: { span: 'day' } };
/** Of now, and of the one office that the reader sees: only columns are left to choose. */
export const Now: Story = { args: { span: 'now', offices: [{ id: 1, name: 'Jakarta' }], office: 1 } };
export const WrongWayRound: Story = {
  args: {
    days: { from: '2026-11-20', to: '2026-11-01', month: '2026-11', day: '2026-11-20' },
    problem: 'Hari terakhir tidak boleh sebelum hari pertama.',
    isChanged: true,
  },
};
/** A month that the address names and nobody offers stays. */
export const MonthToCome: Story = {
  tags: ['no-picture'],
  args: {
    span: 'month',
    days: { from: '', to: '', month: '2027-03', day: '' },
    problem: 'Bulan itu belum datang.',
  },
  play: async ({ canvas }) => void (await expect(canvas.getByLabelText('Bulan')).toHaveValue('2027-03')),
};
export const PeriodOnAPhone: Story = { ...WrongWayRound, globals: { viewport: { value: 'phone' } } };
export const DayOnAPhone: Story = { ...Day, globals: { viewport: { value: 'phone' } } };
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) =>
    refusesNonsense('ReportParameters', {
      form: canvas.getByRole('group', { name: 'Isi laporan' }),
      sends: false,
    }),
};

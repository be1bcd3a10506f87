import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { HolidayForm } from './HolidayForm';

/** The day and the name of a holiday, and why where a day that has passed is touched. */
const meta = {
  title: 'Features/Holidays/HolidayForm',
  component: HolidayForm,
  parameters: { frame: 480 },
  args: {
    formId: 'libur',
    values: { date: '2026-12-25', name: 'Hari Raya Natal', reason: '' },
    errors: {},
    past: null,
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof HolidayForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Nama'), '!');
    await expect(args.onChange).toHaveBeenCalledWith({ name: 'Hari Raya Natal!' });
  },
};
export const Empty: Story = { args: { values: { date: '', name: '', reason: '' } } };
export const DayHasPassed: Story = {
  args: { values: { date: '2026-08-17', name: 'Hari Kemerdekaan', reason: '' }, past: '2026-08-17' },
};
export const Wrong: Story = {
  args: {
    values: { date: '2026-08-17', name: 'x', reason: '' },
    past: '2026-08-17',
    errors: {
      date: '17 Agustus 2026 sudah hari libur: Hari Kemerdekaan Republik Indonesia.',
      name: 'Isi 3 sampai 80 huruf.',
      reason: 'Tulis alasan, paling sedikit 5 karakter.',
    },
  },
};
export const Saving: Story = { args: { busy: true } };
export const ChangedMeanwhile: Story = {
  args: {
    notice: (
      <SaveProblem
        message="Hari libur 26 Desember 2026 sudah berubah sejak Anda membukanya."
        moved={[{ label: 'Tanggal', before: '25 Desember 2026', after: '26 Desember 2026' }]}
        onTakeOver={fn()}
      />
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Calendar } from './Calendar';
import { HolidaysProvider } from './HolidaysProvider';

/** A month to choose a day from, Monday first, with the company's holidays. `DateField` opens it at the field. */
const meta = {
  title: 'Components/Fields/Calendar',
  component: Calendar,
  args: { value: '2026-11-18', today: '2026-11-20', onChoose: fn() },
  parameters: { frame: 372 },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const day = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('button', { name });

export const Default: Story = {};
/** Nothing is chosen: it opens at today. */
export const NothingChosen: Story = { args: { value: '' } };
export const WithHolidays: Story = {
  args: { value: '2026-03-18' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hari Suci Nyepi Tahun Baru Saka 1948')).toBeVisible();
    await expect(day(canvas, /^Sabtu, 21 Maret 2026, Hari Raya Idul Fitri/)).toBeVisible();
  },
};
/** A host without a calendar: Sundays alone stand out. */
export const HolidaysUnknown: Story = {
  ...WithHolidays,
  decorators: [
    (Story) => (
      <HolidaysProvider holidaysOf={() => Promise.reject(new Error('404'))}>
        <Story />
      </HolidaysProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(day(canvas, 'Sabtu, 21 Maret 2026')).toBeVisible();
  },
};
/** A day beyond the limits is reached, says why, and is not chosen. */
export const SaysWhyADayCannotBeChosen: Story = {
  args: { value: '2026-11-20', min: '2026-11-04', max: '2026-11-20' },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(day(canvas, /^Jumat, 20 November 2026/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(day(canvas, /^Sabtu, 21 November 2026/)).toHaveFocus());
    await expect(day(canvas, /^Sabtu, 21 November 2026/)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('21 Nov: Tidak boleh setelah hari ini.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(day(canvas, /^Selasa, 3 November 2026/));
    await expect(canvas.getByRole('status')).toHaveTextContent('3 Nov: Paling awal 4 November 2026.');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
/** The keys of every date grid: days, weeks, the week's ends, months, years; Enter chooses. */
export const GoesByKeys: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(day(canvas, 'Rabu, 18 November 2026')).toHaveFocus());
    const walk = [
      ['{ArrowRight}', 'Kamis, 19 November 2026'],
      ['{ArrowDown}', 'Kamis, 26 November 2026'],
      ['{ArrowDown}', 'Kamis, 3 Desember 2026'],
      ['{Home}', 'Senin, 30 November 2026'],
      ['{End}', 'Minggu, 6 Desember 2026'],
      ['{PageUp}', 'Jumat, 6 November 2026'],
      ['{PageDown}', 'Minggu, 6 Desember 2026'],
      ['{Shift>}{PageUp}{/Shift}', 'Sabtu, 6 Desember 2025'],
      ['{ArrowLeft}', 'Jumat, 5 Desember 2025'],
      ['{ArrowUp}', 'Jumat, 28 November 2025'],
    ] as const;
    for (const [key, name] of walk) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(day(canvas, name)).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('2025-11-28');
  },
};
/** The buttons turn months and years, and keep the focus. */
export const TurnsByButtons: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(day(canvas, 'Bulan berikutnya'));
    await expect(canvas.getByRole('heading', { name: 'Desember 2026' })).toBeVisible();
    await expect(day(canvas, 'Bulan berikutnya')).toHaveFocus();
    await userEvent.click(day(canvas, 'Setahun sebelumnya'));
    await expect(canvas.getByRole('grid', { name: 'Desember 2025' })).toBeVisible();
    await userEvent.click(day(canvas, 'Hari ini'));
    await expect(args.onChoose).toHaveBeenCalledWith('2026-11-20');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HOLIDAYS } from '@/lib/mocks/holidayHandlers';
import { DueDate } from './DueDate';

/** A due date; on a Sunday or national holiday with the working day before it. Only what is shown moves. */
const meta = {
  title: 'Components/Data/DueDate',
  component: DueDate,
  args: { date: '2026-12-06', holidays: new Map(HOLIDAYS.map(({ date, name }) => [date, name])) },
} satisfies Meta<typeof DueDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sunday: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('06/12/2026')).toBeVisible();
    await expect(canvas.getByText('paling lambat Sab, 5 Des')).toHaveAttribute(
      'title',
      'Jatuh tempo pada hari Minggu: dibayar paling lambat Sabtu, 5 Desember 2026. Denda tetap dihitung dari tanggal tertulis.',
    );
  },
};
export const Holiday: Story = {
  args: { date: '2027-01-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('paling lambat Kam, 31 Des')).toHaveAttribute(
      'title',
      'Jatuh tempo pada Tahun Baru Masehi: dibayar paling lambat Kamis, 31 Desember 2026. Denda tetap dihitung dari tanggal tertulis.',
    );
  },
};
/** Two days of a feast after a Saturday that is one too. */
export const RunOfHolidays: Story = {
  args: { date: '2026-03-22' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('paling lambat Jum, 20 Mar')).toBeVisible();
  },
};
export const WorkingDay: Story = {
  args: { date: '2026-12-07' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/paling lambat/)).not.toBeInTheDocument();
  },
};
/** The host has no calendar: Saturday may be a holiday too, so nothing is promised. */
export const WithoutCalendar: Story = {
  args: { holidays: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('06/12/2026')).toBeVisible();
    await expect(canvas.queryByText(/paling lambat/)).not.toBeInTheDocument();
  },
};
export const Unreadable: Story = { args: { date: 'besok' } };

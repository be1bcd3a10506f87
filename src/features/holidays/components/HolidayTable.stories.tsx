import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { buildHoliday, buildHolidayYear } from '../mocks/buildHolidays';
import { HolidayTable } from './HolidayTable';

/** The holidays of a year by date. */
const meta = {
  title: 'Features/Holidays/HolidayTable',
  component: HolidayTable,
  parameters: { frame: 1080 },
  args: {
    rows: buildHolidayYear().rows,
    today: '2026-11-20',
    onOpen: fn(),
    empty: <EmptyState title="Belum ada hari libur 2026">Tambah satu per satu.</EmptyState>,
  },
} satisfies Meta<typeof HolidayTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jumat, 25 Desember 2026, Hari Raya Natal' }));
    await expect(args.onOpen).toHaveBeenCalledWith(args.rows?.at(-1));
  },
};
export const Loading: Story = { args: { rows: undefined } };
export const AnotherYearComes: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [] } };
export const Today: Story = { args: { today: '2026-12-25' } };
export const LongName: Story = {
  args: {
    rows: [
      buildHoliday({
        name: 'Hari Pemungutan Suara Pemilihan Kepala Daerah Serentak di Seluruh Wilayah NKRI',
      }),
    ],
  },
};

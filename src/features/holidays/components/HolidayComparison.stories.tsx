import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { HolidayDiff } from '@/lib/contract/holidayMaster';
import { HolidayComparison } from './HolidayComparison';

const diff: HolidayDiff = {
  today: '2026-11-20',
  basis: 'seen',
  added: [
    { date: '2027-05-01', name: 'Hari Buruh Internasional' },
    { date: '2027-08-17', name: 'Hari Kemerdekaan Republik Indonesia' },
  ],
  renamed: [
    {
      date: '2027-03-10',
      before: 'Hari Raya Idul Fitri 1448 Hijriah (perkiraan)',
      after: 'Hari Raya Idul Fitri 1448 Hijriah',
    },
  ],
  same: 12,
  missing: [{ date: '2027-05-20', name: 'Hari Raya Waisak 2571 (perkiraan)' }],
};

/** What a file of holidays would do: what is new, renamed, missing, and what is left out and why. */
const meta = {
  title: 'Features/Holidays/HolidayComparison',
  component: HolidayComparison,
  parameters: { frame: 720 },
  args: {
    diff,
    wrong: [
      { line: 6, reason: 'Cuti bersama bukan hari libur nasional.' },
      { line: 7, reason: 'Tanggal 31/02/2027 tidak ada.' },
    ],
    busy: false,
    onTake: fn(),
  },
} satisfies Meta<typeof HolidayComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan 3 perubahan' }));
    await expect(args.onTake).toHaveBeenCalledWith({ missing: 'KEEP' });
  },
};
export const TakesOutWhatIsMissing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Hapus 1 hari libur yang tidak ada di berkas'));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan 4 perubahan' }));
    await expect(args.onTake).toHaveBeenCalledWith({ missing: 'REMOVE' });
  },
};
export const AsksWhyADayOfThePastChanges: Story = {
  args: {
    diff: { ...diff, renamed: [{ date: '2026-01-01', before: 'Tahun Baru', after: 'Tahun Baru Masehi' }] },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan 3 perubahan' }));
    await expect(args.onTake).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Alasan')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Alasan'), 'Nama menurut SKB');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan 3 perubahan' }));
    await expect(args.onTake).toHaveBeenCalledWith({ missing: 'KEEP', reason: 'Nama menurut SKB' });
  },
};
export const Taking: Story = { args: { busy: true } };
export const Broken: Story = {
  args: { problem: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.' },
};
export const NothingChanges: Story = {
  args: { diff: { ...diff, added: [], renamed: [], missing: [], same: 18 }, wrong: [] },
};
export const Centuries: Story = {
  args: {
    diff: {
      ...diff,
      added: Array.from({ length: 2_000 }, (_, at) => ({
        date: new Date(Date.UTC(2028, 0, 1 + at * 7)).toISOString().slice(0, 10),
        name: `Hari libur ${at + 1}`,
      })),
    },
  },
};

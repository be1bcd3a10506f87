import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import HolidayImport from './HolidayImport';
import { asHolidayFile } from './mocks/holidayFiles';
import { comparedAgain, holidayScenarios } from './mocks/scenarios';

/** Holidays from a file: read in a worker, compared by the server, taken as one write when told to. */
const meta = {
  title: 'Features/Holidays/HolidayImport',
  component: HolidayImport,
  parameters: { frame: 1080, route: '/master/office/holiday?upload=1', session: 'Admin Sistem' },
  args: { onTaken: fn() },
} satisfies Meta<typeof HolidayImport>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const choose = async (canvas: Canvas, content?: string) =>
  userEvent.upload(await canvas.findByLabelText('Berkas hari libur'), asHolidayFile(content));
const save = async (canvas: Canvas, count = 2) =>
  userEvent.click(await canvas.findByRole('button', { name: `Simpan ${count} perubahan` }));

export const Default: Story = {};
export const ShowsWhatChanges: Story = {
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(
      await canvas.findByText('Selasa, 17 Agustus 2027: Hari Kemerdekaan Republik Indonesia'),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        '10 Maret 2027: Hari Raya Idul Fitri 1448 Hijriah (perkiraan) → Hari Raya Idul Fitri 1448 Hijriah',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Baris 6: Cuti bersama bukan hari libur nasional.')).toBeVisible();
    await expect(canvas.getByText(/Baris 7: “26-27 Desember 2027” bukan tanggal/)).toBeVisible();
  },
};
export const SomethingElse: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Kode;Nama\nJKT;Jakarta');
    await expect(await canvas.findByText(/Tidak ada hari libur di berkas ini/)).toBeVisible();
  },
};
export const Comparing: Story = {
  parameters: { msw: holidayScenarios.comparing },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Pratinjau' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Berkas hari libur')).toBeEnabled());
  },
};
export const Offline: Story = {
  parameters: { msw: holidayScenarios.compareOffline },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
export const Forbidden: Story = {
  parameters: { msw: holidayScenarios.forbidden },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText('Tidak punya hak')).toBeVisible();
  },
};
export const Takes: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await choose(canvas);
    await save(canvas);
    await waitFor(() =>
      expect(args.onTaken).toHaveBeenCalledWith({ added: 1, renamed: 1, removed: 0, same: 2 }),
    );
  },
};
export const Taking: Story = {
  parameters: { msw: holidayScenarios.taking },
  play: async ({ canvas }) => {
    await choose(canvas);
    await save(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Berkas hari libur')).toBeDisabled());
  },
};
export const BreaksOff: Story = {
  parameters: { msw: holidayScenarios.takeOffline },
  play: async ({ canvas }) => {
    await choose(canvas);
    await save(canvas);
    await expect(await canvas.findByText(/Berkas yang Anda pilih tetap ada/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Simpan 2 perubahan' })).toBeEnabled();
  },
};

/** The calendar is another one by now: the comparison on screen is the new one, and nothing was taken. */
export const CalendarHasMoved: Story = {
  beforeEach: ({ msw }) => msw.use(...comparedAgain()),
  play: async ({ canvas, args }) => {
    await choose(canvas);
    await save(canvas);
    await expect(await canvas.findByText(/Kalender sudah berubah sejak pratinjau dibuat/)).toBeVisible();
    await expect(args.onTaken).not.toHaveBeenCalled();
    await save(canvas, 1);
    await waitFor(() => expect(args.onTaken).toHaveBeenCalledTimes(1));
  },
};

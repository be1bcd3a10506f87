import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { HolidayCalendar } from './HolidayCalendar';
import { holidayScenarios, movedMeanwhile } from './mocks/scenarios';

/** The company's holidays, connected; the year and what is opened stand in the address. */
const meta = {
  title: 'Features/Holidays/HolidayCalendar',
  component: HolidayCalendar,
  parameters: { frame: 1080, route: '/master/office/holiday', session: 'Admin Sistem' },
  decorators: [
    (Story) => (
      <ToastProvider stay={60_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof HolidayCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function type(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hari Raya Natal')).toBeVisible();
  },
};
export const NextYear: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tahun 2027' }));
    await expect(await canvas.findByText('Hari Raya Idul Fitri 1448 Hijriah (perkiraan)')).toBeVisible();
    await expect(canvas.getByLabelText('Tahun')).toHaveValue('2027');
  },
};
export const Loading: Story = { parameters: { msw: holidayScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: holidayScenarios.none, route: '/master/office/holiday?year=2031' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada hari libur 2031')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: holidayScenarios.serverFails },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
export const NetworkGone: Story = {
  parameters: { msw: holidayScenarios.networkGone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
export const Makes: Story = {
  parameters: { route: '/master/office/holiday?open=new' },
  play: async ({ canvas }) => {
    await dialogNamed('Hari libur baru');
    await type('Tanggal', '09/12/2026');
    await type('Nama', 'Pemilihan Kepala Daerah');
    await press('Simpan');
    await expect(await canvas.findByText('Hari libur 9 Desember 2026 tersimpan.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const SaysWhatIsWrong: Story = {
  parameters: { route: '/master/office/holiday?open=new' },
  play: async () => {
    await dialogNamed('Hari libur baru');
    await press('Simpan');
    await expect(await screen.findByText('Isi 3 sampai 80 huruf.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Tanggal')).toHaveFocus());
  },
};

/** The day is another holiday: the server says so beside the field, and what was typed stays. */
export const DayIsTaken: Story = {
  parameters: { route: '/master/office/holiday?open=new' },
  play: async () => {
    await dialogNamed('Hari libur baru');
    await type('Tanggal', '25/12/2026');
    await type('Nama', 'Natal lagi');
    await press('Simpan');
    await waitFor(() => expect(screen.getByLabelText('Tanggal')).toHaveAttribute('aria-invalid', 'true'));
    await expect(screen.queryByRole('button', { name: 'Lanjutkan dari versi itu' })).toBeNull();
    await expect(screen.getByLabelText('Nama')).toHaveValue('Natal lagi');
  },
};
export const AsksWhyADayOfThePastChanges: Story = {
  parameters: { route: '/master/office/holiday?open=5' },
  play: async ({ canvas }) => {
    await dialogNamed('Hari Kemerdekaan Republik Indonesia');
    await type('Nama', 'Hari Kemerdekaan RI');
    await press('Simpan');
    await expect(await screen.findByText('Tulis alasan, paling sedikit 5 karakter.')).toBeVisible();
    await type('Alasan', 'Nama menurut SKB');
    await press('Simpan');
    await expect(await canvas.findByText('Hari libur 17 Agustus 2026 tersimpan.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The server's day is another one: a reason is asked for after all, and what was typed stays. */
export const RefusedByTheServer: Story = {
  parameters: { route: '/master/office/holiday?open=new', msw: holidayScenarios.saveRefused },
  play: async () => {
    await dialogNamed('Hari libur baru');
    await type('Tanggal', '20/11/2026');
    await type('Nama', 'Hari ini');
    await press('Simpan');
    await expect(await screen.findByText('19 November 2026 sudah lewat: tulis alasannya.')).toBeVisible();
    await expect(screen.getByLabelText('Nama')).toHaveValue('Hari ini');
  },
};
export const KeepsWhatWasTyped: Story = {
  parameters: { route: '/master/office/holiday?open=6', msw: holidayScenarios.saveOffline },
  play: async () => {
    await dialogNamed('Hari Raya Natal');
    await type('Nama', 'Natal');
    await press('Simpan');
    await expect(await screen.findByText(/Tidak tersambung ke server/)).toBeVisible();
    await expect(screen.getByLabelText('Nama')).toHaveValue('Natal');
  },
};
export const SomebodyWasFirst: Story = {
  parameters: { route: '/master/office/holiday?open=6' },
  beforeEach: ({ msw }) => msw.use(...movedMeanwhile()),
  play: async ({ canvas }) => {
    await dialogNamed('Hari Raya Natal');
    await type('Nama', 'Natal');
    await press('Simpan');
    await expect(await screen.findByText('Tanggal: 25 Desember 2026 → 26 Desember 2026')).toBeVisible();
    await press('Lanjutkan dari versi itu');
    await expect(screen.getByLabelText('Nama')).toHaveValue('Natal');
    await press('Simpan');
    await expect(await canvas.findByText(/tersimpan\.$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Removes: Story = {
  parameters: { route: '/master/office/holiday?open=6' },
  play: async () => {
    await dialogNamed('Hari Raya Natal');
    await press('Hapus');
    await dialogNamed('Hapus hari libur 25 Desember 2026?');
    await press('Hapus');
    await resultHasFocus(/Hari libur 25 Desember 2026 terhapus\./);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const AsksWhyADayOfThePastGoes: Story = {
  parameters: { route: '/master/office/holiday?open=5', msw: holidayScenarios.removeOffline },
  play: async () => {
    await dialogNamed('Hari Kemerdekaan Republik Indonesia');
    await press('Hapus');
    const dialog = await dialogNamed('Hapus hari libur 17 Agustus 2026?');
    await press('Hapus');
    await expect(await screen.findByText('Tulis alasan, paling sedikit 5 karakter.')).toBeVisible();
    await userEvent.type(dialog.querySelector('textarea')!, 'SKB yang direvisi');
    await press('Hapus');
    await expect(await screen.findByText(/Tidak tersambung ke server/)).toBeVisible();
  },
};

/** What is no date is never sent: the field says so, keeps it and has the focus. */
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { route: '/master/office/holiday?open=new' },
  play: async () => {
    const dialog = await dialogNamed('Hari libur baru');
    await type('Tanggal', '09/12/2026');
    await type('Nama', 'Pemilihan Kepala Daerah');
    const form = dialog.querySelector('form');
    if (!form) throw new Error('No form');
    await refusesNonsense('HolidayForm', { form });
  },
};

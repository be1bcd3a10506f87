import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { ClassVersions } from './ClassVersions';
import { overdueClassScenarios } from './mocks/scenarios';

/** The classes of DPD, connected; what is opened stands in the address. */
const meta = {
  title: 'Features/OverdueClasses/ClassVersions',
  component: ClassVersions,
  parameters: { frame: 1080, route: '/master/count/class', session: 'Admin Sistem' },
  decorators: [
    (Story) => (
      <ToastProvider stay={60_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof ClassVersions>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function type(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
const NEW = { route: '/master/count/class?open=new' };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mulai 01/01/2027')).toBeVisible();
    await expect(canvas.queryByText('Berakhir 31/12/2024')).toBeNull();
  },
};
export const WithEnded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Tampilkan yang berakhir'));
    await expect(await canvas.findByText('Berakhir 31/12/2024')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: overdueClassScenarios.asking } };
export const Empty: Story = { parameters: { msw: overdueClassScenarios.none } };
export const Failed: Story = {
  parameters: { msw: overdueClassScenarios.serverFails },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
export const MakesAVersion: Story = {
  parameters: NEW,
  play: async ({ canvas }) => {
    await dialogNamed('Versi baru Kelas Tunggakan');
    await type('Kolektibilitas 4', '200');
    await press('Simpan');
    await expect(
      await canvas.findByText('Kelas Tunggakan tersimpan, berlaku mulai 2 Januari 2027.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const SaysWhatOverlaps: Story = {
  parameters: NEW,
  play: async () => {
    await dialogNamed('Versi baru Kelas Tunggakan');
    await type('Kelompok 2', '0');
    await press('Simpan');
    await expect(
      await screen.findByText('Paling sedikit 1: kelas tidak boleh tumpang tindih.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Kelompok 2')).toHaveFocus());
  },
};
export const KeepsWhatWasTyped: Story = {
  parameters: { ...NEW, msw: overdueClassScenarios.saveOffline },
  play: async () => {
    await dialogNamed('Versi baru Kelas Tunggakan');
    await type('Kolektibilitas 4', '200');
    await press('Simpan');
    await expect(await screen.findByText(/Tidak tersambung ke server/)).toBeVisible();
    await expect(screen.getByLabelText('Kolektibilitas 4')).toHaveValue('200');
  },
};
export const SomebodyWasFirst: Story = {
  parameters: { ...NEW, msw: overdueClassScenarios.followedMeanwhile },
  play: async () => {
    await dialogNamed('Versi baru Kelas Tunggakan');
    await press('Simpan');
    await expect(await screen.findByText('Berlaku mulai: 1 Januari 2027 → 1 Februari 2027')).toBeVisible();
    await press('Lanjutkan dari versi itu');
    await type('Berlaku mulai', '01/03/2027');
    await press('Simpan');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ChangesAComingVersion: Story = {
  parameters: { route: '/master/count/class?open=3' },
  play: async () => {
    await dialogNamed('Ubah versi 1 Januari 2027');
    await type('Kolektibilitas 4', '100');
    await press('Simpan');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const AsksBeforeWithdrawing: Story = {
  parameters: { msw: overdueClassScenarios.removeOffline },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus' }));
    await dialogNamed('Hapus versi 1 Januari 2027?');
    await press('Hapus');
    await expect(await screen.findByText(/Tidak tersambung ke server/)).toBeVisible();
  },
};

/** What is no date or number is never sent: the field says so, keeps it and has the focus. */
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: NEW,
  play: async () => {
    const dialog = await dialogNamed('Versi baru Kelas Tunggakan');
    const form = dialog.querySelector('form');
    if (!form) throw new Error('No form');
    await refusesNonsense('ClassForm', { form });
  },
};

/** Other days of letters that were asked for wait for a second person, and are taken back by who asked. */
export const LettersWait: Story = {
  parameters: { msw: overdueClassScenarios.lettersWait },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Menunggu persetujuan: perubahan hari surat peringatan Kelas Tunggakan'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tarik kembali' })).toBeVisible();
  },
};
/** They were approved: they begin tomorrow, by a version whose day stays. */
export const LettersCome: Story = {
  parameters: { msw: overdueClassScenarios.lettersCome },
  play: async ({ canvas }) => {
    const tomorrow = within(await canvas.findByRole('article', { name: 'Versi 21 November 2026' }));
    await expect(tomorrow.getByText('mulai 5 hari')).toBeVisible();
    await expect(tomorrow.queryByRole('button', { name: 'Hapus' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Hapus' })).toHaveLength(1);
    const now = within(canvas.getByRole('article', { name: 'Versi 1 Januari 2025' }));
    await expect(now.getByText('mulai 8 hari')).toBeVisible();
  },
};
/** The version with which other days of letters begin: its classes change, its day does not. */
export const ItsDayStays: Story = {
  parameters: { route: '/master/count/class?open=4', msw: overdueClassScenarios.lettersCome },
  play: async () => {
    await dialogNamed('Ubah versi 21 November 2026');
    await expect(screen.getByLabelText('Berlaku mulai')).toHaveAttribute('readonly');
    await type('Kolektibilitas 4', '190');
    await press('Simpan');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { ACCESS_FLAGS, type Access } from '@/lib/contract/access';
import { ACTOR_LABELS } from '@/lib/titles/actorLabels';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { changedMeanwhile, titleScenarios } from './mocks/scenarios';
import { TitleList, type TitleListProps } from './TitleList';
import { useTitleAdding } from './useTitleAdding';

/** Each flag a page of its own: what the app makes of them is the app's. */
const viewOf = (access: Access) => {
  const held = ACCESS_FLAGS.filter((flag) => access[flag] === 1);
  return {
    menu: [
      {
        title: 'MENU UTAMA',
        entries: held.map((flag) => ({ href: `/${flag}`, label: ACTOR_LABELS[flag] })),
      },
    ],
    pages: held.map((flag) => ({ path: `/${flag}`, title: ACTOR_LABELS[flag] })),
  };
};

/** With the header that its page gives it. */
function List(props: TitleListProps) {
  return (
    <PageGrid>
      <PageHeader title="Jabatan & Hak Akses" primary={useTitleAdding()} />
      <TitleList {...props} />
    </PageGrid>
  );
}

/** Jabatan & Hak Akses, connected; what is opened, compared or looked at stands in the address. */
const meta = {
  title: 'Features/Titles/TitleList',
  component: List,
  args: { viewOf, logHrefOf: fn((id: number) => `/user/log?record=${id}`) },
  parameters: { frame: 1400, route: '/user/title', session: 'Admin Sistem' },
  decorators: [
    (Story) => (
      <ToastProvider stay={60_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Kasir Malam' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tambah jabatan' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: titleScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: titleScenarios.none },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada jabatan')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: titleScenarios.serverFails },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

/** Of one office: everything can be read, nothing changed. */
export const ReadsOnly: Story = {
  parameters: { msw: titleScenarios.readsOnly, route: '/user/title?open=3&edit=1' },
  play: async () => {
    const dialog = within(await dialogNamed('Kasir'));
    await expect(dialog.queryByRole('button', { name: 'Ubah' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Tambah jabatan', hidden: true })).toBeNull();
  },
};

export const ComparesTwo: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Bandingkan'), 'Kepala Cabang');
    await userEvent.selectOptions(canvas.getByLabelText('dengan'), 'Penyetuju');
    await expect(await canvas.findByRole('row', { name: /^Monitoring berbeda/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Direktur' })).toBeNull();
  },
};

/** The surveyors' title can't be deleted, and says why. */
export const ReadsTheSurveyors: Story = {
  parameters: { route: '/user/title?open=4' },
  play: async () => {
    const dialog = within(await dialogNamed('Surveyor'));
    await expect(dialog.getByText(/^Jabatan surveyor: survei hanya diisi jabatan ini/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Hapus' })).toBeNull();
    await expect(dialog.getByRole('link', { name: 'Riwayat jabatan ini' })).toHaveAttribute(
      'href',
      '/user/log?record=4',
    );
  },
};

export const LooksAsATitle: Story = {
  parameters: { route: '/user/title?open=7' },
  play: async ({ canvas }) => {
    await dialogNamed('Kolektor');
    await press('Lihat sebagai');
    await expect(await canvas.findByText('Lihat sebagai Kolektor')).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Menu Kolektor' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ShowsWhatItComesTo: Story = {
  parameters: { route: '/user/title?open=3&edit=1' },
  play: async ({ canvas }) => {
    const dialog = within(await dialogNamed('Ubah jabatan Kasir'));
    await userEvent.click(dialog.getByLabelText('Kas kecil'));
    await press('Lihat akibatnya');
    await expect(await dialog.findByText('Berlaku bagi 3 orang, seketika')).toBeVisible();
    await expect(dialog.getByText('Maria Rumbiak, Jayapura')).toBeVisible();
    await press('Simpan');
    await expect(await canvas.findByText('Jabatan Kasir tersimpan.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What widens waits for a second person, and is said to before it is sent. */
export const AsksForApproval: Story = {
  parameters: { route: '/user/title?open=3&edit=1', msw: titleScenarios.widening },
  play: async ({ canvas }) => {
    const dialog = within(await dialogNamed('Ubah jabatan Kasir'));
    await userEvent.click(dialog.getByLabelText('Agen'));
    await press('Lihat akibatnya');
    await expect(await dialog.findByText('Berlaku bagi 3 orang, setelah disetujui')).toBeVisible();
    await press('Minta persetujuan');
    await expect(
      await canvas.findByText('Perubahan jabatan Kasir menunggu persetujuan orang lain.'),
    ).toBeVisible();
  },
};
/** Who decides stands beside the title; whoever asked takes it back. */
export const Waiting: Story = {
  parameters: { route: '/user/title?open=3', msw: titleScenarios.waits },
  play: async () => {
    const dialog = within(await dialogNamed('Kasir'));
    await expect(dialog.getByText('Menunggu persetujuan: perubahan jabatan Kasir')).toBeVisible();
    await press('Tarik kembali');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Tarik kembali' })).toBeEnabled());
  },
};

export const StrandsWhatWaits: Story = {
  parameters: { route: '/user/title?open=8&edit=1', msw: titleScenarios.stranding },
  play: async () => {
    const dialog = within(await dialogNamed('Ubah jabatan Penyetuju'));
    await userEvent.click(dialog.getByLabelText('Persetujuan'));
    await press('Lihat akibatnya');
    await expect(await dialog.findByText('23 yang menunggu tidak dapat diputuskan siapa pun')).toBeVisible();
    await expect(dialog.getByText('Permintaan pada nota JKT/2611/00004, Jakarta')).toBeVisible();
  },
};

export const KeepsTheLastHolder: Story = {
  parameters: { route: '/user/title?open=9&edit=1', msw: titleScenarios.lastHolder },
  play: async () => {
    const dialog = within(await dialogNamed('Ubah jabatan Admin Sistem'));
    await userEvent.click(dialog.getByLabelText('Data user'));
    await press('Lihat akibatnya');
    await expect(await dialog.findByText(/tidak ada lagi orang aktif/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  },
};

/** The other one's change is shown; the next try goes on from it, with what was chosen here. */
export const SomebodyWasFirst: Story = {
  parameters: { route: '/user/title?open=3&edit=1' },
  beforeEach: ({ msw }) => msw.use(...changedMeanwhile()),
  play: async ({ canvas }) => {
    const dialog = within(await dialogNamed('Ubah jabatan Kasir'));
    await userEvent.click(dialog.getByLabelText('Agen'));
    await press('Lihat akibatnya');
    await expect(await dialog.findByText('Nama: Kasir → Teller')).toBeVisible();
    await press('Lanjutkan dari versi itu');
    await expect(dialog.getByLabelText('Agen')).toBeChecked();
    await press('Lihat akibatnya');
    await dialog.findByText('Berlaku bagi 3 orang, seketika');
    await press('Simpan');
    await expect(await canvas.findByText('Jabatan Kasir tersimpan.')).toBeVisible();
  },
};

export const KeepsWhatWasChosen: Story = {
  parameters: { route: '/user/title?open=3&edit=1', msw: titleScenarios.saveOffline },
  play: async () => {
    const dialog = within(await dialogNamed('Ubah jabatan Kasir'));
    await userEvent.click(dialog.getByLabelText('Agen'));
    await press('Lihat akibatnya');
    await dialog.findByText('Berlaku bagi 3 orang, seketika');
    await press('Simpan');
    await expect(await dialog.findByText(/Tidak tersambung ke server/)).toBeVisible();
    await press('Ubah lagi');
    await expect(dialog.getByLabelText('Agen')).toBeChecked();
  },
};

export const NameIsTaken: Story = {
  parameters: { route: '/user/title?open=new&edit=1' },
  play: async ({ canvas }) => {
    const dialog = within(await dialogNamed('Jabatan baru'));
    await userEvent.type(dialog.getByLabelText('Nama'), 'surveyor');
    await press('Simpan');
    await waitFor(() => expect(dialog.getByLabelText('Nama')).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(dialog.getByLabelText('Nama'), ' malam');
    await press('Simpan');
    await expect(await canvas.findByText('Jabatan surveyor malam tersimpan.')).toBeVisible();
  },
};

/** A new title begins like another one; its name stays as typed. */
export const BeginsLikeAnother: Story = {
  parameters: { route: '/user/title?open=new&edit=1' },
  play: async () => {
    const dialog = within(await dialogNamed('Jabatan baru'));
    await userEvent.type(dialog.getByLabelText('Nama'), 'Kasir Pagi');
    await userEvent.selectOptions(dialog.getByLabelText('Hak dan batas seperti'), 'Kasir');
    await expect(dialog.getByLabelText('Nama')).toHaveValue('Kasir Pagi');
    await expect(dialog.getByLabelText('Bayar cicilan')).toBeChecked();
    await expect(dialog.getByLabelText('Tanggal transfer mundur')).toHaveValue('7');
    await userEvent.selectOptions(dialog.getByLabelText('Hak dan batas seperti'), 'Tanpa hak');
    await expect(dialog.getByLabelText('Bayar cicilan')).not.toBeChecked();
  },
};

export const Deletes: Story = {
  parameters: { route: '/user/title?open=101' },
  play: async () => {
    await dialogNamed('Kasir Malam');
    await press('Hapus');
    await dialogNamed('Hapus jabatan Kasir Malam?');
    await press('Hapus');
    await resultHasFocus(/Jabatan Kasir Malam terhapus\./);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { route: '/user/title?open=3&edit=1' },
  play: async () => {
    const form = (await screen.findByLabelText('Potongan denda')).closest('form');
    if (!form) throw new Error('No form');
    await refusesNonsense('TitleForm', { form });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { AREA } from './kinds/area';
import { CONTRACT_TYPE } from './kinds/contractType';
import { FINANCE } from './kinds/finance';
import { OFFICE } from './kinds/office';
import { PROVINCE } from './kinds/province';
import { REGISTRATION_STATUS } from './kinds/registrationStatus';
import { MasterList } from './MasterList';
import { deletedMeanwhile, masterScenarios, renamedMeanwhile } from './mocks/scenarios';

/** A simple master, connected; what is opened stands in the address. */
const meta = {
  title: 'Features/Masters/MasterList',
  component: MasterList,
  args: { kind: FINANCE },
  parameters: { frame: 1080, route: '/master/finance', session: 'Admin Sistem' },
  decorators: [
    (Story) => (
      <ToastProvider stay={60_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof MasterList>;

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
    await expect(await canvas.findByRole('button', { name: 'SENDIRI, Modal sendiri' })).toBeVisible();
    await expect(canvas.queryByText('Berakhir 31/12/2024')).toBeNull();
  },
};

export const WithEnded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Tampilkan yang berakhir'));
    await expect(await canvas.findByText('Berakhir 31/12/2024')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: masterScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: masterScenarios.none },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada Finance')).toBeVisible();
  },
};
export const OnlyEnded: Story = {
  parameters: { msw: masterScenarios.allEnded },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Semua Finance sudah berakhir')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: masterScenarios.serverFails },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
export const NetworkGone: Story = {
  parameters: { msw: masterScenarios.networkGone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const ReadsARecord: Story = {
  parameters: { route: '/master/finance?open=2' },
  play: async () => {
    await dialogNamed('Bank Pembangunan Daerah');
    await expect(screen.queryByRole('button', { name: 'Hapus' })).toBeNull();
  },
};

export const MakesARecord: Story = {
  parameters: { route: '/master/finance?open=new' },
  play: async ({ canvas }) => {
    await dialogNamed('Finance baru');
    await type('Kode', 'leasing');
    await type('Nama', 'Mitra Leasing');
    await press('Simpan');
    await expect(await canvas.findByText('Finance LEASING tersimpan.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SaysWhatIsWrong: Story = {
  parameters: { route: '/master/finance?open=new' },
  play: async () => {
    await dialogNamed('Finance baru');
    await press('Simpan');
    await expect(await screen.findByText('Isi 3 sampai 80 huruf.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Kode')).toHaveFocus());
  },
};

/** The code belongs to another record: the server says so, beside the field, and what was typed stays. */
export const CodeIsTaken: Story = {
  parameters: { route: '/master/finance?open=new' },
  play: async () => {
    await dialogNamed('Finance baru');
    await type('Kode', 'BPD');
    await type('Nama', 'Bank lain');
    await press('Simpan');
    await waitFor(() => expect(screen.getByLabelText('Kode')).toHaveAttribute('aria-invalid', 'true'));
    await expect(screen.queryByRole('button', { name: 'Lanjutkan dari versi itu' })).toBeNull();
    await expect(screen.getByLabelText('Nama')).toHaveValue('Bank lain');
    await type('Kode', 'BPD2');
    await press('Simpan');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const KeepsWhatWasTyped: Story = {
  parameters: { route: '/master/finance?open=2&edit=1', msw: masterScenarios.saveOffline },
  play: async () => {
    await dialogNamed('Ubah Finance BPD');
    await type('Nama', 'Bank Daerah');
    await press('Simpan');
    await expect(await screen.findByText(/Tidak tersambung ke server/)).toBeVisible();
    await expect(screen.getByLabelText('Nama')).toHaveValue('Bank Daerah');
    await expect(screen.getByLabelText('Kode')).toHaveAttribute('readonly');
  },
};

export const RefusedByTheServer: Story = {
  parameters: { route: '/master/finance?open=2&edit=1', msw: masterScenarios.saveRefused },
  play: async () => {
    await dialogNamed('Ubah Finance BPD');
    await press('Simpan');
    await expect(await screen.findByText('Tidak boleh sebelum tanggal mulai.')).toBeVisible();
  },
};

/** The other one's change is shown; the next try goes on from it. */
export const SomebodyWasFirst: Story = {
  parameters: { route: '/master/finance?open=2&edit=1' },
  beforeEach: ({ msw }) => msw.use(...renamedMeanwhile()),
  play: async ({ canvas }) => {
    await dialogNamed('Ubah Finance BPD');
    await type('Nama', 'Bank Daerah');
    await press('Simpan');
    await expect(
      await screen.findByText('Nama: Bank Pembangunan Daerah → Bank Pembangunan Daerah Timur'),
    ).toBeVisible();
    await press('Lanjutkan dari versi itu');
    await expect(screen.getByLabelText('Nama')).toHaveValue('Bank Daerah');
    await press('Simpan');
    await expect(await canvas.findByText('Finance BPD tersimpan.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A record that somebody deleted stays in the form, with the server's word for it. */
export const GoneMeanwhile: Story = {
  parameters: { route: '/master/finance?open=5&edit=1' },
  beforeEach: ({ msw }) => msw.use(...deletedMeanwhile()),
  play: async ({ canvas }) => {
    await dialogNamed('Ubah Finance BPR-MS');
    await type('Nama', 'BPR Mitra');
    await press('Simpan');
    await waitFor(() => expect(canvas.queryByText('BPR Mitra Sentosa')).toBeNull());
    await expect(screen.getByText(/Finance tidak ditemukan/)).toBeVisible();
    await expect(screen.getByLabelText('Nama')).toHaveValue('BPR Mitra');
  },
};

export const SwitchesOff: Story = {
  parameters: { route: '/master/finance?open=2' },
  play: async () => {
    await dialogNamed('Bank Pembangunan Daerah');
    await press('Nonaktifkan');
    await dialogNamed('Nonaktifkan Finance BPD?');
    await press('Nonaktifkan');
    await resultHasFocus(/Finance BPD tidak lagi ditawarkan\./);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SwitchFails: Story = {
  parameters: { route: '/master/finance?open=3', msw: masterScenarios.switchFails },
  play: async () => {
    await dialogNamed('Koperasi Sejahtera Utama');
    await press('Aktifkan');
    await expect(await screen.findByText(/Tidak tersambung ke server/)).toBeVisible();
  },
};

export const AsksBeforeDeleting: Story = {
  parameters: { route: '/master/finance?open=5' },
  play: async () => {
    await dialogNamed('BPR Mitra Sentosa');
    await press('Hapus');
    await dialogNamed('Hapus Finance BPR-MS?');
  },
};

export const Deletes: Story = {
  parameters: { route: '/master/finance?open=5' },
  play: async () => {
    await dialogNamed('BPR Mitra Sentosa');
    await press('Hapus');
    await dialogNamed('Hapus Finance BPR-MS?');
    await press('Hapus');
    await resultHasFocus(/Finance BPR-MS terhapus\./);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const UsedMeanwhile: Story = {
  parameters: { route: '/master/finance?open=5', msw: masterScenarios.usedMeanwhile },
  play: async () => {
    await dialogNamed('BPR Mitra Sentosa');
    await press('Hapus');
    await dialogNamed('Hapus Finance BPR-MS?');
    await press('Hapus');
    await expect(await screen.findByText(/dipakai 1 kontrak, jadi tidak dapat dihapus/)).toBeVisible();
  },
};

export const ContractTypes: Story = { args: { kind: CONTRACT_TYPE } };
export const Offices: Story = { args: { kind: OFFICE } };
export const ChangesAnOffice: Story = {
  args: { kind: OFFICE },
  parameters: { route: '/master/office?open=1&edit=1' },
  play: async () => {
    await dialogNamed('Ubah Kantor JKT');
    await expect(screen.getByText('Dipakai 7 staff, 64 kontrak, jadi tetap.')).toBeVisible();
  },
};

export const SwitchesAnOfficeOff: Story = {
  args: { kind: OFFICE, hrefOf: ({ id }, place) => `/${place}?office=${id}` },
  parameters: { route: '/master/office?open=1' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Nonaktifkan' }));
    await dialogNamed('Nonaktifkan Kantor JKT?');
    await expect(await screen.findByRole('link', { name: 'Kontrak berjalan' })).toBeVisible();
    const takers = await screen.findByLabelText('Serahkan akun kepada');
    await userEvent.selectOptions(takers, 'Yohana Rumbiak, Jayapura');
    await press('Nonaktifkan');
    await resultHasFocus(/Kantor JKT tidak lagi ditawarkan\./);
  },
};

/** More accounts than were shown: nothing is switched, and the number is read again. */
export const MoreAccountsMeanwhile: Story = {
  tags: ['no-picture'],
  args: { kind: OFFICE },
  parameters: { route: '/master/office?open=1', msw: masterScenarios.moreAccounts },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Nonaktifkan' }));
    await dialogNamed('Nonaktifkan Kantor JKT?');
    await screen.findByLabelText('Serahkan akun kepada');
    await press('Nonaktifkan');
    await expect(await screen.findByText(/bertambah sejak ditampilkan/)).toBeVisible();
  },
};

/** What is no date, amount or number is never sent: the field says so, keeps it and has the focus. */
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { route: '/master/finance?open=new' },
  play: async () => {
    const dialog = await dialogNamed('Finance baru');
    await type('Kode', 'leasing');
    await type('Nama', 'Mitra Leasing');
    const form = dialog.querySelector('form');
    if (!form) throw new Error('No form');
    await refusesNonsense('MasterForm', { form });
  },
};

export const Provinces: Story = { args: { kind: PROVINCE } };
export const Areas: Story = { args: { kind: AREA } };
export const MakesAnArea: Story = {
  tags: ['no-picture'],
  args: { kind: AREA },
  parameters: { route: '/master/area?open=new' },
  play: async ({ canvas }) => {
    await dialogNamed('Kota baru');
    await type('Kode', '73');
    await type('Nama', 'Kota Parepare');
    await press('Simpan');
    await waitFor(() => expect(screen.getByLabelText('Kode')).toHaveAttribute('aria-invalid', 'true'));
    await type('Kode', '7372');
    await press('Simpan');
    await expect(await canvas.findByText('Kota 7372 tersimpan.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const status = { kind: REGISTRATION_STATUS };

export const Statuses: Story = {
  args: status,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Alur pengajuan' })).toBeVisible();
    await expect(canvas.getByText('ke Cair oleh Kontrak')).toBeVisible();
  },
};
export const ReadsAStatus: Story = {
  args: status,
  parameters: { route: '/master/status?open=4' },
  play: async () => {
    await dialogNamed('Analisa');
  },
};
export const ChangesAStatus: Story = {
  args: status,
  parameters: { route: '/master/status?open=4&edit=1' },
  play: async () => {
    await dialogNamed('Ubah Status Pengajuan ANALISA');
    await expect(screen.getAllByLabelText('Ke status')).toHaveLength(3);
  },
};
export const MakesAStatus: Story = {
  args: status,
  parameters: { route: '/master/status?open=new' },
  play: async ({ canvas }) => {
    await dialogNamed('Status Pengajuan baru');
    await type('Kode', 'komite2');
    await type('Nama', 'Komite pusat');
    await press('Tambah perpindahan');
    await press('Simpan');
    await expect(await screen.findByText('Pilih status tujuan.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Ke status'), 'Disetujui');
    await userEvent.selectOptions(screen.getByLabelText('Oleh pemegang hak'), 'Persetujuan');
    await press('Simpan');
    await expect(await canvas.findByText('Status Pengajuan KOMITE2 tersimpan.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The flow is looked at while it is typed: what a change would break stands beside its field. */
export const KeepsTheFlow: Story = {
  args: status,
  parameters: { route: '/master/status?open=4&edit=1' },
  play: async () => {
    await dialogNamed('Ubah Status Pengajuan ANALISA');
    await userEvent.selectOptions(screen.getAllByLabelText('Oleh pemegang hak')[1]!, 'Surveyor');
    await press('Simpan');
    await expect(await screen.findByText('Surveyor tidak boleh memutuskan Disetujui.')).toBeVisible();
    await userEvent.selectOptions(screen.getAllByLabelText('Oleh pemegang hak')[1]!, 'Persetujuan');
    await press('Hapus perpindahan 2');
    await press('Simpan');
    await expect(
      await screen.findByText('Disetujui, Tanda tangan, Cair tidak dapat dicapai dari Draf.'),
    ).toBeVisible();
  },
};
export const FlowRefusedByTheServer: Story = {
  tags: ['no-picture'],
  args: status,
  parameters: { route: '/master/status?open=4&edit=1', msw: masterScenarios.flowRefused },
  play: async () => {
    await dialogNamed('Ubah Status Pengajuan ANALISA');
    await type('Nama', 'Analisa kredit');
    await press('Simpan');
    await expect(await screen.findByText('Status ini tidak ada.')).toBeVisible();
    await press('Hapus perpindahan 1');
    await expect(screen.queryByText('Status ini tidak ada.')).toBeNull();
  },
};
export const NotSwitchedOff: Story = {
  args: status,
  parameters: { route: '/master/status?open=3', msw: masterScenarios.flowRefused },
  play: async () => {
    await dialogNamed('Survei');
    await press('Nonaktifkan');
    await dialogNamed('Nonaktifkan Status Pengajuan SURVEI?');
    await press('Nonaktifkan');
    await expect(await screen.findByText('Analisa, Disetujui tidak dapat dicapai dari Draf.')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { CONTRACT_TYPE } from './kinds/contractType';
import { FINANCE } from './kinds/finance';
import { OFFICE } from './kinds/office';
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
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' }, { timeout: 5000 })).toBeVisible();
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
  play: async ({ canvas }) => {
    await dialogNamed('Bank Pembangunan Daerah');
    await press('Nonaktifkan');
    await dialogNamed('Nonaktifkan Finance BPD?');
    await press('Nonaktifkan');
    await expect(await canvas.findByText('Finance BPD tidak lagi ditawarkan.')).toBeVisible();
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
  play: async ({ canvas }) => {
    await dialogNamed('BPR Mitra Sentosa');
    await press('Hapus');
    await dialogNamed('Hapus Finance BPR-MS?');
    await press('Hapus');
    await expect(await canvas.findByText('Finance BPR-MS terhapus.')).toBeVisible();
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

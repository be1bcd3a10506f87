import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { chooseFromMenu, openPageMenu } from '@/lib/mocks/chooseFromMenu';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { StoryUpload } from './mocks/StoryUpload';
import { useContractRequests } from './useContractRequests';
import {
  actionsOffline,
  actionsSlow,
  askedMeanwhile,
  askOffline,
  basisOffline,
  basisSlow,
  collectorRefused,
  ownRequestWaits,
  paidMeanwhile,
  planOffline,
  remainsChanged,
  requestWaits,
  orderWaits,
  restructureOutdated,
  restructureWaits,
  depositUnconfirmed,
  settledContract,
  takingOffline,
  takingPossible,
  unpaidContract,
} from './mocks/scenarios';

/** As a contract's page shows them: in its header's menu, and below it. */
function ContractRequests({ code }: { code: string }) {
  const { actions, shown } = useContractRequests(code, StoryUpload);
  return (
    <PageGrid>
      <PageHeader title="Detail Nasabah" menu={actions} />
      {shown}
    </PageGrid>
  );
}

/** On a contract: what may be asked for, or the request that waits. */
const meta = {
  title: 'Features/Requests/ContractRequests',
  component: ContractRequests,
  args: { code: 'JKT-2604-00118' },
  parameters: { frame: 960 },
} satisfies Meta<typeof ContractRequests>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (action: RegExp) => {
  await chooseFromMenu(action);
  await screen.findByRole('dialog');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Minta persetujuan' }));
const because = () => userEvent.type(screen.getByLabelText('Alasan'), 'Sesuai berkas nasabah');
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The menu says of what is not possible why. */
export const Default: Story = {
  play: async () => {
    const menu = within(await openPageMenu());
    await userEvent.click(await menu.findByRole('menuitem', { name: /^Tidak tersedia/ }));
    const refused = menu.getByRole('group', { name: 'Tidak ada titipan pada kontrak ini.' });
    await expect(within(refused).getByRole('menuitem', { name: 'Kembalikan titipan' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { msw: requestWaits, session: 'Penyetuju' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Eka Lestari meminta pembatalan pembayaran/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tinjau' }));
    await expect(await screen.findByRole('button', { name: 'Setujui' })).toBeVisible();
  },
};
/** Whoever asked may take it back, and nothing else. */
export const OwnWaiting: Story = {
  parameters: { msw: ownRequestWaits },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lihat' }));
    await expect(await screen.findByRole('button', { name: 'Tarik kembali' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tarik kembali' }));
    await isGone();
  },
};
export const Loading: Story = { parameters: { msw: actionsSlow } };
export const Offline: Story = {
  parameters: { msw: actionsOffline },
  play: async ({ canvas }) => void (await canvas.findByText(/Tindakan belum dapat dimuat/)),
};
/** Who may ask for nothing sees no menu. */
export const NoRights: Story = {
  parameters: { session: 'Kolektor' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.textContent).toBe('Detail Nasabah'));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const VoidsPayment: Story = {
  play: async () => {
    await open(/Batalkan pembayaran/);
    await send();
    await expect(await screen.findByText('Pilih pembayaran yang dibatalkan.')).toBeVisible();
    await expect(screen.getByText(/Tulis alasan/)).toBeVisible();
    await expect(screen.getByRole('radio', { name: /18 September 2026/ })).toBeDisabled();
    await expect(screen.getByRole('radio', { name: /20 November 2026/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: /20 November 2026/ }));
    await because();
    await send();
    await isGone();
  },
};
export const GivesDiscount: Story = {
  play: async () => {
    await open(/Beri potongan/);
    const [first] = screen.getAllByLabelText('Potongan denda');
    if (!first) throw new Error('No field');
    await userEvent.type(first, '500000');
    await because();
    await send();
    await expect(await screen.findByText('Dendanya Rp396.480.')).toBeVisible();
    await expect(first).toHaveFocus();
    await userEvent.clear(first);
    await userEvent.type(first, '196480');
    await send();
    await isGone();
  },
};
export const ChangesStatus: Story = {
  play: async () => {
    await open(/Ubah status/);
    await userEvent.click(screen.getByRole('radio', { name: /Hapus buku/ }));
    await because();
    await send();
    await isGone();
  },
};
/** What came by an unconfirmed transfer is not paid back yet: how much is, and what the rest waits for. */
export const DepositUnconfirmed: Story = {
  parameters: { msw: depositUnconfirmed },
  play: async () => {
    await open(/Kembalikan titipan/);
    await userEvent.type(screen.getByLabelText('Tunai'), '350000');
    await because();
    await send();
    await expect(
      await screen.findByText(/belum dikonfirmasi\. Yang dapat dikembalikan sekarang Rp50\.000/),
    ).toBeVisible();
  },
};
export const PaysDepositBack: Story = {
  parameters: { msw: settledContract },
  play: async () => {
    await open(/Kembalikan titipan/);
    await userEvent.type(screen.getByLabelText('Tunai'), '350001');
    await because();
    await send();
    await expect(await screen.findByText(/Paling banyak Rp350.000/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Tunai'));
    await userEvent.type(screen.getByLabelText('Tunai'), '350000');
    await send();
    await isGone();
  },
};
export const UndoesSettlement: Story = {
  parameters: { msw: settledContract },
  play: async () => {
    await open(/Batalkan pelunasan/);
    await expect(screen.getByText(/Pelunasan Rp17.204.000, 7 nota/)).toBeVisible();
    await because();
    await send();
    await isGone();
  },
};
export const CancelsContract: Story = {
  parameters: { msw: unpaidContract },
  play: async () => {
    await open(/Batalkan kontrak/);
    await expect(screen.getByText(/Hanya sebelum pembayaran pertama/)).toBeVisible();
    await send();
    await expect(await screen.findByText(/Tulis alasan/)).toBeVisible();
    await because();
    await send();
    await isGone();
  },
};
/** Not once something was paid: the menu says by which receipts, and so does the answer where it came in between. */
export const NotAfterAPayment: Story = {
  play: async () => {
    const menu = within(await openPageMenu());
    await userEvent.click(await menu.findByRole('menuitem', { name: /^Tidak tersedia/ }));
    await expect(menu.getByRole('menuitem', { name: 'Batalkan kontrak' })).toBeVisible();
    await expect(menu.getByText(/Sudah ada nota yang berlaku: JKT\/2605\/00012/)).toBeVisible();
  },
};
export const PaidMeanwhile: Story = {
  parameters: { msw: paidMeanwhile },
  play: async () => {
    await open(/Batalkan kontrak/);
    await because();
    await send();
    await expect(await screen.findByText(/Sudah ada nota yang berlaku: JKT\/2611\/00061/)).toBeVisible();
    await expect(screen.getByLabelText('Alasan')).toHaveValue('Sesuai berkas nasabah');
  },
};
/** The schedule is there as it is typed; what is sent is what was shown. */
export const Restructures: Story = {
  play: async () => {
    await open(/Restrukturisasi/);
    const tenor = await screen.findByLabelText('Tenor, bulan');
    await send();
    await expect(await screen.findByText('Tenornya 6 sampai 36 bulan.')).toBeVisible();
    await expect(tenor).toHaveFocus();
    await userEvent.type(tenor, '12');
    await expect(await screen.findByRole('row', { name: 'Pokok baru 5.362.900' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Dibebaskan/ }));
    await expect(await screen.findByRole('row', { name: 'Pokok baru 5.308.000' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Tanggal jatuh tempo'), 'Setiap tanggal 5');
    await expect(await screen.findByText('Angsuran pertama 5 Desember 2026.')).toBeVisible();
    await because();
    await send();
    await isGone();
  },
};
export const RestructureLoading: Story = {
  parameters: { msw: basisSlow },
  play: () => open(/Restrukturisasi/),
};
export const RestructureOffline: Story = {
  parameters: { msw: basisOffline },
  play: async () => {
    await open(/Restrukturisasi/);
    await expect(await screen.findByText('Tidak tersambung')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Minta persetujuan' })).toBeNull();
  },
};
/** The contract changed meanwhile: it is calculated again, and what was typed stays. */
export const RemainsChanged: Story = {
  parameters: { msw: remainsChanged },
  play: async () => {
    await open(/Restrukturisasi/);
    await userEvent.type(await screen.findByLabelText('Tenor, bulan'), '18');
    await because();
    await send();
    await expect(await screen.findByText(/Kontrak ini berubah sejak Anda membukanya/)).toBeVisible();
    await expect(screen.getByLabelText('Tenor, bulan')).toHaveValue('18');
  },
};
/** The approver sees the schedule that approving makes. */
export const ReviewsRestructure: Story = {
  parameters: { msw: restructureWaits, session: 'Penyetuju' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tinjau' }));
    await expect(await screen.findByRole('heading', { name: 'Kontrak pengganti' })).toBeVisible();
    await expect(screen.getByRole('table', { name: 'Jadwal angsuran' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Setujui' }));
    await isGone();
  },
};
export const ScheduleOffline: Story = {
  parameters: { msw: planOffline, session: 'Penyetuju' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tinjau' }));
    await expect(await screen.findByText('Tidak tersambung')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
  },
};
export const Outdated: Story = {
  parameters: { msw: restructureOutdated, session: 'Penyetuju' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tinjau' }));
    await expect(await screen.findByText(/Ada pembayaran atau potongan setelah/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
  },
};
/** Somebody else was first: who and when, and what was typed stays. */
export const AskedMeanwhile: Story = {
  parameters: { msw: askedMeanwhile },
  play: async () => {
    await open(/Ubah status/);
    await userEvent.click(screen.getByRole('radio', { name: /Hapus buku/ }));
    await because();
    await send();
    await expect(await screen.findByText(/sudah diminta oleh Sri Wahyuni/)).toBeVisible();
    await expect(screen.getByLabelText('Alasan')).toHaveValue('Sesuai berkas nasabah');
  },
};
export const AskOffline: Story = {
  parameters: { msw: askOffline },
  play: async () => {
    await open(/Ubah status/);
    await userEvent.click(screen.getByRole('radio', { name: /Hapus buku/ }));
    await because();
    await send();
    await expect(await screen.findByText('Permintaan belum terkirim')).toBeVisible();
  },
};

/** What is no date, amount or number is never sent: the field says so, keeps it and has the focus. */
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async () => {
    await open(/Beri potongan/);
    const [first] = screen.getAllByLabelText('Potongan denda');
    if (!first) throw new Error('No field');
    await userEvent.type(first, '100000');
    await because();
    await refusesNonsense('ActionDialog', { form: screen.getByRole('form') });
  },
};

/** The same where a restructure is asked for. */
export const RestructureRefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async () => {
    await open(/Restrukturisasi/);
    await userEvent.type(await screen.findByLabelText('Tenor, bulan'), '12');
    await because();
    await refusesNonsense('RestructureDialog', { form: screen.getByRole('form') });
  },
};

async function order() {
  await open(/Minta surat tugas penarikan/);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: /Kesepakatan wanprestasi/ }));
  await userEvent.type(dialog.getByLabelText(/Nomor kesepakatan/), 'KSP/118/XI/2026');
  await userEvent.type(dialog.getByLabelText(/Tanggal kesepakatan/), '12/11/2026');
  const file = new File(['%PDF-1.4'], 'kesepakatan.pdf', { type: 'application/pdf' });
  await userEvent.upload(dialog.getByLabelText('Pilih berkas Bukti dasar penarikan'), file);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Agus Firmansyah' }));
  await because();
}

/** Who has no certificate that holds can't be named. */
export const AsksForAnOrder: Story = {
  tags: ['no-picture'],
  parameters: { msw: takingPossible, session: 'Supervisor Kolektor' },
  play: async () => {
    await order();
    await expect(screen.getByRole('checkbox', { name: 'Rizky Ramadhan' })).toBeDisabled();
    await send();
    await isGone();
  },
};
/** The server's words stand beside the collectors until others are chosen. */
export const OrderRefused: Story = {
  parameters: { msw: collectorRefused, session: 'Supervisor Kolektor' },
  play: async () => {
    await order();
    await send();
    await expect(
      await screen.findByText(/Sertifikat Agus Firmansyah berlaku sampai 30 November/, {
        selector: '[data-part=error]',
      }),
    ).toBeVisible();
  },
};
export const OrderOffline: Story = {
  parameters: { msw: takingOffline, session: 'Supervisor Kolektor' },
  play: async () => {
    await open(/Minta surat tugas penarikan/);
    await expect(await screen.findByText('Tidak tersambung')).toBeVisible();
  },
};
export const OrderRefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { msw: takingPossible, session: 'Supervisor Kolektor' },
  play: async () => {
    await order();
    await refusesNonsense('ActionDialog', { form: screen.getByRole('form') });
  },
};
export const SellsTheUnit: Story = {
  tags: ['no-picture'],
  parameters: { msw: takingPossible, session: 'Supervisor Kolektor' },
  play: async () => {
    await open(/Jual unit/);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/Tanggal dijual/), '20/11/2026');
    await userEvent.type(dialog.getByLabelText(/Harga jual/), '9750000');
    await userEvent.type(dialog.getByLabelText(/Pembeli/), 'Lelang Sentosa');
    const file = new File(['%PDF-1.4'], 'bukti.pdf', { type: 'application/pdf' });
    await userEvent.upload(dialog.getByLabelText('Pilih berkas Bukti penjualan'), file);
    await because();
    await refusesNonsense('ActionDialog', { form: screen.getByRole('form') });
  },
};
/** Nobody approves before the paper was opened. */
export const DecidesAnOrder: Story = {
  tags: ['no-picture'],
  parameters: { msw: orderWaits, session: 'Penyetuju' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tinjau' }));
    await expect(await screen.findByRole('button', { name: 'Buka bukti dasar penarikan' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { getCredit } from '@/lib/contract/creditDetail';
import { chooseFromMenu } from '@/lib/mocks/chooseFromMenu';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { CreditDetail } from './CreditDetail';
import { buildWaitingDetail } from './mocks/buildApproval';
import { CreditRoutes } from './mocks/CreditRoutes';
import {
  changeWaits,
  openReceipt,
  receiptMissing,
  decisionsCounted,
  rejectFails,
  rejectMeetsAnother,
  withdrawTooLate,
  voidConflict,
  voidCounted,
  voidReceipt,
  voidRefused,
  voidRequestOffline,
  voidWaits,
} from './mocks/scenarios';

/** One receipt with the change that waits and its history. */
const meta = {
  title: 'Features/Credits/CreditDetail',
  component: CreditDetail,
  args: { id: 42, listHref: '/credit' },
  parameters: { frame: 1000, route: '/credit/42' },
  render: () => <CreditRoutes />,
} satisfies Meta<typeof CreditDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const loaded: Story['play'] = async ({ canvas }) => void (await canvas.findByText('Nota dibuat'));

export const Default: Story = { parameters: { msw: openReceipt }, play: loaded };
export const ChangeWaitsForAnApprover: Story = {
  parameters: { msw: changeWaits, session: 'Penyetuju' },
  beforeEach: () => localStorage.setItem('username', 'hendra.gunawan'),
  play: async ({ canvas }) => void (await canvas.findByText('Menunggu persetujuan', { selector: 'strong' })),
};
/** The maker is not the checker: whoever asked cannot decide. */
export const OwnRequestWaits: Story = {
  parameters: { msw: changeWaits, session: 'Direktur' },
  beforeEach: () => localStorage.setItem('username', 'sri.wahyuni'),
  play: async ({ canvas }) => {
    await canvas.findByText(/Anda meminta perubahan/);
    await expect(canvas.queryByRole('button', { name: 'Tinjau' })).toBeNull();
  },
};
export const Loading: Story = { parameters: { msw: [mockEndpoint(getCredit, () => never())] } };
export const Missing: Story = {
  parameters: { msw: receiptMissing },
  play: async ({ canvas }) => void (await canvas.findByText(/Nota tidak ditemukan\./)),
};
export const Offline: Story = {
  parameters: { msw: [mockEndpoint(getCredit, () => offline())] },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak tersambung')),
};
export const Forbidden: Story = {
  parameters: { msw: [mockEndpoint(getCredit, () => refuse(403, 'Nota ini milik kantor lain.'))] },
  play: async ({ canvas }) => void (await canvas.findByText(/Nota ini milik kantor lain\./)),
};

export const ApprovesFromTheReceipt: Story = {
  parameters: { msw: changeWaits, session: 'Penyetuju' },
  beforeEach: () => localStorage.setItem('username', 'hendra.gunawan'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tinjau' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Bila disetujui');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await dialog.findByText('Berhasil Approve Nota Pembayaran');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

let decided = false;
/** It was decided between the list and the press: said so, and nothing to approve. */
export const NothingWaitsAnyMore: Story = {
  parameters: { session: 'Penyetuju' },
  beforeEach: ({ msw }) => {
    decided = false;
    localStorage.setItem('username', 'hendra.gunawan');
    msw.use(mockEndpoint(getCredit, () => buildWaitingDetail(decided ? { waiting: null } : {})));
  },
  play: async ({ canvas }) => {
    const review = await canvas.findByRole('button', { name: 'Tinjau' });
    decided = true;
    await userEvent.click(review);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Sudah diputuskan');
    await expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

export const RejectsWithAReason: Story = {
  parameters: { msw: changeWaits, session: 'Penyetuju' },
  beforeEach: () => localStorage.setItem('username', 'hendra.gunawan'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tolak' }));
    await userEvent.type(await screen.findByLabelText('Alasan'), 'Bukti transfer belum ada.');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Tolak' }));
    await expect(await screen.findByText('Perubahan nota JKT/2611/00042 ditolak.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const decisions = decisionsCounted();
/** The decision names the request and the version that were read. */
export const RejectionNamesItsRequest: Story = {
  parameters: { msw: [...changeWaits, ...decisions.handlers], session: 'Penyetuju' },
  beforeEach: () => {
    decisions.sent.length = 0;
    localStorage.setItem('username', 'hendra.gunawan');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tolak' }));
    await screen.findByText(/Nasabah membayar sebagian lewat transfer, bukan tunai\.”/);
    await userEvent.type(screen.getByLabelText('Alasan'), 'Bukti transfer belum ada.');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Tolak' }));
    await waitFor(() =>
      expect(decisions.sent).toEqual([{ request_id: 42, version: 3, reason: 'Bukti transfer belum ada.' }]),
    );
    await expect(await screen.findByText(/^Perubahan nota JKT.* ditolak\./)).toBeVisible();
  },
};

/** Another request waits instead of the one that was read: it stays untouched, and is named. */
export const RejectionMeetsAnotherRequest: Story = {
  parameters: { msw: [...changeWaits, ...rejectMeetsAnother], session: 'Penyetuju' },
  beforeEach: () => localStorage.setItem('username', 'hendra.gunawan'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tolak' }));
    await userEvent.type(await screen.findByLabelText('Alasan'), 'Bukti transfer belum ada.');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Tolak' }));
    await screen.findByText(/sekarang menunggu permintaan perubahan lain dari Sri Wahyuni/);
  },
};

/** Whoever asked takes it back. */
export const WithdrawsOnesOwn: Story = {
  parameters: { msw: [...changeWaits, ...decisions.handlers], session: 'Kasir' },
  beforeEach: () => {
    decisions.sent.length = 0;
    localStorage.setItem('username', 'sri.wahyuni');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tarik permintaan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/Permintaan ini hilang dari daftar penyetuju/);
    await userEvent.click(dialog.getByRole('button', { name: 'Tarik permintaan' }));
    await resultHasFocus(/Permintaan perubahan nota JKT\/2611\/00042 ditarik\./);
    await expect(decisions.sent).toEqual([{ request_id: 42 }]);
    await waitFor(() => expect(canvas.queryByText('Menunggu persetujuan')).toBeNull());
  },
};

/** It was decided a moment before: said so, nothing is withdrawn. */
export const WithdrawsTooLate: Story = {
  parameters: { msw: [...changeWaits, ...withdrawTooLate], session: 'Kasir' },
  beforeEach: () => localStorage.setItem('username', 'sri.wahyuni'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tarik permintaan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Tarik permintaan' }));
    await dialog.findByText(/sudah disetujui oleh Hendra Gunawan/);
  },
};

/** A rejection that did not arrive keeps its reason, ready for another try. */
export const RejectionKeepsItsReason: Story = {
  parameters: { msw: [...changeWaits, ...rejectFails], session: 'Penyetuju' },
  beforeEach: () => localStorage.setItem('username', 'hendra.gunawan'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tolak' }));
    await userEvent.type(await screen.findByLabelText('Alasan'), 'Bukti transfer belum ada.');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Tolak' }));
    await screen.findByText(/Tidak tersambung ke server/);
    await expect(screen.getByLabelText('Alasan')).toHaveValue('Bukti transfer belum ada.');
  },
};

/** Void: who, when and why; nothing can be asked for any more. */
export const Void: Story = {
  parameters: { msw: voidReceipt },
  play: async ({ canvas }) => {
    await canvas.findByText('Nota dibatalkan');
    await expect(
      canvas.getByText(/Dibatalkan oleh Hendra Gunawan pada 20 November 2026, 14:01/),
    ).toBeVisible();
    await expect(canvas.queryByText('Minta perubahan')).toBeNull();
    await expect(canvas.queryByText('Minta pembatalan')).toBeNull();
  },
};

const askForVoid = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await canvas.findByText('Nota dibuat');
  await chooseFromMenu('Minta pembatalan');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Alasan'), 'Transfer ditolak bank.');
  await userEvent.click(dialog.getByRole('button', { name: 'Minta pembatalan' }));
  return dialog;
};

export const AsksForAVoid: Story = {
  parameters: { msw: openReceipt },
  play: async ({ canvas }) => {
    await askForVoid(canvas);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByText(/meminta pembatalan/);
    await expect(canvas.queryByRole('button', { name: 'Minta pembatalan' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Minta perubahan' })).toBeNull();
  },
};
export const VoidRequestIsRefusedInWords: Story = {
  parameters: { msw: voidRefused },
  play: async ({ canvas }) => {
    const dialog = await askForVoid(canvas);
    await dialog.findByText(/Batalkan dulu JKT\/2611\/00057/);
    await expect(dialog.getByLabelText('Alasan')).toHaveValue('Transfer ditolak bank.');
  },
};
export const VoidRequestKeepsItsReason: Story = {
  parameters: { msw: voidRequestOffline },
  play: async ({ canvas }) => {
    const dialog = await askForVoid(canvas);
    await dialog.findByText(/Tidak tersambung ke server/);
    await expect(dialog.getByLabelText('Alasan')).toHaveValue('Transfer ditolak bank.');
  },
};

const approver: Story = {
  parameters: { session: 'Penyetuju' },
  beforeEach: () => localStorage.setItem('username', 'hendra.gunawan'),
};

export const VoidWaitsForAnApprover: Story = {
  ...approver,
  parameters: { ...approver.parameters, msw: voidWaits },
  play: async ({ canvas }) => void (await canvas.findByText(/meminta pembatalan/)),
};

let counted = voidCounted();
/** Sent once, with the version that was read and a key; success only when the server said so. */
export const VoidsFromTheReceipt: Story = {
  ...approver,
  parameters: { ...approver.parameters, msw: voidWaits },
  beforeEach: ({ msw }) => {
    localStorage.setItem('username', 'hendra.gunawan');
    counted = voidCounted();
    msw.use(...counted.handlers);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tinjau' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'BATALKAN NOTA PEMBAYARAN' }));
    const button = dialog.getByRole('button', { name: 'Batalkan nota' });
    await waitFor(() => expect(button).toBeEnabled());
    button.click();
    button.click();
    await dialog.findByText('Berhasil Batalkan Nota Pembayaran');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(counted.sent).toHaveLength(1);
    await expect(counted.sent[0]?.body).toEqual({ request_id: 42, version: 3 });
    await expect(counted.sent[0]?.key).toBeTruthy();
  },
};

export const SomebodyVoidedItFirst: Story = {
  ...approver,
  parameters: { ...approver.parameters, msw: [...voidWaits, ...voidConflict] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tinjau' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'BATALKAN NOTA PEMBAYARAN' }));
    const button = dialog.getByRole('button', { name: 'Batalkan nota' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await dialog.findByText(/sudah disetujui oleh Hendra Gunawan/);
    await expect(dialog.queryByRole('button', { name: 'Batalkan nota' })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { getCredit } from '@/lib/contract/credits';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { CreditDetail } from './CreditDetail';
import { buildWaitingDetail } from './mocks/buildApproval';
import { CreditRoutes } from './mocks/CreditRoutes';
import { changeWaits, openReceipt, receiptMissing, rejectFails } from './mocks/scenarios';

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
  parameters: { msw: changeWaits, session: 'Penyetuju', visual: { disable: true } },
  beforeEach: () => localStorage.setItem('username', 'hendra.gunawan'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tinjau' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Approve' }));
    await dialog.findByText('Berhasil Approve Nota Pembayaran');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 });
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
  parameters: { msw: changeWaits, session: 'Penyetuju', visual: { disable: true } },
  beforeEach: () => localStorage.setItem('username', 'hendra.gunawan'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tolak' }));
    await userEvent.type(await screen.findByLabelText('Alasan'), 'Bukti transfer belum ada.');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Tolak' }));
    await expect(await screen.findByText('Perubahan nota JKT/2611/00042 ditolak.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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

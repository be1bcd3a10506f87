import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import {
  buildCancelConsequences,
  buildConsequences,
  buildLateHandover,
  buildCancelRequest,
  buildMoveConsequences,
  buildMoveRequest,
  buildOwnRequest,
  buildRequest,
  buildRequestDetail,
  buildRestructureConsequences,
} from '../mocks/buildRequest';
import { buildPlanned, buildRestructureRequest } from '../mocks/buildRestructure';
import { ProofOpener } from '@/components/ProofOpener/ProofOpener';
import {
  AGREEMENT,
  buildOrderRequest,
  buildSaleRequest,
  buildTakingConsequences,
} from '../mocks/buildTaking';
import { RestructureMade } from './RestructureMade';
import { ReviewDialog } from './ReviewDialog';

const LONG = 'Uang tunai ternyata dari nasabah lain dengan nama yang hampir sama. '.repeat(7).trim();

/** A request on a contract with what approving it would do now. */
const meta = {
  title: 'Features/Requests/ReviewDialog',
  component: ReviewDialog,
  args: {
    detail: buildRequestDetail(),
    contractHref: '/contract/JKT-2604-00118',
    onApprove: fn(),
    onReject: fn(),
    onWithdraw: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decidable: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Setujui' }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
  },
};
export const Own: Story = { args: { detail: buildRequestDetail({ request: buildOwnRequest() }) } };
/** Another office's clerk may read it, no more. */
export const ToReadOnly: Story = {
  args: { detail: buildRequestDetail({ request: buildRequest({ may_decide: false }) }) },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Tolak' })).toBeNull();
  },
};
/** It can no longer be approved: it says why, and can be rejected. */
export const Obstructed: Story = {
  args: {
    detail: buildRequestDetail({
      consequences: null,
      obstacle: 'Semua nota pembayaran ini sudah dibatalkan.',
    }),
  },
  play: async () => {
    await expect(await screen.findByText(/sudah dibatalkan/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Tolak' })).toBeVisible();
  },
};
const CANCELLING = buildRequestDetail({
  request: buildCancelRequest(),
  consequences: buildCancelConsequences(),
});

/** A contract ends before its first payment: no money moves. */
export const Cancelling: Story = {
  args: { detail: CANCELLING },
  play: async () => {
    await expect(await screen.findByRole('row', { name: 'Status Aktif Batal' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Setujui' })).toBeVisible();
  },
};
/** A collector's late money becomes notas of its own day; the cash is in the drawer already. */
export const LateHandover: Story = {
  args: {
    detail: buildRequestDetail({
      request: buildLateHandover(),
      consequences: buildConsequences({ penalty: { before: 45_000, after: 0 }, cash: [] }),
    }),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Setoran terlambat' })).toBeVisible();
    await expect(screen.getByText(/JKT\/K2611\/00226 Rp755.000/)).toBeVisible();
  },
};
/** It goes over to another office: no money moves, and only who sees both decides. */
export const MovingOffice: Story = {
  args: {
    detail: buildRequestDetail({ request: buildMoveRequest(), consequences: buildMoveConsequences() }),
  },
  play: async () => {
    await expect(await screen.findByRole('row', { name: 'Kantor Jakarta Bandung' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Setujui' })).toBeVisible();
  },
};
/** Another contract carries on: its schedule stands above what it does to the card. */
export const Restructuring: Story = {
  args: {
    detail: buildRequestDetail({
      request: buildRestructureRequest(),
      consequences: buildRestructureConsequences(),
    }),
    made: <RestructureMade planned={buildPlanned()} error={null} retrying={false} onRetry={fn()} />,
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Kontrak pengganti' })).toBeVisible();
    await expect(screen.getByRole('row', { name: 'Status Terlambat Restrukturisasi' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Setujui' })).toBeVisible();
  },
};
const proofOpener = (label: string) => (
  <ProofOpener
    proof={{ label, file: AGREEMENT }}
    opened={false}
    openFile={fn(() => Promise.resolve(null))}
    onOpened={fn()}
  />
);
/** A unit may be taken: nobody approves before the paper was opened. */
export const OrderingTheTaking: Story = {
  args: {
    detail: buildRequestDetail({ request: buildOrderRequest(), consequences: buildTakingConsequences() }),
    ...{ made: proofOpener('Bukti dasar penarikan'), incomplete: true },
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Surat tugas penarikan' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Tolak' })).toBeVisible();
  },
};
export const SellingTheUnit: Story = {
  args: {
    detail: buildRequestDetail({ request: buildSaleRequest(), consequences: buildTakingConsequences() }),
    ...{ made: proofOpener('Bukti penjualan'), incomplete: true },
  },
};
/** The contract allows it, but its principal is above what this title approves: it goes one higher. */
export const AboveTheLimit: Story = {
  args: {
    detail: {
      ...CANCELLING,
      obstacle: 'Pokok Rp28.500.000 di atas batas Anda, Rp20.000.000. Diputuskan oleh jabatan di atasnya.',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/di atas batas Anda/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Tolak' })).toBeVisible();
  },
};
/** A reason that was typed is not lost by Tutup or Esc: both ask. */
export const AsksBeforeTheReasonIsLost: Story = {
  tags: ['no-picture'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tolak' }));
    await userEvent.type(screen.getByLabelText('Alasan menolak'), 'Bukti belum ada');
    await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
    const [, leave] = screen.getAllByRole('button', { name: 'Tutup' });
    if (!leave) throw new Error('No button');
    await userEvent.click(leave);
    await userEvent.click(await screen.findByRole('button', { name: 'Lanjutkan mengisi' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    // The pressed button is gone; the dialog takes the focus back a moment later.
    screen.getByRole('region', { name: 'Permintaan' }).focus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Buang' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Decided: Story = {
  args: {
    detail: buildRequestDetail({
      request: buildRequest({
        status: 'REJECTED',
        may_decide: false,
        decided_by: { username: 'penyetuju.jkt', name: 'Hendra Gunawan' },
        decided_at: '2026-11-20T07:05:00.000Z',
        decision_reason: 'Uangnya memang diterima',
      }),
    }),
  },
};
export const Approving: Story = { args: { busy: 'approve' } };
export const Failed: Story = { args: { problem: 'Tidak tersambung. Periksa jaringan, lalu coba lagi.' } };
export const LongText: Story = {
  args: { detail: buildRequestDetail({ request: buildRequest({ reason: LONG }) }) },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

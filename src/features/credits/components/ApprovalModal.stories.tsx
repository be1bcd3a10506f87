import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildApproval, buildVoidApproval } from '../mocks/buildApproval';
import { buildRequestConsequences, buildVoidConsequences } from '../mocks/buildConsequences';
import { buildCredit } from '../mocks/buildCredit';
import { ApprovalModal } from './ApprovalModal';
import type { SubjectLinks } from './SubjectLink';

/** The approval modal (SPEC 2 and 4): who asks, why, and the previous beside the changed receipt. */
const meta = {
  title: 'Features/Credits/ApprovalModal',
  component: ApprovalModal,
  // Its page is written: stories/docs/pieces.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    approval: buildApproval(),
    phase: 'ready',
    onApprove: fn(),
    onFollow: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ApprovalModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (label: string) =>
  within(screen.getByRole('dialog')).getByRole('rowheader', { name: label }).closest('tr');

export const ManyFields: Story = {
  args: {
    approval: buildApproval({
      update: {
        date_payment: '2026-11-18',
        overdue: 8,
        penalty: 50_000,
        penalty_discount: 0,
        penalty_payment: 50_000,
        payment: 1_325_000,
        cash: 325_000,
        note: 'Tanggal bayar dan denda dibetulkan.',
      },
    }),
  },
};

export const OneField: Story = {
  args: { approval: buildApproval({ update: { note: 'Kwitansi kedua dicetak.' } }) },
  play: async () => {
    await expect(rowOf('Catatan (berubah)')).toHaveAttribute('data-changed');
    await expect(rowOf('Tunai')).not.toHaveAttribute('data-changed');
  },
};

const LINKS: SubjectLinks = {
  receipt: (id) => `/credit/${id}`,
  contract: (code) => `/contract/${code}`,
  card: (code) => `/payment/${code}`,
};
const known = { effect: { state: 'ready', found: buildRequestConsequences() }, links: LINKS } as const;
const linkTo = (name: string) => screen.getByRole('link', { name });

/** What approving does: calculated, while it is calculated, and when that failed. What it names can be opened. */
export const KnowsWhatItDoes: Story = {
  args: known,
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
    await expect(linkTo('Kartu piutang Bambang Sutrisno')).toHaveAttribute('href', '/payment/JKT-2604-00118');
    await expect(linkTo('JKT-2604-00118')).toHaveAttribute('href', '/contract/JKT-2604-00118');
    await expect(linkTo('JKT/2611/00042')).toHaveAttribute('href', '/credit/42');
  },
};
/** Without the right to open a record its name is plain text. */
export const OpensOnlyTheReceipt: Story = {
  args: { ...known, links: { receipt: LINKS.receipt } },
  play: async () => {
    await expect(screen.getAllByRole('link')).toHaveLength(1);
    await waitFor(() => expect(linkTo('JKT/2611/00042')).toBeVisible());
  },
};
export const OpensNothing: Story = {
  args: { ...known, links: {} },
  play: async () => {
    await expect(screen.queryByRole('link')).toBeNull();
    const subject = screen.getByText('JKT-2604-00118 · Honda Vario 125 · B 4821 KZT');
    await waitFor(() => expect(subject).toBeVisible());
  },
};
/** A plain press, and the ways to a new tab: none of them decides anything. */
export const TellsHowARecordIsOpened: Story = {
  args: known,
  tags: ['no-picture'],
  play: async ({ args }) => {
    const receipt = linkTo('JKT/2611/00042');
    await userEvent.click(receipt);
    await expect(args.onFollow).toHaveBeenLastCalledWith('/credit/42', false);
    // Held back here only so that the test browser opens no tab.
    for (const kind of ['click', 'auxclick', 'contextmenu'])
      receipt.addEventListener(kind, (event) => event.preventDefault());
    await fireEvent.click(receipt, { ctrlKey: true });
    await fireEvent.click(receipt, { metaKey: true });
    await fireEvent(receipt, new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }));
    await fireEvent.contextMenu(receipt);
    await expect(args.onFollow).toHaveBeenCalledTimes(5);
    await expect(args.onFollow).toHaveBeenLastCalledWith('/credit/42', true);
    await expect(args.onApprove).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
/** It begins at what decides nothing; Tab goes on as it is read: card, contract, what scrolls, receipt, decision. */
export const NamesByKeyboard: Story = {
  args: known,
  tags: ['no-picture'],
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Batal' })).toHaveFocus());
    const order = [
      dialog.getByRole('button', { name: 'Approve' }),
      dialog.getByRole('button', { name: 'Tutup' }),
      linkTo('Kartu piutang Bambang Sutrisno'),
      linkTo('JKT-2604-00118'),
      dialog.getByRole('region', { name: 'Permintaan perubahan' }),
      linkTo('JKT/2611/00042'),
    ];
    for (const stop of order) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('/credit/42', false);
    await expect(args.onApprove).not.toHaveBeenCalled();
  },
};
/** Long names go on in the next line, on a phone too; no identifier is cut. */
export const LongNames: Story = {
  args: {
    ...known,
    effect: {
      state: 'ready',
      found: buildRequestConsequences({
        contract: {
          code: 'JKT-2604-00118',
          customer_name: 'Raden Ajeng Siti Nurhaliza Putri Ayu Kusumaningrum Wijayanti Hadiningrat',
          vehicle: 'Mitsubishi Fuso Canter Super Capacity FE 84 GHDX Long Chassis 136 PS',
          plate_number: 'B 4821 KZT',
        },
      }),
    },
    approval: buildApproval({
      request_by: { username: 'fransiska', name: 'Fransiska Margaretha Tambunan Simanjuntak' },
    }),
  },
};
export const Calculating: Story = {
  args: { effect: { state: 'loading' } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  },
};
export const NotCalculated: Story = {
  args: {
    effect: {
      state: 'failed',
      message: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.',
      onRetry: fn(),
    },
  },
};
/** What it does is shown, and that somebody else decides it. */
export const ForAnotherTitle: Story = {
  args: {
    approval: buildVoidApproval(),
    effect: {
      state: 'ready',
      found: buildRequestConsequences({
        consequences: buildVoidConsequences(),
        obstacle:
          'Yang dilepas Rp1.250.000 bersama Rp9.000.000 yang Anda lepas untuk peminjam ini dalam 30 hari terakhir di atas batas Anda, Rp10.000.000. Diputuskan oleh jabatan di atasnya.',
      }),
    },
  },
  play: async () => {
    await expect(screen.getByText(/Diputuskan oleh jabatan di atasnya/)).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Batalkan/ })).toBeDisabled();
  },
};
/** The instalment is open again: penalty runs, a later receipt is split again. */
export const VoidWithItsConsequences: Story = {
  args: {
    approval: buildVoidApproval(),
    effect: {
      state: 'ready',
      found: buildRequestConsequences({ consequences: buildVoidConsequences() }),
    },
  },
};
export const ConsequencesOnAPhone: Story = {
  ...VoidWithItsConsequences,
  globals: { viewport: { value: 'phone' } },
};

export const NothingChanged: Story = {
  args: { approval: buildApproval({ update: {} }) },
};

export const LongNotes: Story = {
  args: {
    approval: buildApproval({
      update: {
        note: 'Nasabah datang pukul 08.40 membawa bukti transfer yang ditulis atas nama istrinya. Setelah dicocokkan dengan rekening koran, setoran Rp1.000.000 masuk pada 19 November 2026 dan sisanya dibayar tunai di kasir. Nomor referensi: TRX20261119BCA0000000000000000000000000000123456789.',
      },
      reason:
        'Bukti transfer baru diterima hari ini; pembukuan tunai kemarin harus dipindahkan ke transfer supaya kas kecil cocok dengan hitungan fisik pada penutupan hari.',
    }),
  },
};

export const NegativeAndEmptyAmounts: Story = {
  args: {
    approval: buildApproval({
      credit: buildCredit({ bank: null, collector_payment: null }),
      update: { cash: -335_000, bank: 0, penalty: null },
    }),
  },
};

/** A host that sends only what SPEC 3 shows: no reason, no time. */
export const BarePush: Story = {
  args: { approval: buildApproval({ reason: null, requested_at: null }) },
};

/** A void: the receipt is shown once, and the words never let 'Batal' mean two things. */
export const VoidRequest: Story = {
  args: { approval: buildVoidApproval() },
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'BATALKAN NOTA PEMBAYARAN' }));
    await expect(dialog.queryByRole('table')).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Batal' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Batalkan nota' }));
    await expect(args.onApprove).toHaveBeenCalledTimes(1);
  },
};
export const VoidSucceeded: Story = {
  args: { approval: buildVoidApproval(), phase: 'success' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Berhasil Batalkan Nota Pembayaran')).toBeVisible());
  },
};
export const VoidConflict: Story = {
  args: {
    approval: buildVoidApproval(),
    phase: 'conflict',
    message: 'Pembatalan ini sudah disetujui oleh Hendra Gunawan pada 20 November 2026, 14:02.',
  },
};
export const VoidOnAPhone: Story = { ...VoidRequest, globals: { viewport: { value: 'phone' } } };

/** While it is on its way nothing leads away from it. */
export const Waiting: Story = {
  args: { ...known, phase: 'sending' },
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.queryByRole('link')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Mohon Menunggu' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onApprove).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SuccessClosesByItself: Story = {
  args: { phase: 'success' },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('Berhasil Approve Nota Pembayaran')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1), { timeout: 2500 });
  },
};

export const FailedCanBeTriedAgain: Story = {
  args: {
    phase: 'failed',
    message:
      'Server terlalu lama menjawab. Coba lagi sebentar. Belum pasti apakah perubahan ini sudah diterapkan.',
  },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Gagal! Approve Nota Pembayaran');
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await expect(args.onApprove).toHaveBeenCalledTimes(1);
  },
};

export const Conflict: Story = {
  args: {
    phase: 'conflict',
    message: 'Perubahan ini sudah disetujui oleh Hendra Gunawan pada 20 November 2026, 14:02.',
  },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

export const DecidedElsewhere: Story = { args: { phase: 'gone' } };

export const QueueOfThree: Story = { args: { position: { place: 1, of: 3 } } };

/** 360 px: the values stand below their field; unchanged ones once. */
export const Phone: Story = {
  ...ManyFields,
  globals: { viewport: { value: 'phone' } },
};

export const BatalLeavesItWaiting: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onApprove).not.toHaveBeenCalled();
  },
};

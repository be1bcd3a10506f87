import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ApiError } from '@/lib/http/ApiError';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { buildApprovalRow, buildApprovalRows } from '../mocks/buildApprovalRow';
import {
  buildBpkbEvidence,
  buildCommissionEvidence,
  buildEvidence,
  buildHandOverEvidence,
  buildVoidEvidence,
  buildWriteOffEvidence,
} from '../mocks/buildEvidence';
import { DecisionDialog, type ShownLine } from './DecisionDialog';

const [receipt, contract, , partner, commission] = buildApprovalRows() as Required<
  [ShownLine['row'], ShownLine['row'], ShownLine['row'], ShownLine['row'], ShownLine['row']]
>;

const line = (over: Partial<ShownLine> = {}): ShownLine => ({
  ...{ row: receipt, evidence: buildEvidence(), error: null, reading: false, outcome: undefined },
  ...over,
});
const onPartner = line({
  row: partner,
  evidence: buildEvidence({
    facts: [
      { label: 'Bank', before: 'BCA', after: 'Mandiri' },
      { label: 'No. rekening', before: '5220304121', after: '1370012345678' },
    ],
  }),
});
const onContract = line({ row: contract, evidence: buildVoidEvidence() });
const onHandOver = line({
  row: buildApprovalRow({
    kind: 'CASH',
    request_id: 9,
    record: { type: 'cashier_day', id: '7/2026-11-20', label: '20 November 2026' },
    name: 'Sri Wahyuni',
    what: 'Penyerahan kas',
    summary: 'Rp2.840.000 disetor ke bank BCA, referensi 7781204.',
    reason: null,
  }),
  evidence: buildHandOverEvidence(),
});
const onShortage = line({
  row: buildApprovalRow({
    kind: 'CASH',
    request_id: 12,
    record: { type: 'handover', id: '9', label: 'JKT/S2611/00009' },
    card: null,
    name: 'Agus Firmansyah',
    what: 'Penghapusan kurang setor',
    summary: 'Rp50.000 dari setoran JKT/S2611/00009 tidak ditagih lagi.',
    reason: 'Selembar palsu, sudah dilaporkan ke bank',
  }),
  evidence: buildWriteOffEvidence(),
});
const onBook = line({
  row: buildApprovalRow({
    kind: 'BPKB',
    request_id: 71,
    record: { type: 'bpkb', id: '51', label: 'R-04821773' },
    card: 'JKT-2603-00118',
    name: 'Siti Rahmawati',
    what: 'BPKB tidak cocok',
    summary: 'Nomor rangka berbeda dari kontrak JKT-2603-00118.',
    reason: 'Dua angka tertukar pada form; gesekan rangka sama dengan bukunya.',
    amount: null,
  }),
  evidence: buildBpkbEvidence(),
});
const onCommission = line({ row: commission, evidence: buildCommissionEvidence() });

/** What is decided, what each comes to, and how each decision ended. */
const meta = {
  title: 'Features/Approvals/DecisionDialog',
  component: DecisionDialog,
  args: {
    lines: [line(), onPartner],
    busy: false,
    openFile: fn((): Promise<string | null> => Promise.resolve(null)),
    onApprove: fn(),
    onReject: fn(),
    onRead: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DecisionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Several: Story = {
  play: async ({ args }) => {
    await dialogNamed('Putuskan 2 permintaan');
    await press('Setujui 2');
    await expect(args.onApprove).toHaveBeenCalledWith(['RECEIPT-42', 'PARTNER-71']);
  },
};
export const One: Story = {
  args: { lines: [onContract] },
  play: async ({ args }) => {
    const dialog = within(await dialogNamed('Putuskan permintaan'));
    await expect(dialog.getByRole('row', { name: 'Sisa angsuran 11.328.000 19.824.000' })).toBeVisible();
    await press('Setujui');
    await expect(args.onApprove).toHaveBeenCalledWith(['CONTRACT-41']);
  },
};
/** Nobody approves what they have not seen. */
export const Reading: Story = {
  args: { lines: [line(), { ...onPartner, evidence: undefined, reading: true }] },
  play: async ({ args }) => {
    await dialogNamed('Putuskan 2 permintaan');
    await expect(screen.getByRole('button', { name: 'Setujui 2' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Tolak 1' })).toBeDisabled();
    await expect(args.onApprove).not.toHaveBeenCalled();
  },
};
/** The others can be decided. */
export const OneCouldNotBeRead: Story = {
  args: {
    lines: [
      line({ evidence: undefined, error: new ApiError({ kind: 'offline', status: 0 }) }),
      { ...onPartner, reading: false },
    ],
  },
  play: async ({ args }) => {
    await press('Periksa lagi');
    await expect(args.onRead).toHaveBeenCalledWith('RECEIPT-42');
    await press('Setujui 1');
    await expect(args.onApprove).toHaveBeenCalledWith(['PARTNER-71']);
  },
};
/** What a collector owes is written off: who, how much, why. */
export const ShortageWriteOff: Story = {
  args: { lines: [onShortage] },
  play: async () => {
    await dialogNamed('Putuskan permintaan');
    await expect(screen.getByText('Tidak ditagih lagi')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Setujui' })).toBeEnabled();
  },
};
/** Cash that went to the bank is approved once its slip was opened. */
export const SlipFirst: Story = {
  args: { lines: [onHandOver] },
  play: async () => {
    await dialogNamed('Putuskan permintaan');
    await expect(screen.getByRole('button', { name: 'Setujui' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Tolak' })).toBeEnabled();
  },
};
export const SlipOpened: Story = {
  args: { lines: [onHandOver] },
  play: async ({ args }) => {
    await press('Buka bukti setor');
    await expect(args.openFile).toHaveBeenCalledWith(expect.objectContaining({ id: 88 }));
    await screen.findByText('Bukti setor sudah dibuka');
    await press('Setujui');
    await expect(args.onApprove).toHaveBeenCalledWith(['CASH-9']);
  },
};
/** A book that differs: side by side, and every photo is opened first. */
export const BookDiffers: Story = {
  args: { lines: [onBook] },
  play: async ({ args }) => {
    await dialogNamed('Putuskan permintaan');
    await press('Buka foto BPKB 1');
    await screen.findByText('Foto BPKB 1 sudah dibuka');
    await expect(screen.getByRole('button', { name: 'Setujui' })).toBeDisabled();
    await press('Buka foto BPKB 2');
    await screen.findByText('Foto BPKB 2 sudah dibuka');
    await press('Setujui');
    await expect(args.onApprove).toHaveBeenCalledWith(['BPKB-71']);
  },
};
/** What nobody could look at is not approved; it can be rejected. */
export const SlipDoesNotOpen: Story = {
  args: {
    lines: [onHandOver],
    openFile: fn(() => Promise.resolve('Isi berkas ini tidak ada lagi di penyimpanan.')),
  },
  play: async () => {
    await press('Buka bukti setor');
    await screen.findByText('Bukti setor tidak terbuka');
    await expect(screen.getByRole('button', { name: 'Setujui' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Tolak' })).toBeEnabled();
  },
};
/** The others go on without it. */
export const SlipAmongOthers: Story = {
  tags: ['no-picture'],
  args: { lines: [line(), onHandOver] },
  play: async ({ args }) => {
    await press('Setujui 1');
    await expect(args.onApprove).toHaveBeenCalledWith(['RECEIPT-42']);
  },
};
export const SlipNarrow: Story = {
  args: { lines: [onHandOver] },
  globals: { viewport: { value: 'phone' } },
};
/** It goes one higher: it can be rejected, and is not among those that are approved. */
export const AboveTheLimit: Story = {
  args: {
    lines: [
      line({
        row: contract,
        evidence: buildVoidEvidence({
          obstacle:
            'Yang dilepas Rp8.496.000 di atas batas Anda, Rp5.000.000. Diputuskan oleh jabatan di atasnya.',
        }),
      }),
    ],
  },
  play: async () => {
    await dialogNamed('Putuskan permintaan');
    await expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Tolak' })).toBeEnabled();
  },
};
/** Commissions are taken back by rule, never rejected. */
export const NotRejected: Story = {
  args: { lines: [onCommission] },
  play: async () => {
    await dialogNamed('Putuskan permintaan');
    await expect(screen.queryByRole('button', { name: 'Tolak' })).toBeNull();
  },
};
/** One reason for all. */
export const Rejects: Story = {
  tags: ['no-picture'],
  args: { lines: [line(), onPartner, onCommission] },
  play: async ({ args }) => {
    await press('Tolak 2');
    const asking = within(await dialogNamed('Tolak 2 permintaan?'));
    await userEvent.click(asking.getByRole('button', { name: 'Tolak' }));
    await expect(await asking.findByText(/Tulis alasan/)).toBeVisible();
    await expect(args.onReject).not.toHaveBeenCalled();
    await userEvent.type(asking.getByLabelText('Alasan'), 'Bukti belum ada');
    await userEvent.click(asking.getByRole('button', { name: 'Tolak' }));
    await expect(args.onReject).toHaveBeenCalledWith(['RECEIPT-42', 'PARTNER-71'], 'Bukti belum ada');
  },
};
export const AskingWhy: Story = {
  play: async () => {
    await press('Tolak 2');
    await dialogNamed('Tolak 2 permintaan?');
  },
};
export const Sending: Story = {
  args: {
    lines: [
      line({ outcome: { step: 'done', verb: 'approve' } }),
      { ...onPartner, outcome: { step: 'sending' } },
    ],
    busy: true,
  },
};
/** What was decided is said at its line; what was not stays, with why, and can be tried again. */
export const PartlyDone: Story = {
  args: {
    lines: [
      line({ outcome: { step: 'done', verb: 'approve' } }),
      {
        ...onPartner,
        outcome: { step: 'failed', why: 'Agen ini berubah sejak Anda membukanya. Periksa lagi.' },
      },
      { ...onContract, outcome: { step: 'done', verb: 'reject' } },
    ],
  },
  play: async ({ args }) => {
    const dialog = within(await dialogNamed('Putuskan 3 permintaan'));
    await expect(dialog.getByText('Disetujui')).toBeVisible();
    await expect(dialog.getByText('Ditolak')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Belum diputuskan');
    await press('Setujui 1');
    await expect(args.onApprove).toHaveBeenCalledWith(['PARTNER-71']);
  },
};
export const NothingChanges: Story = { args: { lines: [line({ evidence: buildEvidence({ facts: [] }) })] } };
export const LongText: Story = {
  args: {
    lines: [
      line({
        row: buildApprovalRow({
          name: 'Raden Ajeng Kusumawardhani Prameswari Hadiningrat-Sastroamidjojo',
          reason: 'Uang tunai ternyata dari nasabah lain dengan nama yang hampir sama. '.repeat(7).trim(),
        }),
        evidence: buildVoidEvidence({
          facts: [{ label: 'Sisa angsuran', before: '1.117.190.787', after: '1.234.904.787' }],
        }),
      }),
    ],
  },
};
export const Narrow: Story = {
  args: { lines: [onContract, onPartner] },
  globals: { viewport: { value: 'phone' } },
};

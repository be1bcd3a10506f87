import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { BasisState } from '../domain/basisState';
import { formValuesOf } from '../domain/creditFormValues';
import { buildChangeBasis } from '../mocks/buildChangeBasis';
import { buildReceipt } from '../mocks/buildCredit';
import { CreditForm } from './CreditForm';

const basisOf = (receipt = buildReceipt()): BasisState => ({
  state: 'ready',
  basis: buildChangeBasis({}, receipt),
  refreshing: false,
  onRefresh: fn(),
});

/** Asks for a change of a receipt: what a person decides is typed, the rest is calculated as it is typed. */
const meta = {
  title: 'Features/Credits/CreditForm',
  component: CreditForm,
  parameters: { frame: 920 },
  args: { receipt: buildReceipt(), basis: basisOf(), onDraft: fn(), onSubmit: fn(), onDiscard: fn() },
} satisfies Meta<typeof CreditForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = {
  ...formValuesOf(buildReceipt()),
  cash: 35_000,
  bank: 1_300_000,
  reason: 'Nasabah membayar sebagian lewat transfer.',
};

export const Untouched: Story = {};
export const Draft: Story = { args: { draft: typed } };
export const Busy: Story = { args: { draft: typed, busy: true } };
export const Phone: Story = { args: { draft: typed }, globals: { viewport: { value: 'phone' } } };

const typeIn = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
/** A calculated row: now, after, and what is wrong with it. */
const rowOf = (canvas: Canvas, name: RegExp) => canvas.getByRole('row', { name });

/** Two days late instead of ten: penalty, split and days follow; nothing of them can be typed. */
export const CalculatesWhatFollows: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Jatuh tempo' })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Denda' })).toBeNull();
    await typeIn(canvas.getByLabelText('Tanggal bayar'), '12/11/2026');
    await expect(rowOf(canvas, /^Terlambat/)).toHaveTextContent(/10 hari2 hari/);
    // 1.250.000 × 0,5 % × 2 days; 2.500 of it is forgiven.
    await expect(rowOf(canvas, /^Denda/)).toHaveTextContent(/62\.50012\.500/);
    await expect(rowOf(canvas, /^Bayar denda/)).toHaveTextContent(/60\.00010\.000/);
    await expect(canvas.getByText(/Angsuran ke-7 akan kelebihan Rp50\.000/)).toBeVisible();
    await typeIn(canvas.getByLabelText('Tunai'), '285000');
    await expect(canvas.queryByText(/kelebihan/)).toBeNull();
    await userEvent.type(canvas.getByLabelText('Alasan'), 'Dibayar tanggal 12.');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim permintaan' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        date_payment: '2026-11-12',
        overdue: 2,
        penalty: 12_500,
        penalty_payment: 10_000,
        credit_payment: 1_250_000,
        cash: 285_000,
        payment: 1_285_000,
        date_maturity: '2026-11-10',
        date_invoice: '2026-11-20',
      }),
      'Dibayar tanggal 12.',
    );
  },
};

/** What is wrong with a calculated figure is mended in the money that it came from. */
export const SaysWhichLineIsPaidTooMuch: Story = {
  play: async ({ canvas, args }) => {
    const cash = canvas.getByLabelText('Tunai');
    await typeIn(cash, '435000');
    await expect(rowOf(canvas, /^Bayar angsuran/)).toHaveTextContent(
      'Angsuran ke-7 akan kelebihan Rp100.000: angsuran dan dendanya tidak sebanyak itu.',
    );
    await userEvent.type(canvas.getByLabelText('Alasan'), 'Uang dihitung ulang.');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim permintaan' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(cash).toHaveFocus();
    await expect(cash).toHaveValue('435.000');
  },
};

/** A part was paid from the customer's deposit: it stays, and counts. */
const fromDeposit = buildReceipt({ cash: 135_000, deposit: 200_000 });
export const PaidPartlyFromDeposit: Story = {
  args: { receipt: fromDeposit, basis: basisOf(fromDeposit) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Dari titipan')).toHaveAttribute('readonly');
    await typeIn(canvas.getByLabelText('Tunai'), '35000');
    await typeIn(canvas.getByLabelText('Transfer'), '1100000');
    await expect(rowOf(canvas, /^Total bayar/)).not.toHaveAttribute('data-changed');
    await userEvent.type(canvas.getByLabelText('Alasan'), 'Sebagian lewat transfer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim permintaan' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ cash: 35_000, bank: 1_100_000, payment: 1_335_000 }),
      'Sebagian lewat transfer.',
    );
  },
};

/** The money is in somebody's drawer: who took it is chosen from those who may. */
export const AnotherCashier: Story = {
  play: async ({ canvas, args }) => {
    const cashier = canvas.getByLabelText('Kasir');
    await expect(
      within(cashier)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Sri Wahyuni', 'Maya Anggraini', 'Rudi Hartono']);
    await userEvent.selectOptions(cashier, 'Rudi Hartono');
    await userEvent.type(canvas.getByLabelText('Alasan'), 'Diterima Rudi.');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim permintaan' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ cashier: 'Rudi Hartono', payment: 1_335_000 }),
      'Diterima Rudi.',
    );
  },
};

/** A name that is nobody's any more may stay; it cannot be chosen anew. */
const namesNobody = buildReceipt({ cashier: 'Orang Karangan' });
export const NamesNobody: Story = {
  args: {
    receipt: namesNobody,
    basis: basisOf(namesNobody),
    refused: {
      'update.cashier': 'Bukan nama orang yang menerima uang di kantor nota ini. Pilih dari daftar.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Kasir')).toHaveValue('Orang Karangan');
  },
};

/** The contract was settled early: only cashier, cash, transfer and note may change. */
export const ClosedContract: Story = {
  args: {
    basis: { state: 'ready', basis: buildChangeBasis({ closed: true }), refreshing: false, onRefresh: fn() },
  },
  play: async ({ canvas }) => {
    await typeIn(canvas.getByLabelText('Tanggal bayar'), '12/11/2026');
    await expect(canvas.getByLabelText('Tanggal bayar')).toHaveAccessibleDescription(
      'Kontraknya sudah ditutup: hanya kasir, tunai, transfer, dan catatan yang dapat diubah.',
    );
  },
};

/** The rules are on their way: what is typed is kept, sending waits. */
export const RulesOnTheirWay: Story = {
  args: { basis: { state: 'loading' }, draft: typed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Kirim permintaan' })).toBeDisabled();
    await expect(canvas.getByLabelText('Tunai')).toHaveValue('35.000');
  },
};

/** The rules did not come: said so, offered again; nothing is guessed. */
const retry = fn();
export const RulesNotLoaded: Story = {
  args: {
    basis: {
      state: 'failed',
      message: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.',
      onRetry: retry,
    },
    draft: typed,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Kirim permintaan' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Muat lagi' }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** A host that does not know the contract's rules: every figure is typed, and the sums are checked. */
export const EveryFigureTyped: Story = {
  args: { basis: { state: 'unknown' } },
  play: async ({ canvas, args }) => {
    await typeIn(canvas.getByLabelText('Tunai'), '35000');
    await expect(canvas.getByLabelText('Transfer')).toHaveAccessibleDescription(
      'Tunai + transfer Rp1.035.000, seharusnya Rp1.335.000: kurang Rp300.000.',
    );
    await typeIn(canvas.getByLabelText('Tanggal bayar'), '12/11/2026');
    await typeIn(canvas.getByLabelText('Biaya tagih'), '0');
    await expect(canvas.getByText('2 hari')).toBeVisible();
    await expect(canvas.getByText('Rp1.250.000 + Rp60.000 + Rp0')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim permintaan' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Transfer')).toHaveFocus();
  },
};
export const EveryFigureTypedWithDeposit: Story = {
  args: { receipt: fromDeposit, basis: { state: 'unknown' } },
  play: async ({ canvas }) => {
    await typeIn(canvas.getByLabelText('Tunai'), '35000');
    await expect(canvas.getByLabelText('Transfer')).toHaveAccessibleDescription(
      'Tunai + transfer + titipan Rp1.235.000, seharusnya Rp1.335.000: kurang Rp100.000.',
    );
    await typeIn(canvas.getByLabelText('Transfer'), '1100000');
    await expect(canvas.getByLabelText('Transfer')).not.toHaveAccessibleDescription();
  },
};

export const SendsTheWholeReceiptOnce: Story = {
  args: { draft: { ...typed, reason: '' } },
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Kirim permintaan' });
    await userEvent.click(send);
    await expect(canvas.getByLabelText('Alasan')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Alasan'), 'Bukan tunai.');
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ cash: 35_000, bank: 1_300_000, payment: 1_335_000, overdue: 10 }),
      'Bukan tunai.',
    );
  },
};

export const SendsNothingThatIsUnchanged: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Alasan'), 'Tidak ada apa-apa.');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim permintaan' }));
    await expect(canvas.getByText(/Belum ada yang diubah/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const refresh = fn();
/** The contract changed since it was calculated: the server's words stand at the row, and it can be calculated again. */
export const RefusedByTheServer: Story = {
  args: {
    draft: typed,
    basis: { state: 'ready', basis: buildChangeBasis(), refreshing: false, onRefresh: refresh },
    refused: {
      'update.penalty': 'Denda menurut aturan kontrak: Rp50.000.',
      'update.overdue': 'Harus 8 hari, dari jatuh tempo sampai tanggal bayar.',
    },
    problem: 'Isian belum benar. Periksa yang ditandai.',
  },
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, /^Denda/)).toHaveTextContent(/Rp50\.000/);
    await userEvent.click(canvas.getByRole('button', { name: 'Hitung ulang' }));
    await expect(refresh).toHaveBeenCalled();
  },
};

export const NotSent: Story = {
  args: { draft: typed, problem: 'Tidak tersambung ke server. Periksa jaringan, lalu coba lagi.' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { Receiving } from '@/lib/contract/officeAccounts';
import { emptyDraft, type PaymentDraft } from '../domain/paymentDraft';
import { previewPayment } from '../domain/previewPayment';
import { buildPaymentCard, ONE_ACCOUNT } from '../mocks/buildPaymentCard';
import { PaymentBar } from './PaymentBar';
import { PaymentForm } from './PaymentForm';
import { openExtras } from '../mocks/openExtras';

const shown = buildPaymentCard();
const drafted = (change: Partial<PaymentDraft> = {}) => {
  const draft = { ...emptyDraft(shown), ...change };
  return { draft, preview: previewPayment(shown, draft) };
};

/** The payment as it is typed, with the button that saves it, which stands outside (PaymentBar). */
const meta = {
  title: 'Features/Payments/PaymentForm',
  component: PaymentForm,
  args: {
    formId: 'pembayaran',
    ...drafted(),
    today: shown.as_of,
    cashier: 'Sri Wahyuni',
    receiving: shown.receiving,
    maxCollectorFee: shown.max_collector_fee,
    onChange: fn(),
    onSubmit: fn(),
  },
  parameters: { frame: 520 },
  render: function Typed(args) {
    const [draft, setDraft] = useState(args.draft);
    const preview =
      draft === args.draft ? args.preview : previewPayment({ ...shown, receiving: args.receiving }, draft);
    const handleChange = (change: Partial<PaymentDraft>) => {
      args.onChange(change);
      setDraft({ ...draft, ...change });
    };
    return (
      <>
        <PaymentForm {...args} {...{ draft, preview }} onChange={handleChange} />
        <PaymentBar
          formId={args.formId}
          preview={preview}
          received={draft.received}
          busy={args.busy ?? false}
        />
      </>
    );
  },
} satisfies Meta<typeof PaymentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan & cetak' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** Above what the office charges a receipt; the limit stands beside the field before anything is typed. */
export const FeeTooHigh: Story = {
  args: drafted({ collector_payment: 900_000 }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Biaya tagih')).toHaveAccessibleDescription(/Paling banyak Rp25\.000/);
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan & cetak' }));
    await expect(canvas.getByLabelText('Biaya tagih')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** What few payments need is folded; nothing of it is lost to the keyboard or to readers. */
export const ExtrasFolded: Story = {
  play: async ({ canvas }) => {
    const fold = canvas.getByRole('button', { name: /^Potongan & biaya/ });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByLabelText('Potongan denda')).not.toBeVisible();
    await userEvent.click(canvas.getByLabelText('Tanggal bayar'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(fold).toHaveFocus();
  },
};
/** Opened by a press; folded again it says what it holds. */
export const ExtrasOpened: Story = {
  play: async ({ canvas }) => {
    await openExtras(canvas);
    await userEvent.type(canvas.getByLabelText('Potongan denda'), '50000');
    const fold = canvas.getByRole('button', { name: /^Potongan & biaya/ });
    await userEvent.click(fold);
    await expect(canvas.getByLabelText('Potongan denda')).not.toBeVisible();
    await expect(fold).toHaveAccessibleName(/Potongan Rp50\.000/);
    await userEvent.click(fold);
    await expect(canvas.getByLabelText('Potongan denda')).toBeVisible();
  },
};
/** A draft that holds something of it opens it. */
export const ExtrasOpenForADraft: Story = {
  args: drafted({ note: 'Titipan istri', penalty_discount: 50_000 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Catatan')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Potongan & biaya/ }));
    await expect(canvas.getByText('Potongan Rp50.000 · Ada catatan')).toBeVisible();
  },
};
/** The server refuses what was folded away: it opens, and the field has the focus. */
export const ExtrasOpenForARefusal: Story = {
  args: drafted({ penalty_discount: 200_000 }),
  render: function Refusing(args) {
    const [asked, setAsked] = useState<'no' | 'busy' | 'refused'>('no');
    const handleSubmit = () => {
      setAsked('busy');
      setTimeout(() => setAsked('refused'), 60);
    };
    return (
      <>
        <PaymentForm
          {...args}
          busy={asked === 'busy'}
          refused={
            asked === 'refused' ? { penalty_discount: 'Batas Anda Rp100.000 untuk angsuran ke-6.' } : {}
          }
          onSubmit={handleSubmit}
        />
        <PaymentBar formId={args.formId} preview={args.preview} received={null} busy={asked === 'busy'} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const fold = canvas.getByRole('button', { name: /^Potongan & biaya/ });
    await userEvent.click(fold);
    await expect(canvas.getByLabelText('Potongan denda')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan & cetak' }));
    await waitFor(() => expect(canvas.getByLabelText('Potongan denda')).toHaveFocus());
    await expect(canvas.getByText('Batas Anda Rp100.000 untuk angsuran ke-6.')).toBeVisible();
    await userEvent.click(fold);
    await expect(canvas.getByLabelText('Potongan denda')).toBeVisible();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
  },
};
/** What a field cannot read is not folded away: the press leads to it. */
export const ExtrasStayForNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await openExtras(canvas);
    await userEvent.type(canvas.getByLabelText('Biaya tagih'), 'abc');
    await userEvent.click(canvas.getByRole('button', { name: /^Potongan & biaya/ }));
    await expect(canvas.getByLabelText('Biaya tagih')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan & cetak' }));
    await expect(canvas.getByLabelText('Biaya tagih')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const LinesChosen: Story = {
  args: drafted({ lines: [6, 7], cash: 1_000_000, note: 'Titipan istri' }),
};
/** Enter pays nothing, before and after something was typed: it goes on over the money to the button. */
export const EnterGoesOn: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Simpan & cetak' });
    for (const typed of ['', '2000000']) {
      await userEvent.click(canvas.getByLabelText('Jumlah bayar'));
      await userEvent.keyboard(`${typed}{Enter}`);
      await expect(canvas.getByLabelText('Tunai')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByLabelText('Uang diterima')).toHaveFocus();
      await userEvent.keyboard('2000000{Enter}');
      await expect(button).toHaveFocus();
    }
    await openExtras(canvas);
    await userEvent.click(canvas.getByLabelText('Potongan denda'));
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** Ctrl+Enter, which the button names, saves from every field, a note too; held down it saves once. */
export const CtrlEnterSaves: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Jumlah bayar'));
    await userEvent.keyboard('2000000{Control>}{Enter}{/Control}');
    const held = { key: 'Enter', ctrlKey: true, repeat: true };
    await fireEvent.keyDown(canvas.getByLabelText('Jumlah bayar'), held);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await openExtras(canvas);
    await userEvent.click(canvas.getByLabelText('Catatan'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByLabelText('Uang diterima'));
    await userEvent.keyboard('1,5{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(canvas.getByLabelText('Uang diterima')).toHaveFocus();
    await expect(canvas.getByText(/^“1,5” meragukan/)).toBeVisible();
  },
};
/** What is wrong stands beside its field, and nothing is sent. */
export const Wrong: Story = {
  args: drafted({
    date_payment: '2026-11-21',
    amount: 90_000_000,
    cash: 95_000_000,
    penalty_discount: 900_000,
  }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan & cetak' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Tidak boleh setelah hari ini.')).toBeVisible();
  },
};
/** A transfer of today without its reference: it is asked for, and nothing is sent. */
export const NoReference: Story = {
  args: drafted({ cash: 0 }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan & cetak' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Wajib diisi, paling sedikit 3 huruf atau angka.')).toBeVisible();
    await expect(canvas.getByLabelText('No. referensi bank')).toHaveFocus();
  },
};
/** Of an earlier day: a transfer, whose reference must be there. */
export const EarlierTransfer: Story = {
  args: drafted({ date_payment: '2026-11-10' }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan & cetak' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Wajib diisi, paling sedikit 3 huruf atau angka.')).toBeVisible();
  },
};
/** Cash of an earlier day: which ways there are, and a second person is asked. */
export const EarlierCash: Story = {
  args: drafted({ date_payment: '2026-11-10', cash: 2_832_000 + 254_880 }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Uang tunai bertanggal hari ini/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Minta persetujuan' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Wajib diisi, paling sedikit 5 huruf.')).toBeVisible();
    await expect(canvas.getByLabelText('Alasan minta persetujuan')).toHaveFocus();
  },
};
/** A discount above the limit of the title: it is named, and a second person is asked. */
export const AboveLimit: Story = {
  args: (() => {
    const card = buildPaymentCard({ mayForgive: { credit_bp: 0, penalty_bp: 5000 } });
    const draft = { ...emptyDraft(card), penalty_discount: 396_480, reason: 'Nasabah terkena banjir' };
    return { draft, preview: previewPayment(card, draft) };
  })(),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Batas Anda Rp198\.240/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Minta persetujuan' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** A transfer dated further back than the title goes alone: since when it may be, and a second person is asked. */
export const TransferOfLongAgo: Story = {
  args: (() => {
    const card = buildPaymentCard({ daysBack: 7 });
    const draft = {
      ...emptyDraft(card),
      date_payment: '2026-11-02',
      bank_reference: 'BCA 77120',
      reason: 'Mutasi bank terlambat diterima',
    };
    return { draft, preview: previewPayment(card, draft) };
  })(),
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/^Jabatan Anda mencatat transfer paling lama 13 November 2026\./),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Minta persetujuan' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** A transfer as it is typed where the office receives on these accounts. */
const onAccounts = (receiving: Receiving, change: Partial<PaymentDraft> = {}) => {
  const card = buildPaymentCard({ receiving });
  const draft = { ...emptyDraft(card), cash: 0, bank_reference: 'BCA 77120', ...change };
  return { draft, preview: previewPayment(card, draft), receiving };
};
const TWO_ACCOUNTS: Receiving = {
  accounts: [
    ...ONE_ACCOUNT.accounts,
    { id: 2, bank: 'Bank Mandiri', number: '1230009876543', holder: 'PT Angsur Pembiayaan' },
  ],
  required: true,
};
/** The only account of the office is preset. */
export const OneAccount: Story = {
  args: onAccounts(ONE_ACCOUNT),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Rekening penerima')).toHaveDisplayValue(/^BCA 0351234567/);
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan & cetak' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** Of several one has to be chosen. */
export const AccountNotChosen: Story = {
  args: onAccounts(TWO_ACCOUNTS),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan & cetak' }));
    await expect(canvas.getByText(/^Wajib diisi: pilih/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Rekening penerima'), '2');
    await expect(args.onChange).toHaveBeenCalledWith({ bank_account: 2 });
  },
};
/** An office that never had an account: the transfer is taken by its reference, and the form says who adds one. */
export const NoAccountYet: Story = {
  args: onAccounts({ accounts: [], required: false }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Kantor ini belum punya rekening penerima/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan & cetak' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** All accounts of the office were taken out. */
export const NoAccountInForce: Story = {
  args: onAccounts({ accounts: [], required: true }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/jadi transfer tidak diterima/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan & cetak' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** More than all that is owed: less is taken, or the rest is kept. */
export const OverPaid: Story = {
  args: drafted({ amount: 30_000_000 }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan sebagai titipan' }));
    await expect(args.onChange).toHaveBeenCalledWith({ keepsRest: true, deposit_used: null });
    await userEvent.click(canvas.getByRole('button', { name: /^Turunkan ke/ }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const RestKept: Story = { args: drafted({ amount: 30_000_000, keepsRest: true }) };
/** The customer has a deposit; it is offered. */
export const WithDeposit: Story = {
  args: { depositBalance: 300_000 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai titipan Rp300.000' }));
    await expect(args.onChange).toHaveBeenCalledWith({ deposit_used: 300_000 });
  },
};
export const DepositUsed: Story = {
  args: (() => {
    const card = buildPaymentCard({ deposit: 300_000 });
    const draft = { ...emptyDraft(card), deposit_used: 300_000 };
    return { draft, preview: previewPayment(card, draft), depositBalance: 300_000 };
  })(),
};
/** What was handed over, and the change. */
export const Change: Story = {
  args: drafted({ received: 3_300_000 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kembalian Rp71.520.')).toBeVisible();
  },
};
export const Saving: Story = { args: { busy: true } };

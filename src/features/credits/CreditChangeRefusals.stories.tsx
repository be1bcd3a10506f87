import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CreditChange } from './CreditChange';
import { formValuesOf } from './domain/creditFormValues';
import { countedReceipt } from './mocks/buildChangeBasis';
import { holdsAgainstTheRules, lateWorld, twiceWorld, type RuledWorld } from './mocks/changeRules';
import { CreditRoutes } from './mocks/CreditRoutes';

/** Each rule of a change of a receipt, refused with the server's words beside its field; what was typed stays. */
const meta = {
  title: 'Features/Credits/CreditChangeRefusals',
  component: CreditChange,
  args: { id: 42, onDone: () => {} },
  parameters: { frame: 920, route: '/credit/42/change' },
  render: () => <CreditRoutes />,
} satisfies Meta<typeof CreditChange>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function typeIn(canvas: Canvas, label: string, text: string) {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
async function send(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Alasan'), 'Salah ketik.');
  await userEvent.click(canvas.getByRole('button', { name: 'Kirim permintaan' }));
}

/** On a host that does not tell the form its rules: typed, sent, refused beside `field`, and everything typed is there. */
function refused(world: RuledWorld, typed: Record<string, string>, field: string, words: string): Story {
  return {
    parameters: { msw: holdsAgainstTheRules(world, () => null) },
    play: async ({ canvas }) => {
      await canvas.findByLabelText('Bayar angsuran');
      for (const [label, text] of Object.entries(typed)) await typeIn(canvas, label, text);
      await send(canvas);
      await canvas.findByText('Permintaan belum terkirim');
      await expect(canvas.getByLabelText(field)).toHaveAccessibleDescription(words);
      for (const [label, text] of Object.entries(typed)) {
        await expect(canvas.getByLabelText<HTMLInputElement>(label).value.replaceAll('.', '')).toBe(text);
      }
      await expect(canvas.getByLabelText('Alasan')).toHaveValue('Salah ketik.');
    },
  };
}

export const MoreThanTheLineHolds: Story = refused(
  twiceWorld(),
  { 'Bayar angsuran': '540000', Tunai: '540000' },
  'Bayar angsuran',
  'Angsuran ke-7 akan kelebihan Rp340.000: angsuran dan dendanya tidak sebanyak itu.',
);
export const DiscountOnWhatAnotherReceiptPaid: Story = refused(
  twiceWorld(),
  { 'Potongan angsuran': '50000' },
  'Bayar angsuran',
  'Angsuran ke-7 akan kelebihan Rp50.000: angsuran dan dendanya tidak sebanyak itu.',
);
export const PaidBeforeTheContract: Story = refused(
  twiceWorld(),
  { 'Tanggal bayar': '01/05/1999' },
  'Tanggal bayar',
  'Tidak boleh sebelum tanggal kontrak, 10 April 2026.',
);
export const PaidInTheFuture: Story = refused(
  lateWorld(),
  { 'Tanggal bayar': '05/12/2026' },
  'Tanggal bayar',
  'Tidak boleh setelah hari ini.',
);
export const DueOnAnotherDay: Story = refused(
  lateWorld(),
  { 'Jatuh tempo': '15/11/2026' },
  'Jatuh tempo',
  'Angsuran ke-7 jatuh tempo 10 November 2026 menurut jadwal.',
);
export const AnotherInstalment: Story = refused(
  lateWorld(),
  { Angsuran: '99000000' },
  'Angsuran',
  'Sisa angsuran ke-7 sebelum nota ini: Rp1.250.000.',
);
export const AnotherPenalty: Story = refused(
  lateWorld(),
  { Denda: '62600' },
  'Denda',
  'Denda menurut aturan kontrak: Rp62.500.',
);
export const SplitInAnotherOrder: Story = refused(
  lateWorld(),
  { 'Bayar denda': '50000', Tunai: '325000' },
  'Bayar denda',
  'Menurut urutan kontrak: Rp60.000.',
);
export const NothingPaid: Story = refused(
  twiceWorld(),
  { 'Bayar angsuran': '0', Tunai: '0' },
  'Bayar angsuran',
  'Nota harus membayar angsuran atau denda. Minta pembatalannya.',
);
export const ContractClosed: Story = refused(
  lateWorld({ closed: true }),
  { 'Potongan denda': '1000' },
  'Potongan denda',
  'Kontraknya sudah ditutup: hanya kasir, tunai, transfer, dan catatan yang dapat diubah.',
);

/** Kept by an earlier version of the app, in which the day of entry could be typed. */
export const AnotherDayOfEntry: Story = {
  ...refused(lateWorld(), {}, 'Tanggal entri', 'Tidak dapat diubah: nota dicatat pada hari itu.'),
  beforeEach: () => {
    const base = formValuesOf(lateWorld().receipt);
    const values = { ...base, date_invoice: '2026-11-21' };
    sessionStorage.setItem('angsur.7.nota.draf.42', JSON.stringify({ values, base }));
  },
};

let posted = false;
/**
 * The form knew the rules, and another receipt was posted on the line meanwhile: the words stand at the calculated rows,
 * and calculating again shows what is open now.
 */
export const LineChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    posted = false;
    const { receipt, basis } = lateWorld();
    const other = {
      ...countedReceipt(receipt),
      ...{
        invoice: 'JKT/2611/00061',
        transaction_to: 2,
        date_payment: '2026-11-09',
        credit_payment: 200_000,
      },
      ...{ overdue: 0, penalty: 0, penalty_discount: 0, penalty_payment: 0 },
    };
    const now = { ...basis, receipts: [...basis.receipts, other] };
    msw.use(...holdsAgainstTheRules({ receipt, basis: now }, () => (posted ? now : basis)));
  },
  play: async ({ canvas, step }) => {
    const rowOf = (name: RegExp) => canvas.getByRole('row', { name });
    await step('What is typed is right by what the form knows', async () => {
      await typeIn(canvas, 'Tunai', '235000');
      await waitFor(() => expect(rowOf(/^Bayar angsuran/)).toHaveTextContent('1.150.000'));
      posted = true;
      await send(canvas);
    });
    await step('The server knows more, and says so at the rows', async () => {
      await canvas.findByText('Permintaan belum terkirim');
      await expect(rowOf(/^Angsuran/)).toHaveTextContent('Sisa angsuran ke-7 sebelum nota ini: Rp1.050.000.');
      await expect(rowOf(/^Denda/)).toHaveTextContent('Denda menurut aturan kontrak: Rp52.500.');
    });
    await step('Calculated again, the rows show what is open now; what was typed stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hitung ulang' }));
      await waitFor(() => expect(rowOf(/^Angsuran/)).toHaveTextContent(/1\.250\.0001\.050\.000/));
      await expect(rowOf(/^Bayar angsuran/)).toHaveTextContent(/akan kelebihan/);
      await expect(canvas.getByLabelText('Tunai')).toHaveValue('235.000');
    });
  },
};

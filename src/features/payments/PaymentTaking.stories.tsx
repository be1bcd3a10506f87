import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { printsOn } from '@/lib/mocks/printing';
import { PaymentTaken } from './PaymentTaken';
import { PaymentTaking, type PaymentTakingProps, type TakenPayment } from './PaymentTaking';
import { buildPaymentCard } from './mocks/buildPaymentCard';
import { openExtras } from './mocks/openExtras';
import { askAnswerLost, askedMeanwhile, paymentRefused, sessionOver } from './mocks/scenarios';

/** With the papers that whoever shows the card lays over it. */
function Counter(props: PaymentTakingProps) {
  const [taken, setTaken] = useState<TakenPayment | null>(null);
  return (
    <>
      <PaymentTaking {...props} showsTaken={taken !== null} onTaken={setTaken} />
      {taken && <PaymentTaken taken={taken} searchHref="/payment" onClose={() => setTaken(null)} />}
    </>
  );
}

/** Away and back, as when another page is opened. */
function Left(props: PaymentTakingProps) {
  const [here, setHere] = useState(true);
  return (
    <>
      <label>
        <input type="checkbox" checked={here} onChange={() => setHere(!here)} /> Di layar
      </label>
      {here && <Counter {...props} />}
    </>
  );
}

/** The payment on a card: what is sent, asked for and refused. */
const meta = {
  title: 'Features/Payments/PaymentTaking',
  component: PaymentTaking,
  args: { shown: buildPaymentCard(), onTaken: fn() },
  render: (args) => <Counter {...args} />,
  decorators: [
    (Story) => (
      <ToastProvider stay={3_600_000}>
        <Story />
      </ToastProvider>
    ),
  ],
  parameters: { frame: 1030, route: '/payment/JKT-2604-00118' },
  beforeEach: () => printsOn('A5'),
} satisfies Meta<typeof PaymentTaking>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Simpan & cetak' }));
const ask = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Minta persetujuan' }));
const fill = async (canvas: Canvas, label: string, text: string) => {
  const field = canvas.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const posted = async () => within(await screen.findByRole('dialog', { name: 'Pembayaran tersimpan' }));

/** May forgive half of the penalty alone. */
const limited = { shown: buildPaymentCard({ mayForgive: { credit_bp: 0, penalty_bp: 5000 } }) };
const forgiveAll = async (canvas: Canvas) => {
  await openExtras(canvas);
  await fill(canvas, 'Potongan denda', '396480');
  await fill(canvas, 'Alasan minta persetujuan', 'Nasabah terkena banjir');
};

/** The whole penalty is forgiven, above the limit: it waits for a second person, and the form is empty again. */
export const Asked: Story = {
  args: limited,
  play: async ({ canvas }) => {
    await forgiveAll(canvas);
    await ask(canvas);
    await resultHasFocus(/Permintaan pembayaran terkirim/);
    await expect(canvas.getByLabelText('Potongan denda')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Simpan & cetak' })).toBeVisible();
  },
};
/** One waits already: the payment that needs one says so, with who asked and when, instead of offering a second. */
export const AnotherWaits: Story = {
  args: {
    ...limited,
    waiting: {
      request_by: { username: 'eka.lestari', name: 'Eka Lestari' },
      requested_at: '2026-11-20T07:02:00.000Z',
      may_withdraw: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Simpan & cetak' })).toBeEnabled();
    await forgiveAll(canvas);
    await canvas.findByText(/sesudah permintaan Eka Lestari pada 20 November 2026, 14:02 diputuskan/);
    await expect(canvas.getByRole('button', { name: 'Minta persetujuan' })).toBeDisabled();
  },
};
/** One came in between: who asked and when; what was typed stays. */
export const OneWaitsAlready: Story = {
  args: limited,
  parameters: { msw: askedMeanwhile },
  play: async ({ canvas }) => {
    await forgiveAll(canvas);
    await ask(canvas);
    await canvas.findByText(/sudah diminta oleh Eka Lestari pada 20 November 2026, 14:02/);
    await expect(canvas.getByLabelText('Alasan minta persetujuan')).toHaveValue('Nasabah terkena banjir');
  },
};
let keys: (string | null)[] = [];
/** No answer came: asking again carries the same key, so that one request waits. */
export const AskAnswerLost: Story = {
  args: limited,
  beforeEach: ({ msw }) => {
    const lost = askAnswerLost();
    keys = lost.keys;
    msw.use(...lost.handlers);
  },
  play: async ({ canvas }) => {
    await forgiveAll(canvas);
    await ask(canvas);
    await canvas.findByText('Permintaan belum terkirim');
    await ask(canvas);
    await resultHasFocus(/Permintaan pembayaran terkirim/);
    await expect(keys[0]).toBeTruthy();
    await expect(keys).toEqual([keys[0], keys[0]]);
  },
};
/** A limit that was lowered meanwhile: the server's words stand at the field until it is another amount. */
export const LimitRefused: Story = {
  parameters: {
    msw: paymentRefused({
      penalty_discount: 'Batas Anda Rp100.000 untuk angsuran ke-6. Di atasnya perlu persetujuan.',
    }),
  },
  play: async ({ canvas }) => {
    await openExtras(canvas);
    await fill(canvas, 'Potongan denda', '200000');
    await save(canvas);
    await canvas.findByText(/^Batas Anda Rp100\.000/);
    await fill(canvas, 'Potongan denda', '100000');
    await waitFor(() => expect(canvas.queryByText(/^Batas Anda/)).toBeNull());
  },
};
/** Of an earlier day: what the server says of the reference and of the day. */
export const EarlierDayRefused: Story = {
  parameters: {
    msw: paymentRefused({
      bank_reference: 'Nomor ini sudah dipakai nota lain.',
      date_payment: 'Uang tunai bertanggal hari ini.',
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas, 'Tunai', '0');
    await fill(canvas, 'No. referensi bank', 'BCA 7781');
    await save(canvas);
    await expect(await canvas.findByText(/^Nomor ini sudah dipakai/)).toBeVisible();
    await expect(canvas.getByText('Uang tunai bertanggal hari ini.')).toBeVisible();
  },
};
/** The deposit was used at another counter meanwhile. */
export const DepositRefused: Story = {
  args: { shown: buildPaymentCard({ deposit: 300_000 }) },
  parameters: { msw: paymentRefused({ deposit_used: 'Titipan hanya Rp50.000.' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai titipan Rp300.000' }));
    await save(canvas);
    await expect(await canvas.findByText('Titipan hanya Rp50.000.')).toBeVisible();
    await expect(canvas.getByLabelText('Dari titipan')).toHaveValue('300.000');
  },
};
/** What has no field of its own is told above the form. */
export const RefusedWithoutField: Story = {
  parameters: { msw: paymentRefused({ shares: 'Pembagian ini bukan yang dihitung server.' }) },
  play: async ({ canvas }) => {
    await save(canvas);
    await canvas.findByText(/Pembagian ini bukan yang dihitung server\./);
  },
};
/** Banknotes that do not suffice are not taken. */
export const TooFewBanknotes: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, 'Uang diterima', '3000000');
    await save(canvas);
    await expect(canvas.getByText('Kurang Rp228.480.')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
/** The change is told once more when the payment is written. */
export const ChangeToHandBack: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, 'Uang diterima', '3300000');
    await expect(canvas.getByText('Kembalian Rp71.520.')).toBeVisible();
    await save(canvas);
    await expect((await posted()).getByText('Rp71.520')).toBeVisible();
  },
};
/** Left and come back to: what was typed stands there, and can be dropped. A sent one is not brought back. */
export const BroughtBack: Story = {
  render: (args) => <Left {...args} />,
  play: async ({ canvas, step }) => {
    const leave = async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Di layar' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Di layar' }));
    };
    const amount = () => canvas.getByLabelText('Jumlah bayar');
    await step('Dropped, it stays dropped', async () => {
      await fill(canvas, 'Jumlah bayar', '500000');
      await leave();
      await expect(amount()).toHaveValue('500.000');
      await userEvent.click(canvas.getByRole('button', { name: 'Kosongkan' }));
      await leave();
      await expect(amount()).toHaveValue('3.228.480');
    });
    await step('Saved, nothing comes back', async () => {
      await fill(canvas, 'Jumlah bayar', '500000');
      await save(canvas);
      await posted();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await leave();
      await expect(amount()).toHaveValue('3.228.480');
    });
    await step('Brought back', async () => {
      await fill(canvas, 'Jumlah bayar', '750000');
      await leave();
      await expect(canvas.getByText('Yang Anda ketik tadi masih ada')).toBeVisible();
      await expect(amount()).toHaveValue('750.000');
    });
  },
};
/** Refused because the session is over: it waits in this tab, as the page of leaving says. */
export const BroughtBackAfterTheSession: Story = {
  tags: ['no-picture'],
  parameters: { msw: sessionOver },
  render: (args) => <Left {...args} />,
  play: async ({ canvas }) => {
    await fill(canvas, 'Jumlah bayar', '500000');
    await save(canvas);
    await expect(await canvas.findByText('Pembayaran belum tersimpan')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Di layar' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Di layar' }));
    await expect(canvas.getByText('Yang Anda ketik tadi masih ada')).toBeVisible();
    await expect(canvas.getByLabelText('Jumlah bayar')).toHaveValue('500.000');
  },
};
/** More than all that is owed, kept for the customer. */
export const LeavesDeposit: Story = {
  args: { shown: buildPaymentCard({ paid: 11 }) },
  play: async ({ canvas }) => {
    await fill(canvas, 'Jumlah bayar', '3000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan sebagai titipan' }));
    await save(canvas);
    const dialog = await posted();
    await expect(dialog.getByText('Menjadi titipan')).toBeVisible();
    await expect(dialog.getByText('Rp168.000')).toBeVisible();
  },
};

const phone = { viewport: { value: 'phone' } };
const bar = (canvas: Canvas) => canvas.getByRole('group', { name: 'Yang dibayar' });
const isAtTheFoot = (canvas: Canvas) => getComputedStyle(bar(canvas)).position === 'sticky';
/** Taller than a phone: the amount is not in view when the card comes. */
const tallHead = { children: <div style={{ minHeight: 1200 }}>Kepala kartu</div> };

/** On a phone nobody is asked to save an amount that was not seen: the bar stands at the end of the page. */
export const PhoneBarBeforeTheAmount: Story = {
  // Drawn in a window as tall as the page, where the amount is in view.
  tags: ['no-picture'],
  globals: phone,
  args: tallHead,
  play: async ({ canvas }) => {
    // What is seen is told a frame later.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(isAtTheFoot(canvas)).toBe(false);
    await expect(bar(canvas).getBoundingClientRect().top).toBeGreaterThan(innerHeight);
    await expect(canvas.getByRole('button', { name: 'Simpan & cetak' })).toBeEnabled();
  },
};
/** Once the amount was in view the bar stays at the foot of the screen, wherever the page is scrolled to. */
export const PhoneBarAfterTheAmount: Story = {
  tags: ['no-picture'],
  globals: phone,
  args: tallHead,
  play: async ({ canvas }) => {
    canvas.getByLabelText('Jumlah bayar').scrollIntoView({ block: 'center' });
    await waitFor(() => expect(isAtTheFoot(canvas)).toBe(true));
    await expect(bar(canvas).getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    scrollTo(0, 0);
    await expect(bar(canvas).getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { openPageMenu } from '@/lib/mocks/chooseFromMenu';
import { printed, printsOn } from '@/lib/mocks/printing';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { CashierDayScreen } from './CashierDayScreen';
import { keepCount } from './domain/keptCount';
import { buildCashierDay } from './mocks/buildCashierDay';
import { CashierDayRoute } from './mocks/CashierDayRoute';
import { StoryUpload } from './mocks/StoryUpload';
import {
  absentDiffers,
  cashAsked,
  cashToHandOver,
  handedOver,
  closedMeanwhile,
  closingFails,
  colleaguesAway,
  dayChanged,
  dayClosed,
  dayForbidden,
  dayOffline,
  dayOfAnother,
  daySlow,
  handOverRefused,
  handOverWaits,
  movedMeanwhile,
  noCashiers,
  ownRequestsWait,
  nothingMoved,
  paidOffline,
  safeFilled,
  safeGivesLess,
} from './mocks/scenarios';

/** A cashier's day, counted and closed; for approvers the cashiers of the office. */
const meta = {
  title: 'Features/CashierDay/CashierDayScreen',
  component: CashierDayScreen,
  tags: ['!autodocs'],
  parameters: { frame: 1080, route: '/payment/day', session: 'Kasir' },
  args: {
    href: '/payment/day',
    hrefOfReceipt: (id) => `/credit/${id}`,
    hrefOfRequest: (id) => `/credit?request=${id}`,
    onPrint: fn(),
    Upload: StoryUpload,
  },
  render: () => <CashierDayRoute />,
  decorators: [
    (Story) => (
      <ToastProvider stay={3_600_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof CashierDayScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

/** Counts Rp2.842.500 to the rupiah, and closes. */
async function countAndClose(canvas: Canvas) {
  await userEvent.click(await canvas.findByLabelText('Lembar 100.000'));
  await userEvent.keyboard('28{Enter}{Enter}2{Enter}{Enter}{Enter}1{Enter}{Enter}{Enter}1{Enter}');
  await expect(canvas.getByText('Selisih').nextSibling).toHaveTextContent('Rp0');
  await userEvent.click(canvas.getByRole('button', { name: 'Tutup kas' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sri Wahyuni, 20 November 2026' });
    await expect(canvas.queryByRole('table', { name: 'Kas per kasir' })).toBeNull();
  },
};
/** The day before, and today again: it stands in the address, and what was begun today is still there. */
export const StepsThroughDays: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Lembar 100.000'), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Hari sebelumnya' }));
    await canvas.findByRole('heading', { name: 'Sri Wahyuni, 19 November 2026' });
    await expect(canvas.getByText('Kamis, 19 November 2026')).toBeVisible();
    await expect(canvas.getByLabelText('Tanggal')).toHaveValue('19/11/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Hari berikutnya' }));
    await canvas.findByRole('heading', { name: 'Sri Wahyuni, 20 November 2026' });
    await expect(canvas.getByText('hari ini')).toBeVisible();
    await expect(canvas.getByLabelText('Lembar 100.000')).toHaveValue('12');
    await expect(canvas.getByRole('button', { name: 'Hari berikutnya' })).toHaveAttribute('aria-disabled');
  },
};
export const EarlierDay: Story = {
  parameters: { route: '/payment/day?day=2026-11-19' },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { name: 'Sri Wahyuni, 19 November 2026' })),
};
export const Loading: Story = { parameters: { msw: daySlow } };
export const Failed: Story = {
  parameters: { msw: dayOffline },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak tersambung')),
};
export const Empty: Story = {
  parameters: { msw: nothingMoved },
  play: async ({ canvas }) => void (await canvas.findByText('Belum ada uang masuk atau keluar')),
};
/** Another office's cashier. */
export const Forbidden: Story = {
  parameters: { msw: dayForbidden, route: '/payment/day?staff=11' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 })),
};
export const Closed: Story = {
  beforeEach: () => printsOn('A5'),
  parameters: { msw: dayClosed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sudah ditutup')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tutup kas' })).toBeNull();
    const menu = within(await openPageMenu());
    const refused = within(menu.getByRole('group', { name: /^Dilakukan oleh penyetuju/ }));
    await expect(refused.getByRole('menuitem', { name: 'Buka kembali' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak penutupan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cetak penutupan kas' }));
    await expect(await dialog.findByText('Jl. Matraman Raya 118, Jakarta Timur')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Cetak' }));
    await expect(printed).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Selesai' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Changed: Story = {
  parameters: { msw: dayChanged },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 perubahan masuk sesudah penutupan terakhir/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Hitung sekali lagi' })).toBeVisible();
    // The last count, to go on from.
    await expect(canvas.getByLabelText('Lembar 100.000')).toHaveValue('34');
  },
};
export const Closes: Story = {
  play: async ({ canvas }) => {
    await countAndClose(canvas);
    await resultHasFocus(/Kas 20 November 2026 ditutup, selisih Rp0\. Cetak penutupannya/);
    await expect(await canvas.findByText('Sudah ditutup')).toBeVisible();
    await expect(canvas.queryByRole('form', { name: 'Hitung kas' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('region', { name: /ditutup, selisih/ })).toBeNull();
  },
};
/** On a phone, far down in the list: what happened and what comes next is in view all the same, and leads on. */
export const ClosesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => printsOn('A5'),
  play: async ({ canvas }) => {
    await countAndClose(canvas);
    const result = await resultHasFocus(/Kas 20 November 2026 ditutup/);
    await userEvent.click(within(result).getByRole('button', { name: 'Cetak penutupan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cetak penutupan kas' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cetak' })).toHaveFocus());
  },
};
/** What the cashier asked for may still move the drawer: said before it is closed, with the way there. */
export const OwnRequestsWait: Story = {
  parameters: { msw: ownRequestsWait },
  play: async ({ canvas }) => {
    await canvas.findByText('2 permintaan Anda belum diputuskan');
    const link = canvas.getByRole('link', { name: 'Perubahan nota JKT/2611/00043' });
    await expect(link).toHaveAttribute('href', '/credit/703');
  },
};
/** A page that was left begins with what was counted there. */
export const CountsOnAfterLeaving: Story = {
  beforeEach: () => keepCount(buildCashierDay(), { counts: { '100000': '28' }, explanation: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Lembar 100.000')).toHaveValue('28');
  },
};
/** Another tab closed it: the day as it is takes the place of the one on screen. */
export const ClosedMeanwhile: Story = {
  parameters: { msw: closedMeanwhile },
  play: async ({ canvas }) => {
    await countAndClose(canvas);
    await resultHasFocus(/sudah ditutup di tempat lain/);
    await expect(await canvas.findByText('Sudah ditutup')).toBeVisible();
  },
};
/** A payment came while the notes were counted: the count stays. */
export const MovedMeanwhile: Story = {
  parameters: { msw: movedMeanwhile },
  play: async ({ canvas }) => {
    await countAndClose(canvas);
    await expect(await canvas.findByText(/Isi kas berubah sejak halaman ini dibuka/)).toBeVisible();
    await expect(canvas.getByLabelText('Lembar 100.000')).toHaveValue('28');
    await expect(canvas.getByText('Kurang').nextSibling).toHaveTextContent('Rp1.000.000');
  },
};
export const ClosingFails: Story = {
  parameters: { msw: closingFails },
  play: async ({ canvas }) => {
    await countAndClose(canvas);
    await expect(await canvas.findByText(/Hitungan Anda tetap ada/)).toBeVisible();
    await expect(canvas.getByLabelText('Lembar 100.000')).toHaveValue('28');
  },
};
/** An approver sees the cashiers of the office, and has no drawer of his own. */
export const Cashiers: Story = {
  parameters: { session: 'Kepala Cabang' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Eka Lestari' });
    await expect(canvas.queryByRole('form', { name: 'Hitung kas' })).toBeNull();
  },
};
export const NoCashiers: Story = {
  parameters: { session: 'Kepala Cabang', msw: noCashiers },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak ada kasir')),
};
/** An approver opens another's closed day again. */
export const OpensAgain: Story = {
  parameters: { session: 'Kepala Cabang', route: '/payment/day?staff=4', msw: dayOfAnother },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buka kembali' }));
    const dialog = within(await dialogNamed('Buka kembali kas Eka Lestari?'));
    await userEvent.type(dialog.getByLabelText('Alasan'), 'Salah hitung pecahan');
    await userEvent.click(dialog.getByRole('button', { name: 'Buka kembali' }));
    await resultHasFocus(/Kas Eka Lestari 20 November 2026 dibuka kembali\. Kasirnya menghitung/);
    await expect(await canvas.findByText('Belum ditutup')).toBeVisible();
    await expect(
      canvas.getByText(/Dibuka kembali .* oleh Bambang Kusuma: Salah hitung pecahan/),
    ).toBeVisible();
  },
};
/** Turned to the day of payment, to read and not to count, and back again: a count that was begun is still there. */
export const ByPayment: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Lembar 100.000'), '12');
    await userEvent.selectOptions(canvas.getByLabelText('Menurut'), 'Tanggal bayar');
    await expect(await canvas.findByText('Kas dihitung dan ditutup menurut tanggal entri.')).toBeVisible();
    await expect(canvas.getAllByText(/, dientri 21\/11\/2026/)).toHaveLength(2);
    await expect(canvas.queryByRole('form', { name: 'Hitung kas' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Lihat tanggal entri' }));
    await expect(await canvas.findByLabelText('Lembar 100.000')).toHaveValue('12');
    await expect(canvas.getByLabelText('Menurut')).toHaveDisplayValue('Tanggal entri');
  },
};
/** The choice stands in the address. A closed day is neither printed nor opened again by payment. */
export const ByPaymentClosed: Story = {
  parameters: { msw: dayClosed, route: '/payment/day?by=paid' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Ringkasan pembayaran' })).toBeVisible();
    await expect(canvas.getByLabelText('Menurut')).toHaveDisplayValue('Tanggal bayar');
    await expect(canvas.queryByRole('button', { name: 'Cetak penutupan' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Penutupan' })).toBeNull();
  },
};
export const ByPaymentEmpty: Story = {
  parameters: { msw: nothingMoved, route: '/payment/day?by=paid' },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak ada uang yang dibayar pada hari ini')),
};
export const ByPaymentLoading: Story = { parameters: { msw: daySlow, route: '/payment/day?by=paid' } };
/** The day of payment is not to be had: the choice stays at hand. */
export const ByPaymentFailed: Story = {
  parameters: { msw: paidOffline, route: '/payment/day?by=paid' },
  play: async ({ canvas }) => {
    await canvas.findByText('Tidak tersambung');
    await userEvent.selectOptions(canvas.getByLabelText('Menurut'), 'Tanggal entri');
    await canvas.findByText('Ringkasan kas');
  },
};
/** The cashiers by payment; each leads to its own day by payment. */
export const CashiersByPayment: Story = {
  parameters: { session: 'Kepala Cabang', route: '/payment/day?by=paid' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Yusuf Maulana' });
    await expect(link).toHaveAttribute('href', '/payment/day?staff=12&by=paid');
  },
};
export const NarrowByPayment: Story = {
  parameters: { route: '/payment/day?by=paid' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) =>
    void (await canvas.findByText('Kas dihitung dan ditutup menurut tanggal entri.')),
};
export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

/** What is no number of notes does not get into a count. */
export const CountRefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: 'Hitung kas' });
    await refusesNonsense('CountForm', { form, sends: false });
  },
};

/** What is no date shows no other day, and stays where it was typed. */
export const DayRefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const day = (await canvas.findByLabelText('Tanggal')).parentElement;
    if (!day) throw new Error('No field');
    await refusesNonsense('CashierDayScreen', { form: day, sends: false });
  },
};

const SERAHKAN = 'Serahkan kas 20 November 2026';
const opensHandOver = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Serahkan uang' }));
  return within(await dialogNamed(SERAHKAN));
};

/** The counted cash goes to the safe; an approver confirms it. */
export const HandsOver: Story = {
  parameters: { msw: cashToHandOver },
  play: async () => {
    const dialog = await opensHandOver();
    await userEvent.click(dialog.getByRole('button', { name: 'Serahkan' }));
    await expect(dialog.getByText('Unggah bukti setornya.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Tujuan'), 'Brankas kantor');
    await userEvent.click(dialog.getByRole('button', { name: 'Serahkan' }));
    await screen.findByText('Penyerahan diminta.');
    await screen.findByText('Penyerahan menunggu konfirmasi');
  },
};
export const HandOverDue: Story = {
  parameters: { msw: cashToHandOver },
  play: async () => void (await screen.findByText('Belum disetor')),
};
export const HandOverRefused: Story = {
  parameters: { msw: handOverRefused },
  play: async () => {
    const dialog = await opensHandOver();
    await userEvent.selectOptions(dialog.getByLabelText('Tujuan'), 'Brankas kantor');
    await userEvent.click(dialog.getByRole('button', { name: 'Serahkan' }));
    await dialog.findByText(/berubah sejak dihitung/);
  },
};
/** What was handed over is printed again as often as it is needed. */
export const PrintsHandOver: Story = {
  tags: ['no-picture'],
  beforeEach: () => printsOn('A5'),
  parameters: { msw: handedOver },
  play: async () => {
    await screen.findByText('Sudah diserahkan');
    const menu = within(await openPageMenu());
    await userEvent.click(menu.getByRole('menuitem', { name: 'Cetak berita acara' }));
    const dialog = within(await dialogNamed('Cetak berita acara'));
    await dialog.findByText('Berita acara serah terima kas');
  },
};
export const HandOverTakenBack: Story = {
  parameters: { msw: handOverWaits },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tarik kembali' }));
    await screen.findByText('Permintaan ditarik kembali.');
  },
};

const opensCount = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Kasir tidak hadir: .*Eka Lestari/ }));
  return within(await dialogNamed('Hitung kas Eka Lestari, 19 November 2026'));
};
const countsFor = async (dialog: Awaited<ReturnType<typeof opensCount>>) => {
  await userEvent.type(dialog.getAllByRole('textbox')[0]!, '14');
  await userEvent.type(dialog.getByLabelText('Mengapa kasirnya tidak menghitung sendiri'), 'Eka sakit');
};

/** A colleague is away: one counts, another confirms. */
export const CountsForAnother: Story = {
  parameters: { msw: colleaguesAway },
  play: async () => {
    const dialog = await opensCount();
    await userEvent.click(dialog.getByRole('button', { name: 'Minta penutupan' }));
    await expect(dialog.getByText('Belum dihitung. Tulis 0 bila tidak ada.')).toBeVisible();
    await countsFor(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Minta penutupan' }));
    await screen.findByText('Penutupan kas Eka Lestari diminta.');
  },
};
export const ColleaguesAway: Story = {
  parameters: { msw: colleaguesAway },
  play: async () => void (await screen.findByText('Kasir lain yang belum tutup kas')),
};
export const CountForAnotherDiffers: Story = {
  parameters: { msw: absentDiffers },
  play: async () => {
    const dialog = await opensCount();
    await countsFor(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Minta penutupan' }));
    await dialog.findByText('Hitungan berbeda dari catatan. Hitung sekali lagi, lalu jelaskan.');
  },
};
export const AbsentCountRefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { msw: colleaguesAway },
  play: async () => {
    const dialog = await opensCount();
    await countsFor(dialog);
    await refusesNonsense('AbsentForm', { form: dialog.getByRole('form') });
  },
};

const opensCashIn = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Minta kas' }));
  const dialog = within(await dialogNamed('Minta kas'));
  await userEvent.type(dialog.getByLabelText('Jumlah'), '6000000');
  await userEvent.type(dialog.getByLabelText('Untuk apa'), 'Pencairan tunai');
  return dialog;
};
const asksCash = async () => {
  const dialog = await opensCashIn();
  await userEvent.click(dialog.getByRole('button', { name: 'Minta kas' }));
  return dialog;
};

/** Money from the safe for a loan in cash; an approver gives it. */
export const AsksForCash: Story = {
  parameters: { msw: safeFilled },
  play: async () => {
    await screen.findByText('Brankas kantor Jakarta');
    await asksCash();
    await screen.findByText('Kas diminta.');
    await screen.findByText('Kas yang diminta belum diberikan');
  },
};
export const CashNotThere: Story = {
  parameters: { msw: safeGivesLess },
  play: async () => {
    const dialog = await asksCash();
    await dialog.findByText(/berisi Rp1.000.000/);
  },
};
export const CashAsked: Story = {
  parameters: { msw: cashAsked },
  play: async () => void (await screen.findByText('Kas yang diminta belum diberikan')),
};
export const CashAskedNarrow: Story = { ...CashAsked, globals: { viewport: { value: 'phone' } } };
export const CashRequestTakenBack: Story = {
  tags: ['no-picture'],
  parameters: { msw: cashAsked },
  play: async () => {
    const takesBack = async (name: string) => {
      const part = within(await screen.findByRole('region', { name }));
      await userEvent.click(await part.findByRole('button', { name: 'Tarik kembali' }));
    };
    await takesBack('Kas Sri Wahyuni');
    await screen.findByText('Permintaan ditarik kembali.');
    await takesBack('Brankas kantor Jakarta');
    await screen.findByText('Setoran ditarik kembali.');
  },
};
/** Asked for once: why not again stands in the menu. */
export const CashNotAskedTwice: Story = {
  tags: ['no-picture'],
  parameters: { msw: cashAsked },
  play: async () => {
    const menu = within(await openPageMenu());
    await menu.findByText('Permintaan sebelumnya belum diputuskan.');
  },
};
export const CashInRefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { msw: safeFilled },
  play: async () => {
    const dialog = await opensCashIn();
    await refusesNonsense('CashInForm', { form: dialog.getByRole('form') });
  },
};

const opensSafe = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Setor ke bank' }));
  const dialog = within(await dialogNamed('Setor brankas kantor Jakarta'));
  await userEvent.type(dialog.getByLabelText('Jumlah'), '4000000');
  await userEvent.type(dialog.getByLabelText('Bank'), 'BCA');
  await userEvent.type(dialog.getByLabelText('Nomor referensi'), '7781310');
  return dialog;
};
const SEND = { name: 'Minta konfirmasi' };
const PAPER = new File(['x'], 'setor.pdf', { type: 'application/pdf' });

/** A part of the safe goes to the bank; another approver confirms it. */
export const BringsSafeToBank: Story = {
  parameters: { msw: safeFilled },
  play: async () => {
    const dialog = await opensSafe();
    await userEvent.click(dialog.getByRole('button', SEND));
    await expect(dialog.getByText('Unggah bukti setornya.')).toBeVisible();
    await userEvent.upload(dialog.getByLabelText('Pilih berkas Bukti setor'), PAPER);
    await userEvent.click(dialog.getByRole('button', SEND));
    await screen.findByText('Setoran brankas diminta.');
  },
};
export const SafeNotBrought: Story = {
  tags: ['no-picture'],
  parameters: { msw: safeGivesLess },
  play: async () => {
    const dialog = await opensSafe();
    await userEvent.upload(dialog.getByLabelText('Pilih berkas Bukti setor'), PAPER);
    await userEvent.click(dialog.getByRole('button', SEND));
    await dialog.findByText(/sudah diminta Rini/);
  },
};
export const SafeRefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { msw: safeFilled },
  play: async () => {
    const dialog = await opensSafe();
    await userEvent.upload(dialog.getByLabelText('Pilih berkas Bukti setor'), PAPER);
    await refusesNonsense('SafeForm', { form: dialog.getByRole('form') });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu, openPageMenu } from '@/lib/mocks/chooseFromMenu';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { PettyCashRoute, StoryFile } from './mocks/PettyCashRoute';
import { movedMeanwhile, pettyScenarios } from './mocks/scenarios';
import { PettyCashScreen } from './PettyCashScreen';

/** The petty cash of an office: its sum, its day, what waits, its vouchers, and all that is done about it. */
const meta = {
  title: 'Features/PettyCash/PettyCashScreen',
  component: PettyCashScreen,
  tags: ['!autodocs'],
  parameters: { frame: 1080, route: '/pettycash', session: 'Kasir' },
  args: { href: '/pettycash', inboxHref: '/account/approval', File: StoryFile, onAct: fn() },
  render: () => <PettyCashRoute />,
} satisfies Meta<typeof PettyCashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type Dialog = Pick<Canvas, 'findByRole' | 'getAllByLabelText' | 'getByLabelText' | 'getByRole'>;

const phone = { viewport: { value: 'phone' } };
const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
const press = async (dialog: Dialog, name: string | RegExp) =>
  userEvent.click(await dialog.findByRole('button', { name }));

async function writes(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Catat pengeluaran' }));
  return within(await dialogNamed('Pengeluaran'));
}

/** Chooses a photo, as the camera gives one. */
async function photographs(dialog: Dialog) {
  const [input] = dialog.getAllByLabelText(/foto|berkas/i, { selector: 'input[type="file"]' });
  await userEvent.upload(input as HTMLElement, new File(['x'], 'nota.jpg', { type: 'image/jpeg' }));
}

/** An expense that could be sent, without a proof. */
async function fills(dialog: Dialog, amount = '185000') {
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Tidak ada bukti' }));
  await userEvent.type(dialog.getByLabelText(/^Mengapa tidak ada bukti/), 'Pedagang tanpa nota');
  await userEvent.type(dialog.getByLabelText(/^Jumlah/), amount);
  await userEvent.selectOptions(dialog.getByLabelText(/^Kategori/), 'Alat tulis kantor');
  await userEvent.type(dialog.getByLabelText(/^Penerima/), 'Toko Sinar Jaya');
  await userEvent.type(dialog.getByLabelText(/^Keterangan/), 'Kertas A4');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dipegang Sri Wahyuni')).toBeVisible();
    await canvas.findByRole('button', { name: 'Voucher PC/JKT/2026/11/0042' });
    await expect(canvas.getByText('Terlambat sejak 18 November 2026')).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
/** Monitoring's sum of all offices led here: told once, above the page. */
export const FromAFigure: Story = {
  tags: ['no-picture'],
  parameters: { route: '/pettycash?angka=funds..1795157400.3.10312500.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Kas kecil di Monitoring per 13\.50/)).toHaveLength(1);
    await expect(await canvas.findByText('Halaman ini per 14.05')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: pettyScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: pettyScenarios.nothingWritten },
  play: shown('Belum ada voucher'),
};
export const NoFund: Story = {
  parameters: { msw: pettyScenarios.noFund, session: 'Kepala Cabang' },
  play: shown('Kantor Jakarta belum punya kas kecil'),
};
/** A clerk reads who asks for one. */
export const NoFundForMe: Story = {
  parameters: { msw: pettyScenarios.noFundForMe },
  play: shown('Penyetuju kantor ini yang memintanya.'),
};
export const Failed: Story = {
  parameters: { msw: pettyScenarios.serverFails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: pettyScenarios.networkGone },
  play: shown('Tidak tersambung'),
};
/** Another office's. */
export const Forbidden: Story = {
  parameters: { msw: pettyScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: pettyScenarios.noSuchCall },
  play: shown('Tidak tersedia di server ini'),
};
/** Yesterday is not closed: it comes first. */
export const DayLeftOpen: Story = {
  parameters: { msw: pettyScenarios.dayLeftOpen },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kamis, 19 November 2026 belum ditutup')).toBeVisible();
    const menu = within(await openPageMenu());
    await userEvent.click(menu.getByRole('menuitem', { name: 'Tidak tersedia (2)' }));
    await expect(menu.getByRole('group', { name: /^Tutup dulu hari 19 November 2026/ })).toBeVisible();
  },
};
export const Closed: Story = { parameters: { msw: pettyScenarios.dayClosed }, play: shown('Sudah ditutup') };
/** Who approves sees what waits, and the way to decide it. */
export const Approver: Story = {
  parameters: { msw: pettyScenarios.approver, session: 'Kepala Cabang' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Putuskan/ })).toHaveAttribute(
      'href',
      '/account/approval',
    );
    await expect(canvas.queryByRole('button', { name: 'Tutup hari' })).toBeNull();
  },
};
export const Filtered: Story = {
  parameters: { route: '/pettycash?kind=TOP_UP' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Voucher PC/JKT/2026/11/0031' });
    await expect(canvas.queryByRole('button', { name: 'Voucher PC/JKT/2026/11/0042' })).toBeNull();
  },
};
export const NothingFound: Story = {
  parameters: { route: '/pettycash?search=zzz' },
  play: shown('Tidak ada voucher seperti itu'),
};
/** Another office's fund, chosen above it. */
export const OtherOffice: Story = {
  tags: ['no-picture'],
  parameters: { session: 'Kepala Cabang' },
  play: async ({ canvas }) => {
    await canvas.findByText('Dipegang Sri Wahyuni');
    await userEvent.selectOptions(await canvas.findByLabelText('Kantor'), 'Makassar');
    await waitFor(() => expect(canvas.getByLabelText('Kantor')).toHaveDisplayValue('Makassar'));
  },
};

/** Photo first, then amount, category, payee, words; the next one is one press away. */
export const WritesAVoucher: Story = {
  play: async ({ canvas, step }) => {
    const dialog = await writes(canvas);
    await step('What is missing stands beside its field', async () => {
      await press(dialog, /^Catat/);
      await dialog.findByText('Foto buktinya, atau centang bila tidak ada.');
      await expect(dialog.getByText('Tulis jumlahnya.')).toBeVisible();
    });
    await step('The proof is photographed, the rest typed', async () => {
      await photographs(dialog);
      await userEvent.type(dialog.getByLabelText(/^Jumlah/), '185000');
      await userEvent.selectOptions(dialog.getByLabelText(/^Kategori/), 'Alat tulis kantor');
      await userEvent.type(dialog.getByLabelText(/^Penerima/), 'Toko Sinar Jaya');
      await userEvent.type(dialog.getByLabelText(/^Keterangan/), 'Kertas A4');
      await press(dialog, /^Catat/);
    });
    await step('Its number and what is left are told', async () => {
      const told = await resultHasFocus(/^Pengeluaran PC\/JKT\/2026\/11\/0043 dicatat/);
      await expect(told).toHaveTextContent('Saldo sekarang Rp2.630.000.');
      await press(within(told), 'Catat lagi');
      await dialogNamed('Pengeluaran');
    });
  },
};
export const Writing: Story = {
  play: async ({ canvas }) => {
    const dialog = await writes(canvas);
    await photographs(dialog);
    await userEvent.type(dialog.getByLabelText(/^Jumlah/), '185000');
    await userEvent.selectOptions(dialog.getByLabelText(/^Kategori/), 'Alat tulis kantor');
  },
};
export const WritingMobile: Story = { ...Writing, globals: phone };
/** Above the limit: said before it is sent, and after. */
export const AboveTheLimit: Story = {
  play: async ({ canvas }) => {
    const dialog = await writes(canvas);
    await fills(dialog, '1250000');
    await dialog.findByText(/Jangan keluarkan uangnya/);
    await press(dialog, /^Catat/);
    await resultHasFocus(/^Voucher menunggu persetujuan/);
  },
};
/** More than there is: refused before it is sent. */
export const OverTheBalance: Story = {
  play: async ({ canvas }) => {
    const dialog = await writes(canvas);
    await fills(dialog, '2815001');
    await press(dialog, /^Catat/);
    await expect(await dialog.findByText('Saldo hanya Rp2.815.000.')).toBeVisible();
  },
};
/** The day was closed meanwhile: what was typed stays. */
export const VoucherRefused: Story = {
  parameters: { msw: pettyScenarios.voucherRefused },
  play: async ({ canvas }) => {
    const dialog = await writes(canvas);
    await fills(dialog);
    await press(dialog, /^Catat/);
    await dialog.findByText(/sudah ditutup\. Voucher belum dicatat/);
    await expect(dialog.getByLabelText(/^Jumlah/)).toHaveValue('185.000');
  },
};
/** The payee is the maker: told at its field. */
export const PayeeIsTheMaker: Story = {
  tags: ['no-picture'],
  parameters: { msw: pettyScenarios.voucherWrong },
  play: async ({ canvas }) => {
    const dialog = await writes(canvas);
    await fills(dialog);
    await press(dialog, /^Catat/);
    await dialog.findByText(/Penerimanya Anda sendiri/);
    await expect(dialog.getByLabelText(/^Penerima/)).toBeInvalid();
  },
};
export const VoucherRefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { msw: pettyScenarios.writingOffline },
  play: async ({ canvas }) => {
    const dialog = await writes(canvas);
    await fills(dialog);
    await refusesNonsense('VoucherForm', { form: dialog.getByRole('form') });
  },
};
export const GivesAnAdvance: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Dipegang Sri Wahyuni');
    await chooseFromMenu('Beri kasbon');
    const dialog = within(await dialogNamed('Kasbon'));
    await userEvent.type(dialog.getByLabelText(/^Jumlah kasbon/), '200000');
    await userEvent.selectOptions(dialog.getByLabelText(/^Penerima/), 'Budi Hartono');
    await userEvent.type(dialog.getByLabelText(/^Untuk apa/), 'Legalisasi fidusia');
    await press(dialog, /^Catat/);
    await resultHasFocus(/^Kasbon PC/);
  },
};
/** What is left of an advance goes back, and is told while it is typed. */
export const SettlesAnAdvance: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pertanggungjawabkan kasbon/ }));
    const dialog = within(await dialogNamed('Pertanggungjawaban kasbon'));
    await photographs(dialog);
    await userEvent.type(dialog.getByLabelText(/^Yang dibelanjakan/), '240000');
    await expect(dialog.getByText('Sisa Rp160.000 kembali ke kas.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText(/^Kategori/), 'Transportasi');
  },
};

export const ReadsAVoucher: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Voucher PC/JKT/2026/11/0042' }));
    const dialog = within(await dialogNamed('Voucher PC/JKT/2026/11/0042'));
    await expect(dialog.getByText('Toko Sinar Jaya')).toBeVisible();
  },
};
export const ReadsAVoucherMobile: Story = { ...ReadsAVoucher, globals: phone };
export const VoucherLoading: Story = {
  tags: ['no-picture'],
  parameters: { msw: pettyScenarios.voucherAsking, route: '/pettycash?open=412' },
};
export const VoucherGone: Story = {
  parameters: { msw: pettyScenarios.voucherGone, route: '/pettycash?open=999' },
  play: async () => void (await within(await dialogNamed('Voucher')).findByRole('alert')),
};
/** A part of an expense came back: begun from the voucher. */
export const RefundsAnExpense: Story = {
  parameters: { route: '/pettycash?open=412' },
  play: async () => {
    await press(within(await dialogNamed('Voucher PC/JKT/2026/11/0042')), 'Catat pengembalian');
    const dialog = within(await dialogNamed('Pengembalian'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tidak ada bukti' }));
    await userEvent.type(dialog.getByLabelText(/^Mengapa/), 'Uang kembali tanpa nota');
    await userEvent.type(dialog.getByLabelText(/^Jumlah yang kembali/), '185001');
    await press(dialog, /^Catat/);
    await expect(await dialog.findByText('Yang dikeluarkan Rp185.000.')).toBeVisible();
  },
};
export const AsksForAVoid: Story = {
  parameters: { route: '/pettycash?open=412' },
  play: async () => {
    await press(within(await dialogNamed('Voucher PC/JKT/2026/11/0042')), 'Minta pembatalan');
    const dialog = within(await dialogNamed('Minta pembatalan PC/JKT/2026/11/0042?'));
    await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Nota milik kantor lain');
    await press(dialog, 'Minta pembatalan');
    await resultHasFocus(/^Pembatalan voucher PC\/JKT\/2026\/11\/0042 diminta/);
  },
};

/** Which vouchers, what they come to, and from where. */
export const TopsUp: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByText('Dipegang Sri Wahyuni');
    await chooseFromMenu('Isi kembali');
    const dialog = within(await dialogNamed('Isi kembali kas kecil'));
    await step('All are named at the start; one is left out', async () => {
      await expect(dialog.getByText('4 dari 4 dipilih')).toBeVisible();
      await expect(dialog.getByText('Jumlah pengisian').nextSibling).toHaveTextContent('285.000');
      await userEvent.click(dialog.getByRole('checkbox', { name: /Parkir dan tol ke notaris/ }));
      await expect(dialog.getByText('Jumlah pengisian').nextSibling).toHaveTextContent('220.000');
    });
    await step('It is asked for', async () => {
      await userEvent.type(dialog.getByLabelText(/^Bank/), 'BCA');
      await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Isi kembali pekan ketiga');
      await press(dialog, /^Minta persetujuan/);
      await resultHasFocus(/^Pengisian Rp220.000 diminta/);
    });
  },
};
const openTopUp: Story['play'] = async ({ canvas }) => {
  await canvas.findByText('Dipegang Sri Wahyuni');
  await chooseFromMenu('Isi kembali');
};
export const ToppingUp: Story = {
  play: async (context) => {
    await openTopUp(context);
    await dialogNamed('Isi kembali kas kecil');
  },
};
export const ToppingUpMobile: Story = { ...ToppingUp, globals: phone };
export const TopUpOffline: Story = {
  tags: ['no-picture'],
  parameters: { msw: pettyScenarios.replenishableOffline },
  play: async (context) => {
    await openTopUp(context);
    await within(await dialogNamed('Pengisian')).findByText('Tidak tersambung');
  },
};
export const TopUpLoading: Story = {
  tags: ['no-picture'],
  parameters: { msw: pettyScenarios.replenishableAsking },
  play: async (context) => {
    await openTopUp(context);
    await dialogNamed('Pengisian');
  },
};
export const NothingToReplenish: Story = {
  tags: ['no-picture'],
  parameters: { msw: pettyScenarios.nothingToReplenish },
  play: async (context) => {
    await openTopUp(context);
    await within(await dialogNamed('Pengisian')).findByText('Belum ada voucher yang perlu diisi kembali');
  },
};
/** One of them was voided meanwhile. */
export const TopUpRefused: Story = {
  tags: ['no-picture'],
  parameters: { msw: pettyScenarios.moveRefused },
  play: async (context) => {
    await openTopUp(context);
    const dialog = within(await dialogNamed('Isi kembali kas kecil'));
    await userEvent.type(dialog.getByLabelText(/^Bank/), 'BCA');
    await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Isi kembali pekan ketiga');
    await press(dialog, /^Minta persetujuan/);
    await dialog.findByText(/sudah dibatalkan\. Pilih lagi/);
    await expect(dialog.getByLabelText(/^Alasan/)).toHaveValue('Isi kembali pekan ketiga');
  },
};
/** The first money of a fund: its ceiling, who holds it, and from where it comes. */
export const FirstFunding: Story = {
  parameters: { msw: pettyScenarios.noFund, session: 'Kepala Cabang' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Minta pengisian pertama' }));
    const dialog = within(await dialogNamed('Pengisian pertama'));
    await userEvent.type(dialog.getByLabelText(/^Plafon/), '5000000');
    await userEvent.selectOptions(dialog.getByLabelText(/^Pemegang kas/), 'Eka Lestari');
    await userEvent.selectOptions(dialog.getByLabelText(/^Dari/), 'Kas kasir');
    await userEvent.selectOptions(dialog.getByLabelText(/^Kasir/), 'Sri Wahyuni');
    await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Kantor baru dibuka');
  },
};
/** Less than there is, and to a bank with its slip. */
export const Lowers: Story = {
  parameters: { msw: pettyScenarios.approver, session: 'Kepala Cabang' },
  play: async ({ canvas }) => {
    await canvas.findByText('Dipegang Sri Wahyuni');
    await chooseFromMenu('Kurangi plafon');
    const dialog = within(await dialogNamed('Pengurangan plafon'));
    await userEvent.type(dialog.getByLabelText(/^Plafon berkurang/), '3000000');
    await press(dialog, /^Minta persetujuan/);
    await expect(await dialog.findByText('Saldo hanya Rp2.815.000.')).toBeVisible();
    await expect(dialog.getByText('Lampirkan buktinya.')).toBeVisible();
  },
};
export const Ends: Story = {
  parameters: { msw: pettyScenarios.approverQuiet, session: 'Kepala Cabang' },
  play: async ({ canvas }) => {
    await canvas.findByText('Dipegang Sri Wahyuni');
    await chooseFromMenu('Tutup dana');
    await dialogNamed('Penutupan dana');
  },
};
export const MoveRefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { msw: [...pettyScenarios.moveRefused, ...pettyScenarios.approver], session: 'Kepala Cabang' },
  play: async ({ canvas }) => {
    await canvas.findByText('Dipegang Sri Wahyuni');
    await chooseFromMenu('Tambah plafon');
    const dialog = within(await dialogNamed('Penambahan plafon'));
    await userEvent.type(dialog.getByLabelText(/^Plafon bertambah/), '1000000');
    await userEvent.type(dialog.getByLabelText(/^Bank/), 'BCA');
    await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Kantor bertambah orang');
    await refusesNonsense('MoveForm', { form: dialog.getByRole('form') });
  },
};
/** The holder says that the money came. */
export const MoneyCame: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Uang sudah diterima: Pengisian' }));
    const dialog = within(await dialogNamed('Pengisian'));
    await userEvent.type(dialog.getByLabelText(/^Nomor referensi/), '88120455');
    await press(dialog, 'Uang sudah diterima');
    await resultHasFocus(/^Pengisian Rp250.000 tercatat/);
  },
};
export const MoneyRefused: Story = {
  parameters: { msw: pettyScenarios.completeRefused },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Uang sudah diterima: Pengisian' }));
    const dialog = within(await dialogNamed('Pengisian'));
    await userEvent.type(dialog.getByLabelText(/^Nomor referensi/), '88120455');
    await press(dialog, 'Uang sudah diterima');
    await dialog.findByText(/hari ini sudah ditutup/);
    await expect(dialog.getByLabelText(/^Nomor referensi/)).toHaveValue('88120455');
  },
};
/** The money will not come: the vouchers are free again. */
export const MoneyNeverComes: Story = {
  tags: ['no-picture'],
  parameters: { msw: pettyScenarios.approver, session: 'Kepala Cabang' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tidak jadi: Pengisian' }));
    const dialog = within(await dialogNamed('Hentikan pengisian?'));
    await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Kantor pusat menolak transfernya');
    await press(dialog, 'Hentikan');
    await resultHasFocus(/^Pengisian Rp250.000 dihentikan/);
  },
};
export const TakesBack: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Tarik kembali/ }));
    await resultHasFocus(/^Permintaan ditarik kembali/);
  },
};

async function counts(dialog: Dialog, hundreds: string) {
  await userEvent.type(dialog.getByLabelText('Lembar 100.000'), hundreds);
  await userEvent.type(dialog.getByLabelText('Lembar 10.000'), '1');
  await userEvent.type(dialog.getByLabelText('Lembar 5.000'), '1');
}
async function opensClosing(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Tutup hari' }));
  return within(await dialogNamed('Tutup hari 20 November 2026'));
}
/** To the rupiah; a difference is explained before it is sent. */
export const ClosesTheDay: Story = {
  play: async ({ canvas, step }) => {
    const dialog = await opensClosing(canvas);
    await step('Nothing was counted yet', async () => {
      await press(dialog, /^Tutup hari/);
      await dialog.findByText('Belum dihitung. Tulis 0 bila tidak ada.');
    });
    await step('Rp15.000 are missing, and need words', async () => {
      await counts(dialog, '27');
      await expect(dialog.getByText('Kurang').nextSibling).toHaveTextContent('Rp100.000');
      await press(dialog, /^Tutup hari/);
      await dialog.findByText('Jelaskan selisih -Rp100.000.');
    });
    await step('Counted again, it is even', async () => {
      await userEvent.clear(dialog.getByLabelText('Lembar 100.000'));
      await userEvent.type(dialog.getByLabelText('Lembar 100.000'), '28');
      await press(dialog, /^Tutup hari/);
      await resultHasFocus(/^Kas kecil 20 November 2026 ditutup, selisih Rp0/);
    });
  },
};
export const Closing: Story = {
  play: async ({ canvas }) => {
    const dialog = await opensClosing(canvas);
    await counts(dialog, '27');
    await expect(dialog.getByLabelText(/^Penjelasan selisih/)).toBeVisible();
  },
};
export const ClosingMobile: Story = { ...Closing, globals: phone };
/** A voucher came while somebody counted: the count stays, the balance is the new one. */
export const MovedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...movedMeanwhile()),
  play: async ({ canvas }) => {
    const dialog = await opensClosing(canvas);
    await counts(dialog, '28');
    await press(dialog, /^Tutup hari/);
    await dialog.findByText('Saldo: Rp2.815.000 → Rp2.765.000');
    await press(dialog, 'Lanjutkan dari versi itu');
    await expect(dialog.getByText('Lebih').nextSibling).toHaveTextContent('Rp50.000');
    await expect(dialog.getByLabelText('Lembar 100.000')).toHaveValue('28');
  },
};
export const CountRefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { msw: pettyScenarios.closingOffline },
  play: async ({ canvas }) => {
    const dialog = await opensClosing(canvas);
    await counts(dialog, '28');
    await refusesNonsense('PettyCountForm', { form: dialog.getByRole('form') });
  },
};
/** What should be there is told after the count was sent. */
export const CountsBySurprise: Story = {
  parameters: { msw: pettyScenarios.approver, session: 'Kepala Cabang' },
  play: async ({ canvas, step }) => {
    await canvas.findByText('Dipegang Sri Wahyuni');
    await chooseFromMenu('Hitung mendadak');
    const dialog = within(await dialogNamed('Hitung mendadak Jakarta'));
    await step('Blind', async () => {
      await counts(dialog, '27');
      await userEvent.type(dialog.getByLabelText('Lembar 50.000'), '1');
      await expect(dialog.queryByText('Seharusnya')).toBeNull();
      await press(dialog, /^Kirim hitungan/);
    });
    const outcome = within(await dialogNamed('Hasil hitung mendadak'));
    await step('Rp50.000 are missing', async () => {
      await expect(outcome.getByText('Kurang Rp50.000')).toBeVisible();
    });
  },
};
/** The holder says why, once. */
export const AnswersACount: Story = {
  parameters: { msw: pettyScenarios.surprised, route: '/pettycash?open=hitungan' },
  play: async () => {
    await press(within(await dialogNamed('Riwayat hitungan Jakarta')), 'Jelaskan selisih');
    const dialog = within(await dialogNamed('Jelaskan selisih -Rp50.000'));
    await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Ongkos kirim, notanya tertinggal');
    await press(dialog, 'Simpan penjelasan');
    await resultHasFocus(/^Penjelasan Anda tersimpan/);
  },
};
export const CountHistory: Story = {
  parameters: { route: '/pettycash?open=hitungan' },
  play: async () => {
    const dialog = within(await dialogNamed('Riwayat hitungan Jakarta'));
    await expect(await dialog.findByText(/notanya tertinggal di mobil/)).toBeVisible();
  },
};
export const CountHistoryEmpty: Story = {
  tags: ['no-picture'],
  parameters: { msw: pettyScenarios.nothingWritten, route: '/pettycash?open=hitungan' },
  play: async () => {
    await within(await dialogNamed('Riwayat hitungan Jakarta')).findByText('Belum pernah dihitung');
  },
};
export const CountHistoryOffline: Story = {
  tags: ['no-picture'],
  parameters: { msw: pettyScenarios.countsOffline, route: '/pettycash?open=hitungan' },
  play: async () => {
    await within(await dialogNamed('Riwayat hitungan Jakarta')).findByText('Tidak tersambung');
  },
};
export const HandsOver: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Dipegang Sri Wahyuni');
    await chooseFromMenu('Serah terima kas');
    const dialog = within(await dialogNamed('Serah terima kas'));
    await userEvent.selectOptions(dialog.getByLabelText(/^Pemegang berikutnya/), 'Eka Lestari');
    await counts(dialog, '28');
    await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Cuti mulai Senin');
    await press(dialog, /^Serahkan/);
    await resultHasFocus(/^Serah terima kas diminta/);
  },
};
/** The next holder confirms the count beside the button, or says why not. */
export const TakesTheFund: Story = {
  parameters: { msw: pettyScenarios.handedToMe },
  play: async ({ canvas, step }) => {
    await step('It can be refused with a reason', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Tolak' }));
      await dialogNamed('Tolak serah terima kas?');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('It is taken', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Terima kas' }));
      await resultHasFocus(/^Kas kecil Anda terima/);
    });
  },
};
export const Reopens: Story = {
  tags: ['no-picture'],
  parameters: { msw: pettyScenarios.approverClosed, session: 'Kepala Cabang' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buka kembali' }));
    const dialog = within(await dialogNamed('Buka kembali 20 November 2026?'));
    await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Satu nota tertinggal');
    await press(dialog, 'Buka kembali');
    await resultHasFocus(/^Kas kecil 20 November 2026 dibuka kembali/);
  },
};

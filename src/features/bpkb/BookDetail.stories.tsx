import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { drawSignature } from '@/lib/mocks/drawSignature';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { BookDetailRoute, STORY_PARTS } from './mocks/BpkbRoute';
import { bpkbScenarios, movedMeanwhile } from './mocks/scenarios';
import { BookDetail } from './BookDetail';

/** One book: what may be done next, what waits, and all that happened to it. */
const meta = {
  title: 'Features/Bpkb/BookDetail',
  component: BookDetail,
  tags: ['!autodocs'],
  parameters: { frame: 1080, route: '/bpkb/51', session: 'Admin Kontrak' },
  args: { id: '51', hrefOfContract: undefined, inboxHref: '/account/approval', ...STORY_PARTS },
  render: () => <BookDetailRoute />,
} satisfies Meta<typeof BookDetail>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type Dialog = Pick<
  Canvas,
  'findAllByText' | 'findByLabelText' | 'findByRole' | 'findByText' | 'getByLabelText' | 'getByRole'
>;

const phone = { viewport: { value: 'phone' } };
const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
const press = async (dialog: Dialog, name: string | RegExp) =>
  userEvent.click(await dialog.findByRole('button', { name }));

/** Begins an act. */
async function begins(canvas: Canvas, act: string, title: string): Promise<Dialog> {
  await userEvent.click(await canvas.findByRole('button', { name: act }));
  return within(await dialogNamed(title));
}

/** Chooses a photo or paper for a field, as the camera gives one. */
const photographs = (dialog: Dialog, label: string) =>
  userEvent.upload(
    dialog.getByLabelText(`Ambil foto ${label}`),
    new File(['x'], 'foto.jpg', { type: 'image/jpeg' }),
  );

const signs = async (dialog: Dialog) => {
  await drawSignature(dialog.getByRole('img', { name: /^Bidang tanda tangan/ }));
  await dialog.findByRole('img', { name: /^Tanda tangan/ });
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Brankas 1, rak 2, map 3')).toBeVisible();
    await expect(canvas.getByText('Kontraknya belum lunas.')).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
export const Unrecorded: Story = {
  parameters: { msw: bpkbScenarios.unrecorded },
  play: shown('Belum ada yang terjadi pada BPKB ini.'),
};
export const Awaited: Story = { parameters: { msw: bpkbScenarios.awaited }, play: shown('Belum diterima') };
export const Mismatch: Story = {
  parameters: { msw: bpkbScenarios.mismatch },
  play: async ({ canvas }) => {
    await canvas.findByText('BPKB tidak cocok: menunggu orang kedua');
    await expect(canvas.getByText('Anda sendiri yang memintanya.')).toBeVisible();
  },
};
/** Who may decide it is led there. */
export const MismatchForMe: Story = {
  tags: ['no-picture'],
  parameters: { msw: bpkbScenarios.mismatchForMe, session: 'Kepala Cabang' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Putuskan' })).toHaveAttribute(
      'href',
      '/account/approval',
    );
  },
};
export const Received: Story = { parameters: { msw: bpkbScenarios.received }, play: shown('Diterima') };
export const Requested: Story = {
  parameters: { msw: bpkbScenarios.requested },
  play: shown('Peminjaman BPKB: menunggu orang kedua'),
};
export const Lent: Story = { parameters: { msw: bpkbScenarios.lent }, play: shown('Terlambat 12 hari') };
export const AtNotary: Story = { parameters: { msw: bpkbScenarios.atNotary }, play: shown('Di notaris') };
export const Sent: Story = { parameters: { msw: bpkbScenarios.sent }, play: shown('Dalam perjalanan') };
/** What is missing, each with what to do. */
export const NotReady: Story = {
  parameters: { msw: bpkbScenarios.notReady },
  play: shown(/menunggu konfirmasi transfer/),
};
export const Ready: Story = {
  parameters: { msw: bpkbScenarios.ready },
  play: shown('Siapkan dulu surat-surat pengambilnya.'),
};
/** Who prepared it does not give it out. */
export const PreparedByMe: Story = {
  parameters: { msw: bpkbScenarios.preparedByMe },
  play: async ({ canvas }) => {
    await canvas.findByText(/petugas lain yang menyerahkan/);
    await expect(canvas.queryByRole('button', { name: 'Serahkan BPKB' })).toBeNull();
  },
};
export const HandedOver: Story = {
  parameters: { msw: bpkbScenarios.handedOver },
  play: shown(/BPKB sudah di tangan yang berhak/),
};
export const HandedOverMobile: Story = { ...HandedOver, globals: phone };
export const Lost: Story = { parameters: { msw: bpkbScenarios.lost }, play: shown('Hilang') };
export const LossAsked: Story = {
  parameters: { msw: bpkbScenarios.lossAsked },
  play: shown('BPKB hilang: menunggu orang kedua'),
};
export const LongLife: Story = {
  tags: ['no-picture'],
  parameters: { msw: bpkbScenarios.longLife },
  play: shown('Yang lebih lama ada di riwayat lengkap.'),
};
export const Loading: Story = { parameters: { msw: bpkbScenarios.asking } };
export const Failed: Story = {
  parameters: { msw: bpkbScenarios.serverFails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: bpkbScenarios.networkGone },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: bpkbScenarios.forbidden },
  play: shown('Tidak punya hak'),
};

/** Everything the same: it is received, and where it goes is said. */
export const Receives: Story = {
  parameters: { msw: bpkbScenarios.awaited },
  play: async ({ canvas, step }) => {
    const dialog = await begins(canvas, 'Terima BPKB', 'Terima BPKB JKT-2603-00118');
    await step('What is missing stands beside its field', async () => {
      await press(dialog, 'Terima');
      await dialog.findByText('Foto bukunya.');
    });
    await step('Photo, kind, and what is read from the book', async () => {
      await photographs(dialog, 'Foto BPKB');
      await userEvent.selectOptions(dialog.getByLabelText('Jenis'), 'BPKB');
      await userEvent.type(dialog.getByLabelText('Nomor BPKB'), 'R04821773');
      await userEvent.type(dialog.getByLabelText('Nomor rangka'), 'MH1JM3110PK118823');
      await userEvent.type(dialog.getByLabelText('Nomor mesin'), 'JM31E1118823');
      await userEvent.type(dialog.getByLabelText('Nomor polisi'), 'B3921KJT');
      await userEvent.type(dialog.getByLabelText('Nama pemilik'), 'Siti Rahmawati');
      await userEvent.type(dialog.getByLabelText('Dibawa oleh'), 'Anton');
      await press(dialog, 'Terima');
    });
    await resultHasFocus(/^BPKB diterima dan cocok/);
  },
};
const receivesWrongFrame = async (canvas: Canvas) => {
  const dialog = await begins(canvas, 'Terima BPKB', 'Terima BPKB JKT-2603-00118');
  await photographs(dialog, 'Foto BPKB');
  await userEvent.selectOptions(dialog.getByLabelText('Jenis'), 'BPKB');
  await userEvent.type(dialog.getByLabelText('Nomor BPKB'), 'R04821773');
  await userEvent.type(dialog.getByLabelText('Nomor rangka'), 'MH1JM3110PK118328');
  await userEvent.type(dialog.getByLabelText('Nomor mesin'), 'JM31E1118823');
  await userEvent.type(dialog.getByLabelText('Nomor polisi'), 'B3921KJT');
  await userEvent.type(dialog.getByLabelText('Nama pemilik'), 'Siti Rahmawati');
  await userEvent.type(dialog.getByLabelText('Dibawa oleh'), 'Anton');
  return dialog;
};
/** One number differs: it asks why, and waits for a second person. */
export const ReceivesWhatDiffers: Story = {
  parameters: { msw: bpkbScenarios.awaited },
  play: async ({ canvas }) => {
    const dialog = await receivesWrongFrame(canvas);
    await press(dialog, 'Terima');
    await dialog.findByText('Tulis mengapa tetap diterima.');
    await userEvent.type(dialog.getByLabelText(/^Mengapa tetap diterima/), 'Dua angka tertukar pada form');
    await press(dialog, 'Terima');
    await resultHasFocus(/^BPKB dicatat tidak cocok/);
  },
};
/** As it is seen while it is typed. */
export const Receiving: Story = {
  parameters: { msw: bpkbScenarios.awaited },
  play: async ({ canvas }) => void (await receivesWrongFrame(canvas)),
};
export const ReceivingMobile: Story = { ...Receiving, globals: phone };
/** The server's words stand at their field, and what was typed stays. */
export const ReceivingRefused: Story = {
  tags: ['no-picture'],
  parameters: { msw: bpkbScenarios.receivingRefused },
  play: async ({ canvas }) => {
    const dialog = await receivesWrongFrame(canvas);
    await userEvent.type(dialog.getByLabelText(/^Mengapa tetap diterima/), 'Dua angka tertukar pada form');
    await press(dialog, 'Terima');
    await dialog.findByText('Nomor ini BPKB kontrak JKT-2511-00020.');
    await expect(dialog.getByLabelText('Nomor BPKB')).toBeInvalid();
    await expect(dialog.getByLabelText('Nomor BPKB')).toHaveValue('R04821773');
  },
};
export const ReceivingOffline: Story = {
  tags: ['no-picture'],
  parameters: { msw: bpkbScenarios.receivingOffline },
  play: async ({ canvas }) => {
    const dialog = await receivesWrongFrame(canvas);
    await userEvent.type(dialog.getByLabelText(/^Mengapa tetap diterima/), 'Dua angka tertukar pada form');
    await press(dialog, 'Terima');
    await dialog.findByText(/Yang Anda ketik tetap ada/);
  },
};

export const Stores: Story = {
  parameters: { msw: bpkbScenarios.received },
  play: async ({ canvas }) => {
    const dialog = await begins(canvas, 'Simpan', 'Simpan: R-04821773');
    await dialog.findByRole('option', { name: 'Brankas 2, rak 1 (0 BPKB)' });
    await userEvent.selectOptions(dialog.getByLabelText('Tempat'), 'Brankas 2, rak 1 (0 BPKB)');
    await press(dialog, 'Simpan');
    await resultHasFocus(/^BPKB disimpan di Brankas 2, rak 1/);
  },
};
export const NoPlaces: Story = {
  parameters: { msw: bpkbScenarios.noPlaces },
  play: async ({ canvas }) => {
    const dialog = await begins(canvas, 'Simpan', 'Simpan: R-04821773');
    await dialog.findByText(/Kantor ini belum punya tempat BPKB/);
  },
};
export const PlacesOffline: Story = {
  tags: ['no-picture'],
  parameters: { msw: bpkbScenarios.placesOffline },
  play: async ({ canvas }) => {
    const dialog = await begins(canvas, 'Simpan', 'Simpan: R-04821773');
    await dialog.findByText('Tempat belum dapat dimuat', undefined, { timeout: 8000 });
  },
};

async function fillsLoan(dialog: Dialog) {
  await userEvent.selectOptions(dialog.getByLabelText('Untuk'), 'Pajak STNK');
  await userEvent.type(dialog.getByLabelText('Peminjam'), 'Joko Purnomo');
  await userEvent.type(dialog.getByLabelText('Telepon'), '081255501188');
  await userEvent.type(dialog.getByLabelText('Kembali paling lambat'), '04/12/2026');
}
/** Against a signature that is drawn here. */
export const Lends: Story = {
  play: async ({ canvas }) => {
    const dialog = await begins(canvas, 'Pinjamkan', 'Pinjamkan: R-04821773');
    await fillsLoan(dialog);
    await press(dialog, 'Pinjamkan');
    await dialog.findByText('Peminjam menandatangani di sini.');
    await signs(dialog);
    await press(dialog, 'Pinjamkan');
    const told = await resultHasFocus(/^BPKB dipinjamkan kepada Joko Purnomo/);
    await expect(told).toHaveTextContent('Kembali paling lambat 4 Desember 2026.');
  },
};
/** The contract is late: it is asked for, and nothing leaves the safe. */
export const AsksToLend: Story = {
  parameters: { msw: bpkbScenarios.late },
  play: async ({ canvas }) => {
    const dialog = await begins(canvas, 'Pinjamkan', 'Pinjamkan: R-04821773');
    await fillsLoan(dialog);
    await userEvent.type(dialog.getByLabelText(/^Mengapa tetap perlu/), 'STNK mati bulan depan');
    await press(dialog, 'Minta persetujuan');
    await resultHasFocus(/^Peminjaman menunggu persetujuan/);
  },
};
/** Approved: only the signature is missing. */
export const LendsAsAllowed: Story = {
  parameters: { msw: bpkbScenarios.allowed },
  play: async ({ canvas }) => {
    const dialog = await begins(canvas, 'Pinjamkan', 'Pinjamkan: R-04821773');
    await signs(dialog);
    await press(dialog, 'Pinjamkan');
    await resultHasFocus(/^BPKB dipinjamkan kepada Siti Rahmawati/);
  },
};
export const LoanRefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { msw: [...bpkbScenarios.late, ...bpkbScenarios.lendingOffline] },
  play: async ({ canvas }) => {
    const dialog = await begins(canvas, 'Pinjamkan', 'Pinjamkan: R-04821773');
    await fillsLoan(dialog);
    await userEvent.type(dialog.getByLabelText(/^Mengapa tetap perlu/), 'STNK mati bulan depan');
    await refusesNonsense('LendForm', { form: dialog.getByRole('form') });
  },
};
export const ComesBack: Story = {
  parameters: { msw: bpkbScenarios.lent },
  play: async ({ canvas }) => {
    const dialog = await begins(canvas, 'Catat kembali', 'Catat kembali: R-04821773');
    await photographs(dialog, 'Foto BPKB');
    await press(dialog, 'Catat kembali');
    await resultHasFocus(/^BPKB sudah kembali/);
  },
};
export const Sends: Story = {
  play: async ({ canvas }) => {
    const dialog = await begins(canvas, 'Kirim ke kantor lain', 'Kirim ke kantor lain: R-04821773');
    await dialog.findByRole('option', { name: 'Makassar' });
    await userEvent.selectOptions(dialog.getByLabelText('Kantor tujuan'), 'Makassar');
    await userEvent.type(dialog.getByLabelText('Dibawa oleh'), 'JNE 0128837465');
    await press(dialog, 'Kirim');
    await resultHasFocus(/^BPKB dikirim ke Makassar/);
  },
};
/** Somebody moved it meanwhile: what changed is told, what was typed stays, and it goes on from there. */
export const MovedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...movedMeanwhile()),
  play: async ({ canvas }) => {
    const dialog = await begins(canvas, 'Kirim ke kantor lain', 'Kirim ke kantor lain: R-04821773');
    await dialog.findByRole('option', { name: 'Makassar' });
    await userEvent.selectOptions(dialog.getByLabelText('Kantor tujuan'), 'Makassar');
    await userEvent.type(dialog.getByLabelText('Dibawa oleh'), 'JNE 0128837465');
    await press(dialog, 'Kirim');
    await dialog.findByText(/Brankas 1, rak 2, map 3 → Brankas 2, rak 1/);
    await expect(dialog.getByLabelText('Dibawa oleh')).toHaveValue('JNE 0128837465');
    await press(dialog, 'Lanjutkan dari versi itu');
    await press(dialog, 'Kirim');
    await resultHasFocus(/^BPKB dikirim ke Makassar/);
  },
};
export const Arrives: Story = {
  parameters: { msw: bpkbScenarios.sent },
  play: async ({ canvas }) => {
    const dialog = await begins(canvas, 'Catat tiba', 'Catat tiba: R-04821773');
    await photographs(dialog, 'Foto BPKB');
    await press(dialog, 'Catat tiba');
    await resultHasFocus(/^BPKB tiba di Makassar/);
  },
};
export const MakesReady: Story = {
  parameters: { msw: bpkbScenarios.settled },
  play: async ({ canvas }) => {
    const dialog = await begins(canvas, 'Siap diserahkan', 'BPKB siap diserahkan?');
    await press(dialog, 'Siap diserahkan');
    await resultHasFocus(/^BPKB siap diserahkan/);
  },
};
export const TakesReadyBack: Story = {
  tags: ['no-picture'],
  parameters: { msw: bpkbScenarios.prepared },
  play: async ({ canvas }) => {
    const dialog = await begins(canvas, 'Batal siap diserahkan', 'Batal siap diserahkan?');
    await dialog.findByText(/ikut terhapus/);
    await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Nota terakhir dibatalkan');
    await press(dialog, 'Batal siap');
    await resultHasFocus(/^BPKB tidak lagi siap diserahkan/);
  },
};
/** A son with a power of attorney: three papers, one by one. */
export const Prepares: Story = {
  parameters: { msw: bpkbScenarios.ready },
  play: async ({ canvas }) => {
    const dialog = await begins(canvas, 'Siapkan penyerahan', 'Siapkan penyerahan: R-04821773');
    await userEvent.selectOptions(dialog.getByLabelText('Diambil oleh'), 'Penerima kuasa');
    await userEvent.type(dialog.getByLabelText('Nama pengambil'), 'Fajar Rahmawan');
    await press(dialog, 'Siapkan');
    await expect(await dialog.findAllByText('Foto, atau lampirkan PDF-nya.')).toHaveLength(3);
    await photographs(dialog, 'Surat kuasa bermeterai Rp10.000');
    await photographs(dialog, 'KTP nasabah');
    await photographs(dialog, 'KTP penerima');
    await press(dialog, 'Siapkan');
    await resultHasFocus(/^Penyerahan kepada Fajar Rahmawan disiapkan/);
  },
};
const handsOver = async (canvas: Canvas) => {
  const dialog = await begins(canvas, 'Serahkan BPKB', 'Serahkan BPKB: R-04821773');
  await photographs(dialog, 'Foto penerima dengan BPKB');
  await signs(dialog);
  await press(dialog, 'Serahkan');
  return dialog;
};
/** Another keeper compares, photographs, and has it signed. */
export const HandsOver: Story = {
  parameters: { msw: bpkbScenarios.prepared },
  play: async ({ canvas }) => {
    await handsOver(canvas);
    await resultHasFocus(/^BPKB diserahkan kepada Fajar Rahmawan/);
  },
};
export const HandingRefused: Story = {
  tags: ['no-picture'],
  parameters: { msw: bpkbScenarios.handingRefused },
  play: async ({ canvas }) => {
    const dialog = await handsOver(canvas);
    await dialog.findByText(/petugas lain yang menyerahkan/);
    await expect(dialog.getByRole('img', { name: /^Tanda tangan penerima/ })).toBeVisible();
  },
};
export const ReportsALoss: Story = {
  play: async ({ canvas }) => {
    const dialog = await begins(canvas, 'Laporkan hilang', 'Laporkan hilang: R-04821773');
    await userEvent.type(dialog.getByLabelText('Yang terjadi'), 'Tidak ada di mapnya');
    await photographs(dialog, 'Surat kehilangan dari polisi');
    await press(dialog, 'Laporkan hilang');
    await resultHasFocus(/^Kehilangan menunggu keputusan/);
  },
};
export const Withdraws: Story = {
  parameters: { msw: bpkbScenarios.requested },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tarik kembali' }));
    await resultHasFocus(/^Permintaan ditarik kembali/);
  },
};
export const WithdrawingOffline: Story = {
  tags: ['no-picture'],
  parameters: { msw: bpkbScenarios.withdrawOffline },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tarik kembali' }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};

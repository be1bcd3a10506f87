import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { listImportRows } from '@/lib/contract/importRows';
import { mockEndpoint, offline } from '@/lib/mocks/mockEndpoint';
import { ImportScreen, type ImportScreenProps } from './ImportScreen';
import { useBatchActs } from './useBatchActs';
import { useImportAddress } from './useImportAddress';
import {
  importScenarios,
  longDescriptions,
  oneRefused,
  postingHangs,
  postingStops,
  questionsWorld,
  rememberingWorld,
} from './mocks/scenarios';

const handleReceiptsChanged = fn();

function ScreenAtAddress(props: ImportScreenProps) {
  const { pathname, search } = useLocation();
  const { place } = useImportAddress();
  return (
    <ToastProvider stay={60_000}>
      <div data-testid="address" hidden>
        {pathname + search}
      </div>
      <PageGrid>
        {place.view === 'batch' && <BatchHeader id={place.id} />}
        <ImportScreen {...props} />
      </PageGrid>
    </ToastProvider>
  );
}

function BatchHeader({ id }: { id: number }) {
  const { post, undo, check, shown } = useBatchActs(id, handleReceiptsChanged);
  return (
    <>
      <PageHeader title="Bayar Cicilan (Tranfer)" primary={post ?? check} menu={[post && check, undo]} />
      {shown}
    </>
  );
}

/** The list of statements, or one of them with its rows; the address says which. */
const meta = {
  title: 'Features/Imports/ImportScreen',
  component: ImportScreen,
  args: {
    href: '/payment/import',
    hrefOfContract: (code) => `/payment/${code}`,
    hrefOfReceipt: (id) => `/credit/${id}`,
  },
  parameters: { frame: 1240, route: '/payment/import' },
  beforeEach: () => void handleReceiptsChanged.mockClear(),
  render: (args) => <ScreenAtAddress {...args} />,
} satisfies Meta<typeof ImportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const batch = { route: '/payment/import?batch=12' };
/** Behind the dialog no rows are listed: a thousand would make pictures of nothing else. */
const largeBatch = { route: '/payment/import?batch=12&state=UNKNOWN' };
const address = (canvas: Canvas) => canvas.getByTestId('address').textContent;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Columns and rows are chosen as in every list: their sum and a copy, never a posting of a part. */
export const ChoosesRowsAndColumns: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'wide' } },
  parameters: batch,
  play: async ({ canvas, step }) => {
    await step('Chosen rows are counted and summed', async () => {
      await press('Pilih baris');
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pilih baris 7' }));
      await expect(await canvas.findByText(/^1 dipilih · Jumlah Rp/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Salin' })).toBeVisible();
      await press('Selesai memilih');
    });
    await step('A column goes, and is gone the next time', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Kolom/ }));
      const dialog = within(await dialogNamed('Kolom'));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Tanggal' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Selesai' }));
      await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Tanggal' })).toBeNull());
      await expect(localStorage.getItem(`kolom.${localStorage.getItem('id') ?? ''}.baris-mutasi`)).toBe(
        'state reason amount description contract',
      );
    });
  },
};

export const List: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'mutasi-bca-november.csv BCA' }));
    await waitFor(() => expect(address(canvas)).toBe('/payment/import?batch=12'));
    await canvas.findByRole('button', { name: 'Periksa baris 7' });
  },
};
export const Empty: Story = {
  parameters: { msw: importScenarios.none },
  play: async ({ canvas }) => void (await canvas.findByText('Belum ada mutasi')),
};
export const Loading: Story = { parameters: { msw: importScenarios.asking } };
export const Offline: Story = {
  parameters: { msw: importScenarios.networkGone },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Coba lagi' })),
};
export const Forbidden: Story = {
  parameters: { msw: importScenarios.forbidden },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak punya hak')),
};

export const Batch: Story = {
  parameters: batch,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Periksa baris 9' });
    await expect(canvas.getByRole('button', { name: 'Posting 3 baris' })).toBeVisible();
  },
};
export const BatchLoading: Story = { parameters: { ...batch, msw: importScenarios.batchAsking } };
export const BatchMissing: Story = {
  parameters: { ...batch, msw: importScenarios.batchGone },
  play: async ({ canvas }) => void (await canvas.findByText('Mutasi ini tidak ada.', { exact: false })),
};
export const RowsOffline: Story = {
  parameters: { ...batch, msw: importScenarios.rowsOffline },
  play: async ({ canvas }) => void (await canvas.findByText(/Filter Anda tetap ada/)),
};
/** Sent in part: it can be gone on with, not posted. */
export const Resumable: Story = {
  parameters: { ...batch, msw: importScenarios.half },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lanjutkan unggahan' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Periksa baris 7' });
    await expect(canvas.queryByRole('button', { name: /^Posting/ })).toBeNull();
  },
};
export const Undone: Story = {
  parameters: { ...batch, msw: importScenarios.undone },
  play: async ({ canvas }) => {
    await canvas.findByText(/Mutasi bulan lain terunggah\./);
    await canvas.findByRole('button', { name: 'Periksa baris 7' });
    await expect(canvas.queryByRole('button', { name: /^Posting/ })).toBeNull();
  },
};
export const LongDescriptions: Story = {
  parameters: { ...batch, msw: longDescriptions },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Periksa baris 9' })),
};

export const FiltersInTheAddress: Story = {
  parameters: batch,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Meragukan/ }));
    await waitFor(() => expect(address(canvas)).toBe('/payment/import?batch=12&state=DOUBTFUL'));
    await userEvent.type(canvas.getByRole('searchbox'), 'lestari');
    await waitFor(() => expect(address(canvas)).toContain('search=lestari'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Periksa baris 9' })).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Periksa baris 10' })).toBeVisible();
  },
};

/** A doubtful row gets its contract from a search; the list says so at once. */
export const ChoosesAContract: Story = {
  parameters: batch,
  beforeEach: ({ msw }) => msw.use(...rememberingWorld().handlers),
  play: async ({ canvas }) => {
    await press('Periksa baris 9');
    const dialog = within(await dialogNamed('Baris 9'));
    await userEvent.type(dialog.getByRole('searchbox'), 'bambang');
    await userEvent.click(await dialog.findByRole('button', { name: /^Pilih Bambang Sutrisno/ }));
    await screen.findByText('Baris 9: cocok. Dipilih oleh Sri Wahyuni; melunasi angsuran ke-8.');
    // The next doubtful row takes its place, with nothing of what was typed.
    const next = within(await dialogNamed('Baris 10'));
    await expect(next.getByRole('searchbox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByRole('button', { name: 'Posting 4 baris' });
  },
};
export const IgnoresARow: Story = {
  parameters: batch,
  beforeEach: ({ msw }) => msw.use(...rememberingWorld().handlers),
  play: async () => {
    await press('Periksa baris 11');
    const dialog = within(await dialogNamed('Baris 11'));
    await userEvent.click(dialog.getByRole('button', { name: 'Abaikan baris' }));
    await screen.findByText('Baris 11: diabaikan. Diabaikan oleh Sri Wahyuni.');
  },
};
/** Somebody posted the row meanwhile: it is shown as it is now, and can't be changed any more. */
export const PostedMeanwhile: Story = {
  parameters: { ...batch, msw: importScenarios.postedMeanwhile },
  play: async () => {
    await press('Periksa baris 9');
    const dialog = within(await dialogNamed('Baris 9'));
    await userEvent.click(dialog.getByRole('button', { name: 'Abaikan baris' }));
    await dialog.findByText(/Baris ini sudah diposting Eka Lestari/);
    await expect(await dialog.findByRole('link', { name: 'JKT/2611/00203' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Abaikan baris' })).toBeNull();
  },
};

const questions: Pick<Story, 'parameters' | 'beforeEach'> = {
  parameters: batch,
  beforeEach: ({ msw }) => msw.use(...questionsWorld().handlers),
};
/** Opens the row of that line. */
const open = async (line: number) => {
  await press(`Periksa baris ${line}`);
  return within(await dialogNamed(`Baris ${line}`));
};

/** The penalty goes first, and a receipt of a later day is split again: seen before it is posted. */
export const ShowsWhatPostingWrites: Story = {
  ...questions,
  play: async () => {
    const dialog = await open(7);
    await expect(dialog.getByRole('row', { name: 'Angsuran ke-8 45.000 1.105.000 45.000' })).toBeVisible();
    await expect(dialog.getByText(/Nota JKT\/2611\/00231 dibagi ulang/)).toBeVisible();
  },
};
/** The transfer is in the books: the line is tied to its receipt, and makes none. */
export const TiesToAReceipt: Story = {
  ...questions,
  play: async ({ canvas }) => {
    const dialog = await open(8);
    await userEvent.click(dialog.getByRole('button', { name: 'Kaitkan ke nota ini' }));
    await screen.findByText('Baris 8: terposting. Dikaitkan ke nota JKT/2611/00187 oleh Sri Wahyuni.');
    await dialogNamed('Baris 10');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByText('Dikaitkan ke nota JKT/2611/00187 oleh Sri Wahyuni');
  },
};
/** To make a receipt of it all the same takes a second press that names the first receipt. */
export const RecordedAlready: Story = {
  ...questions,
  play: async () => {
    const dialog = await open(8);
    await userEvent.click(dialog.getByRole('button', { name: 'Pakai kontrak ini' }));
    await expect(await dialog.findByRole('button', { name: 'Kaitkan ke nota JKT/2611/00187' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Pakai kontrak ini' })).toBeNull();
  },
};
export const PostedBesideAReceipt: Story = {
  ...questions,
  play: async (context) => {
    await RecordedAlready.play?.(context);
    await press('Tetap jadi nota baru');
    await screen.findByText(/^Baris 8: cocok\./);
    await dialogNamed('Baris 10');
  },
};
export const Tied: Story = {
  ...questions,
  play: async () => {
    const dialog = await open(9);
    await dialog.findByText('Dikaitkan, tanpa nota baru');
    await expect(dialog.queryByRole('button', { name: 'Abaikan baris' })).toBeNull();
  },
};
export const Unties: Story = {
  ...questions,
  play: async () => {
    const dialog = await open(9);
    await userEvent.click(dialog.getByRole('button', { name: 'Lepaskan kaitan' }));
    await screen.findByText(/^Baris 9: meragukan\./);
  },
};
/** The server's words stand where the press was; nothing is lost. */
export const TieRefused: Story = {
  parameters: batch,
  beforeEach: ({ msw }) => msw.use(...importScenarios.tieRefused, ...questionsWorld().handlers),
  play: async () => {
    const dialog = await open(8);
    await userEvent.click(dialog.getByRole('button', { name: 'Kaitkan ke nota ini' }));
    await dialog.findByText(/nota JKT\/2611\/00187 milik kontrak JKT-2607-00203\.$/);
    await expect(dialog.getByRole('button', { name: 'Kaitkan ke nota ini' })).toBeEnabled();
  },
};
/** Equal in everything: posted only when a person says that the bank received both. */
export const Twin: Story = {
  ...questions,
  play: async () => {
    const dialog = await open(10);
    await expect(dialog.getByText('Sama persis dengan baris 7')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pakai kontrak ini' }));
    await dialog.findByText('Baris ini sama persis dengan baris 7 berkas ini.');
    await userEvent.click(dialog.getByRole('button', { name: 'Jangan dulu' }));
    await expect(await dialog.findByRole('button', { name: 'Pakai kontrak ini' })).toBeVisible();
  },
};
export const SurplusToDeposit: Story = {
  ...questions,
  play: async () => {
    const dialog = await open(11);
    await expect(dialog.getByRole('row', { name: 'Lebih dari yang terutang 168.000' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Sisa Rp168.000 jadi titipan' })).toBeVisible();
  },
};
export const KeepsSurplus: Story = {
  ...questions,
  play: async (context) => {
    await SurplusToDeposit.play?.(context);
    await press('Sisa Rp168.000 jadi titipan');
    await screen.findByText(/^Baris 11: cocok\./);
    await dialogNamed('Baris 8');
  },
};
/** Doubtful rows are worked through without leaving the dialog: decided or skipped, and from the last to what is left. */
export const WorksThroughTheDoubtful: Story = {
  ...questions,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const dialog = await open(8);
    const layer = screen.getByRole('dialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaitkan ke nota ini' }));
    await dialogNamed('Baris 10');
    await press('Lewati, 1 lagi');
    await dialogNamed('Baris 11');
    await expect(screen.getByRole('dialog')).toBe(layer);
    await press('Abaikan baris');
    await dialogNamed('Baris 10');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Lewati/ })).toBeNull());
    await press('Abaikan baris');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: /^Meragukan 0/ })).toBeVisible();
  },
};
/** The connection is cut after the decision: it is saved, so the dialog closes, and the list says that it may be old. */
export const CutAfterTheDecision: Story = {
  ...questions,
  tags: ['no-picture'],
  play: async ({ canvas, msw }) => {
    const dialog = await open(11);
    msw.use(mockEndpoint(listImportRows, () => offline()));
    await userEvent.click(dialog.getByRole('button', { name: 'Abaikan baris' }));
    await screen.findByText(/^Baris 11: diabaikan\./);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/Tidak tersambung/)).toBeVisible();
  },
};
/** From a receipt's page: the one line that it came from, and the way to the others. */
export const OneLine: Story = {
  parameters: { route: '/payment/import?batch=12&line=9' },
  play: async ({ canvas }) => {
    await canvas.findByText('Hanya baris 9 yang tampil.');
    await canvas.findByRole('button', { name: 'Periksa baris 9' });
    await expect(canvas.queryByRole('button', { name: 'Periksa baris 10' })).toBeNull();
    await press('Tampilkan semua baris');
    await expect(await canvas.findByRole('button', { name: 'Periksa baris 10' })).toBeVisible();
  },
};
export const QuestionNarrow: Story = {
  ...RecordedAlready,
  globals: { viewport: { value: 'phone' } },
};

export const Posts: Story = {
  parameters: batch,
  beforeEach: ({ msw }) => msw.use(...rememberingWorld().handlers),
  play: async ({ canvas }) => {
    await press('Posting 3 baris');
    const dialog = within(await dialogNamed('Posting 3 baris?'));
    // All of it to instalments, and that is what the rows have together.
    await waitFor(() => expect(dialog.getAllByText('Rp6.814.000')).toHaveLength(2));
    await expect(dialog.getByText('2–9 November 2026')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Posting' }));
    await screen.findByText('3 baris menjadi nota');
    await expect(handleReceiptsChanged).toHaveBeenCalled();
    await press('Selesai');
    await canvas.findByRole('button', { name: 'Batalkan posting' });
  },
};
/** Between two groups: only what the server has posted counts. */
export const PostingInProgress: Story = {
  parameters: largeBatch,
  beforeEach: ({ msw }) => msw.use(...postingHangs(1000)),
  play: async () => {
    await press('Posting 1.000 baris');
    const dialog = within(await dialogNamed('Posting 1.000 baris?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Posting' }));
    await screen.findByText(/^250 dari 1\.000 baris/);
    await expect(screen.queryByText(/Posting selesai/)).toBeNull();
  },
};

let stopping: ReturnType<typeof postingStops>;
/** The second group is posted, its answer lost: the figures say so, and going on posts only the rest. */
export const PostingStops: Story = {
  parameters: largeBatch,
  beforeEach: ({ msw }) => {
    stopping = postingStops(1000, 2);
    msw.use(...stopping.handlers);
  },
  play: async () => {
    await press('Posting 1.000 baris');
    await dialogNamed('Posting 1.000 baris?');
    await press('Posting');
    await screen.findByText('Belum semuanya terposting');
    await screen.findByText(/^500 dari 1\.000 baris/);
    await expect(screen.queryByText(/baris menjadi nota$/)).toBeNull();
  },
};
export const GoesOnPosting: Story = {
  ...PostingStops,
  play: async (context) => {
    await PostingStops.play?.(context);
    await press('Lanjutkan posting');
    await screen.findByText('1.000 baris menjadi nota');
    await expect(stopping.world.find(12).rows.filter((row) => row.state === 'POSTED')).toHaveLength(1000);
  },
};
export const SomeRefused: Story = {
  parameters: batch,
  beforeEach: ({ msw }) => msw.use(...oneRefused().handlers),
  play: async ({ canvas }) => {
    await press('Posting 3 baris');
    await dialogNamed('Posting 3 baris?');
    await press('Posting');
    await screen.findByText('1 baris tidak dapat diposting');
    await press('Lihat yang ditolak');
    await waitFor(() => expect(address(canvas)).toBe('/payment/import?batch=12&state=DOUBTFUL'));
    await canvas.findByText('Uangnya Rp2.832.000, sisa kontrak ini Rp1.416.000.');
  },
};

const postedBatch = { route: '/payment/import?batch=11' };
/** What a second person must let be posted is not counted where the rest is posted. */
export const Held: Story = {
  parameters: { ...batch, msw: importScenarios.held },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 baris perlu disetujui orang kedua')).toBeVisible();
    await expect(await canvas.findAllByText('Perlu disetujui')).toHaveLength(2);
    await press('Posting 1 baris');
    await expect(await dialogNamed('Posting 1 baris?')).toBeVisible();
  },
};

export const Undoes: Story = {
  parameters: postedBatch,
  beforeEach: ({ msw }) => msw.use(...rememberingWorld().handlers),
  play: async ({ canvas }) => {
    await press('Batalkan posting');
    const dialog = within(await dialogNamed('Batalkan posting Mandiri 13-19 Nov.xlsx?'));
    await userEvent.type(dialog.getByLabelText('Alasan'), 'Mutasi bulan lain.');
    await userEvent.click(dialog.getByRole('button', { name: 'Batalkan posting' }));
    await canvas.findByText('Mutasi ini sudah dibatalkan seluruhnya');
    await expect(handleReceiptsChanged).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^Posting/ })).toBeNull();
  },
};
/** What it left as deposit was used since: the answer names by what, and the reason that was typed stays. */
export const UndoRefused: Story = {
  parameters: { ...postedBatch, msw: importScenarios.undoRefused },
  play: async () => {
    await press('Batalkan posting');
    const dialog = within(await dialogNamed('Batalkan posting Mandiri 13-19 Nov.xlsx?'));
    await userEvent.type(dialog.getByLabelText('Alasan'), 'Mutasi bulan lain.');
    await userEvent.click(dialog.getByRole('button', { name: 'Batalkan posting' }));
    await dialog.findByText(/sudah dipakai atau dikembalikan: JKT\/2611\/00231, JKT\/2611\/00229/);
    await expect(dialog.getByLabelText('Alasan')).toHaveValue('Mutasi bulan lain.');
    await expect(handleReceiptsChanged).not.toHaveBeenCalled();
  },
};

/** A checker reads the statement, and undoes it where that is his; posting and correcting is a cashier's. */
export const ReadByAChecker: Story = {
  parameters: { ...batch, session: 'Penyetuju' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Posting/ })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { asFile, PRICE_CSV, UNREADABLE_CSV } from './mocks/priceFiles';
import { priceScenarios } from './mocks/scenarios';
import PriceImport from './PriceImport';

/** A price list from a file: read in a worker, compared by the server, taken when told to. */
const meta = {
  title: 'Features/Prices/PriceImport',
  component: PriceImport,
  parameters: { frame: 1100, route: '/pricelist?upload=1', session: 'Admin Sistem' },
  args: { onImported: fn() },
} satisfies Meta<typeof PriceImport>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const choose = async (canvas: Canvas, content = PRICE_CSV) =>
  userEvent.upload(await canvas.findByLabelText('Berkas daftar harga'), asFile(content));

async function ask(canvas: Canvas) {
  await choose(canvas);
  await userEvent.click(await canvas.findByRole('button', { name: 'Ambil daftar harga' }));
  return within(await dialogNamed('Ambil daftar harga mulai 21 November 2026?'));
}
const take = async (canvas: Canvas) => {
  const dialog = await ask(canvas);
  await userEvent.click(dialog.getByRole('button', { name: 'Ambil' }));
  return dialog;
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Berlaku mulai')).toHaveValue('21/11/2026');
    await expect(canvas.getByRole('button', { name: 'Unduh templat CSV' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: priceScenarios.asking } };
export const Failed: Story = {
  parameters: { msw: priceScenarios.networkGone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const ShowsWhatChanges: Story = {
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText('dari 18.450.000 (+2,4 %)')).toBeVisible();
  },
};
export const Comparing: Story = {
  parameters: { msw: priceScenarios.previewAsking },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Pratinjau' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Berkas daftar harga')).toBeEnabled());
  },
};
export const LacksColumns: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Wilayah;Jenis;Merk;Type;OTR;DP\nPapua;Motor;Honda;Beat;1;1');
    await expect(
      await canvas.findByText(/^Kolom ini tidak ditemukan: Tahun, Pencairan maksimum\./),
    ).toBeVisible();
    await expect(canvas.getByText('Harga Desember 2026.csv')).toBeVisible();
  },
};
/** Lines that can't be read here stand with those that the server refuses. */
export const WrongLines: Story = {
  parameters: { msw: priceScenarios.previewWrong },
  play: async ({ canvas }) => {
    await choose(canvas, UNREADABLE_CSV);
    await expect(await canvas.findByText('Jenis “Becak” bukan motor (R2) atau mobil (R4).')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Salah 4' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Ambil daftar harga' })).toBeDisabled();
  },
};
export const NothingChanges: Story = {
  parameters: { msw: priceScenarios.previewSame },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText('Isinya sama dengan daftar yang ada.')).toBeVisible();
  },
};
export const PreviewOffline: Story = {
  parameters: { msw: priceScenarios.previewGone },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
    await expect(canvas.getByText('Harga Desember 2026.csv')).toBeVisible();
  },
};
export const DayTooEarly: Story = {
  parameters: { msw: priceScenarios.previewTooEarly },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect((await canvas.findAllByText('Paling awal 22 November 2026.'))[0]).toBeVisible();
  },
};

export const Asks: Story = {
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await expect(dialog.getByText('1 harga yang tidak ada di berkas tetap berlaku')).toBeVisible();
  },
};
export const Takes: Story = {
  play: async ({ canvas, args }) => {
    await take(canvas);
    await waitFor(() =>
      expect(args.onImported).toHaveBeenCalledWith(expect.objectContaining({ valid_from: '2026-11-21' })),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Taking: Story = {
  parameters: { msw: priceScenarios.importAsking },
  play: async ({ canvas, args }) => {
    const dialog = await take(canvas);
    await expect(dialog.getAllByRole('button', { name: 'Tutup' })[1]).toBeDisabled();
    await expect(args.onImported).not.toHaveBeenCalled();
  },
};
export const TakingOffline: Story = {
  parameters: { msw: priceScenarios.importGone },
  play: async ({ canvas, args }) => {
    const dialog = await take(canvas);
    await expect(await dialog.findByText(/Berkas dan pilihan Anda tetap ada\.$/)).toBeVisible();
    await expect(args.onImported).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  parameters: { msw: priceScenarios.importRefused },
  play: async ({ canvas }) => {
    const dialog = await take(canvas);
    await expect(await dialog.findByText(/1 baris belum benar, misalnya baris 2/)).toBeVisible();
  },
};
/** Another list came first: the new comparison stands there, and nothing was taken. */
export const AnotherCameFirst: Story = {
  parameters: { msw: priceScenarios.importMoved },
  play: async ({ canvas, args }) => {
    await take(canvas);
    await expect(
      await canvas.findByText(/^Daftar harga sudah berubah sejak pratinjau dibuat\./),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Baru 0' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onImported).not.toHaveBeenCalled();
  },
};

/** A list without a first day that can be read is not compared, and so not taken. */
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await choose(canvas);
    await canvas.findByRole('button', { name: 'Ambil daftar harga' });
    const fields = canvas.getByRole('region', { name: 'Berkas dan tanggal' });
    await refusesNonsense('PriceUpload', { form: fields, sends: false });
    const day = canvas.getByLabelText('Berlaku mulai');
    await userEvent.clear(day);
    await userEvent.type(day, '99/99/2026');
    await userEvent.tab();
    await expect(day).toHaveValue('99/99/2026');
    await expect(await canvas.findByText(/^Isi tanggal mulai berlaku;/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ambil daftar harga' })).toBeNull();
  },
};

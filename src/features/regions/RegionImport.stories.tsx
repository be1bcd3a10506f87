import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { asRegionFile } from './mocks/regionFiles';
import { regionScenarios } from './mocks/scenarios';
import RegionImport from './RegionImport';

/** Regions from a file: read in a worker, compared by the server, taken when told to. */
const meta = {
  title: 'Features/Regions/RegionImport',
  component: RegionImport,
  parameters: { frame: 1080, route: '/master/region?upload=1', session: 'Admin Sistem' },
  args: { onTaken: fn() },
} satisfies Meta<typeof RegionImport>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const choose = async (canvas: Canvas, content?: string) =>
  userEvent.upload(await canvas.findByLabelText('Berkas wilayah'), asRegionFile(content));
const save = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Simpan 4 wilayah' }));

export const Default: Story = {};
export const ShowsWhatChanges: Story = {
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText(/2 kelurahan baru/)).toBeVisible();
    await expect(
      canvas.getByText('31.71: Kota Administrasi Jakarta Pusat → Kota Adm. Jakarta Pusat'),
    ).toBeVisible();
    await expect(canvas.getByText('Baris 7: Kode “91.1” bukan 2, 4, 6, atau 10 angka.')).toBeVisible();
    await expect(canvas.getByText('47.01')).toBeVisible();
  },
};
export const SomethingElse: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Tanggal;Jumlah\nkemarin;banyak');
    await expect(await canvas.findByText(/Tidak ada wilayah di berkas ini/)).toBeVisible();
  },
};
export const Comparing: Story = {
  parameters: { msw: regionScenarios.comparing },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Pratinjau' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Berkas wilayah')).toBeEnabled());
  },
};
export const Offline: Story = {
  parameters: { msw: regionScenarios.compareOffline },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
export const Forbidden: Story = {
  parameters: { msw: regionScenarios.forbidden },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText('Tidak punya hak')).toBeVisible();
  },
};
export const Takes: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await choose(canvas);
    await save(canvas);
    await waitFor(() => expect(args.onTaken).toHaveBeenCalledWith({ added: 4, renamed: 0 }));
  },
};
export const Taking: Story = {
  parameters: { msw: regionScenarios.taking },
  play: async ({ canvas }) => {
    await choose(canvas);
    await save(canvas);
    await expect(await canvas.findByText('0 dari 4 tersimpan')).toBeVisible();
  },
};
export const BreaksOff: Story = {
  parameters: { msw: regionScenarios.takeOffline },
  play: async ({ canvas }) => {
    await choose(canvas);
    await save(canvas);
    await expect(await canvas.findByText(/yang sudah tersimpan tidak berubah/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Simpan 4 wilayah' })).toBeEnabled();
  },
};

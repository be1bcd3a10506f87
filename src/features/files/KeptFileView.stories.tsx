import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { getFile } from '@/lib/contract/files';
import { mockEndpoint, never, offline } from '@/lib/mocks/mockEndpoint';
import { KEPT_PAPER, KEPT_PHOTO } from './mocks/FileWorld';
import { KeptFileView } from './KeptFileView';

/** A document of a record, read when it is asked for. */
const meta = {
  title: 'Features/Files/KeptFileView',
  component: KeptFileView,
  args: { label: 'Foto rumah', file: KEPT_PHOTO },
  parameters: { frame: 420 },
} satisfies Meta<typeof KeptFileView>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const look = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Lihat Foto rumah' }));

/** The picture stands there once it came, and is put away again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await look(canvas);
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'Foto rumah' });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup Foto rumah' }));
    await look(canvas);
    await waitFor(() =>
      expect(canvas.getByRole<HTMLImageElement>('img', { name: 'Foto rumah' }).naturalWidth).toBeGreaterThan(
        0,
      ),
    );
  },
};
export const Opening: Story = {
  parameters: { msw: [mockEndpoint(getFile, () => never())] },
  play: async ({ canvas }) => {
    await look(canvas);
    await expect(await canvas.findByText('Membuka…')).toBeVisible();
  },
};
/** Without a connection; the next try works. */
export const ComesBack: Story = {
  beforeEach: ({ msw }) => {
    let tries = 0;
    msw.use(
      mockEndpoint(getFile, () => {
        tries += 1;
        return tries === 1 ? offline() : { ...KEPT_PHOTO, trouble: null, key: '8-kunci', until: null };
      }),
    );
  },
  play: async ({ canvas }) => {
    await look(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi Foto rumah' }));
    await expect(await canvas.findByRole('img', { name: 'Foto rumah' })).toBeVisible();
  },
};
/** The record of the file is there, its content is not. */
export const Missing: Story = {
  parameters: {
    msw: [
      mockEndpoint(getFile, () => ({ ...KEPT_PHOTO, trouble: 'MISSING' as const, key: null, until: null })),
    ],
  },
  play: async ({ canvas }) => {
    await look(canvas);
    await expect(await canvas.findByText(/tidak ada lagi di penyimpanan/)).toBeVisible();
  },
};
/** What the store has is not what was sent. */
export const Damaged: Story = {
  parameters: {
    msw: [
      mockEndpoint(getFile, () => ({ ...KEPT_PHOTO, trouble: 'DAMAGED' as const, key: null, until: null })),
    ],
  },
  play: async ({ canvas }) => {
    await look(canvas);
    await expect(await canvas.findByText(/^Berkas ini rusak/)).toBeVisible();
  },
};
/** A paper opens in a window of its own. */
export const Pdf: Story = {
  args: { label: 'Bukti penghasilan', file: KEPT_PAPER },
  beforeEach: () => {
    const real = window.open;
    window.open = fn();
    return () => {
      window.open = real;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buka Bukti penghasilan' }));
    await waitFor(() => expect(window.open).toHaveBeenCalledOnce());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { getFile } from '@/lib/contract/files';
import { CHUNK_BYTES, sendChunk } from '@/lib/contract/uploads';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { FileWorld, KEPT_PAPER, KEPT_PHOTO } from './mocks/FileWorld';
import { fileHandlersOf } from './mocks/handlers';
import { UploadField } from './UploadField';

/** A file of a form, sent in pieces as soon as it is chosen. */
const meta = {
  title: 'Features/Files/UploadField',
  component: UploadField,
  args: { label: 'Surat kuasa', slot: 'formulir 12 surat-kuasa', kind: 'DOCUMENT', onChange: fn() },
  parameters: { frame: 480 },
} satisfies Meta<typeof UploadField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const paper = (pieces = 1) =>
  new File([new Uint8Array((pieces - 1) * CHUNK_BYTES + 1000).fill(65)], 'surat-kuasa.pdf', {
    type: 'application/pdf',
  });
const choose = (canvas: Canvas, file: File) =>
  userEvent.upload(canvas.getByLabelText('Pilih berkas Surat kuasa'), file);

/** The picture is there, not only its place. */
const seesPicture = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img', { name }).naturalWidth).toBeGreaterThan(0));

let world: FileWorld;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, paper(3));
    await canvas.findByText('PDF, 513 kB');
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'surat-kuasa.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }));
    await canvas.findByText('Dihapus dari formulir ini');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** A photo of twelve megapixels leaves the device small. */
export const ShrinksAPhoto: Story = {
  beforeEach: ({ msw }) => {
    world = new FileWorld();
    msw.use(...fileHandlersOf(world));
  },
  play: async ({ canvas, args }) => {
    const big = document.createElement('canvas');
    Object.assign(big, { width: 4000, height: 3000 });
    big.getContext('2d')?.fillRect(0, 0, 4000, 3000);
    const content = await new Promise<Blob | null>((resolve) => big.toBlob(resolve, 'image/png'));
    await choose(canvas, new File([content ?? ''], 'rumah.png', { type: 'image/png' }));
    await canvas.findByText(/^Foto, /);
    await seesPicture(canvas, 'Surat kuasa');
    const sent = world.file(101)?.bytes;
    await expect(sent).toBeLessThan(100_000);
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ id: 101 }));
  },
};

/** What the server has is not sent again when the same file is chosen after a reload. */
export const GoesOn: Story = {
  beforeEach: ({ msw }) => {
    world = new FileWorld();
    let cut = true;
    msw.use(
      mockEndpoint(sendChunk, ({ params, body }) => {
        if (cut && Number(params.index) === 2) {
          cut = false;
          return refuse(413, 'Terputus di tengah jalan.');
        }
        return world.keep(Number(params.id), Number(params.index), body) ?? refuse(404, '');
      }),
      ...fileHandlersOf(world),
    );
  },
  play: async ({ canvas }) => {
    await choose(canvas, paper(4));
    await canvas.findByText('Terputus di tengah jalan.');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim lagi' }));
    await canvas.findByText('PDF, 769 kB');
    await expect(world.arrived).toEqual([0, 1, 2, 3]);
  },
};

/** Without a connection it waits, and can be given up. */
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(sendChunk, offline)),
  play: async ({ canvas }) => {
    await choose(canvas, paper());
    await canvas.findByText('Menunggu sambungan; dilanjutkan sendiri.');
  },
};
export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(sendChunk, never)),
  play: async ({ canvas }) => {
    await choose(canvas, paper(2));
    await userEvent.click(await canvas.findByRole('button', { name: 'Batal kirim' }));
    await canvas.findByText('Belum ada berkas');
  },
};
export const WrongType: Story = {
  play: async ({ canvas, args }) => {
    const file = new File(['a'], 'surat.docx', { type: 'application/msword' });
    await userEvent.upload(canvas.getByLabelText('Pilih berkas Surat kuasa'), file, { applyAccept: false });
    await canvas.findByText('Pilih foto (JPEG, PNG, WebP) atau PDF.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const KeptPhoto: Story = {
  args: { label: 'Foto rumah', kind: 'PHOTO', initial: KEPT_PHOTO },
  play: ({ canvas }) => seesPicture(canvas, 'Foto rumah'),
};
/** An identity document is asked for only when it is opened; without a connection that is said. */
export const OpensOffline: Story = {
  args: { kind: 'IDENTITY', initial: { ...KEPT_PHOTO, kind: 'IDENTITY' } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getFile, offline)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka' }));
    await canvas.findByText(/Tidak tersambung ke server/);
  },
};
export const Missing: Story = {
  args: { initial: KEPT_PAPER },
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(getFile, { ...KEPT_PAPER, trouble: 'MISSING', key: null, until: null })),
  play: async ({ canvas }) => {
    await canvas.findByText('Isi berkas ini tidak ada lagi di penyimpanan.');
  },
};
export const Damaged: Story = {
  args: { initial: KEPT_PAPER },
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(getFile, { ...KEPT_PAPER, trouble: 'DAMAGED', key: null, until: null })),
  play: async ({ canvas }) => void (await canvas.findByText(/^Berkas ini rusak/)),
};

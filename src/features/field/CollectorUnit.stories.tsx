import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { closeToasts } from '@/lib/mocks/closeToasts';
import { drawSignature } from '@/lib/mocks/drawSignature';
import { refuse } from '@/lib/mocks/mockEndpoint';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { CollectorUnit } from './CollectorUnit';
import { bastStore } from './device/fieldDevice';
import { SIGNATURES } from './device/KeptBast';
import { FieldSync } from './FieldSync';
import { buildBast, buildBlankBast, GIVE_BACK } from './mocks/buildBast';
import { buildOrders, buildOwnOrder, NO_ORDERS } from './mocks/buildOwnOrder';
import { FieldWorld, onPhone } from './mocks/FieldWorld';

let world: FieldWorld;

/** One order on the collector's device, with what sends its BAST. */
const meta = {
  title: 'Features/Field/CollectorUnit',
  component: CollectorUnit,
  args: { id: 7, owner: '7', collector: 'Agus Firmansyah', ordersHref: '/collector/customer/unit' },
  parameters: { frame: 760, session: 'Kolektor' },
  render: (args) => (
    <ToastProvider stay={3_600_000}>
      <FieldSync session={{ id: '7', token: 'story-token' }} onUnauthorized={fn()} />
      <CollectorUnit {...args} />
    </ToastProvider>
  ),
  beforeEach: async ({ msw }) => {
    world = new FieldWorld();
    world.orders = buildOrders();
    msw.use(...world.handlers);
    await onPhone([]);
  },
} satisfies Meta<typeof CollectorUnit>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const isSent = async (canvas: Canvas) => {
  await canvas.findByText('Sudah diterima server.');
  await screen.findByText(/sudah diterima server\.$/);
  await closeToasts();
};
/** One whose pictures are on the device too. */
async function withPictures(unsigned = false) {
  const bast = buildBast();
  const photos = unsigned ? bast.photos.slice(0, 2) : bast.photos;
  await onPhone([], undefined, { basts: [buildBast({ photos: [] })] });
  for (const [at, { id }] of photos.entries()) {
    const bytes = new TextEncoder().encode(`gambar ${id}`).buffer;
    await bastStore().putPhoto({ ...bast, photos: photos.slice(0, at + 1) }, id, {
      type: 'image/png',
      bytes,
    });
  }
}

export const Begins: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Mulai BAST' })),
};
/** Refused at the door: words and a reason are enough, and the server has it once. */
export const RefusedAtTheDoor: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mulai BAST' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Ditolak' }));
    await userEvent.selectOptions(canvas.getByLabelText('Yang menolak'), 'Nasabah');
    await userEvent.selectOptions(canvas.getByLabelText('Tempat'), 'Alamat tagih');
    await userEvent.type(canvas.getByLabelText('Alasan menolak'), 'Meminta putusan pengadilan');
    await userEvent.type(canvas.getByLabelText('Alasan tanpa posisi'), 'GPS ponsel rusak');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan penolakan' }));
    // Without any trace of having been there it is not finished.
    await canvas.findByText('Ambil satu foto, atau izinkan posisi.');
    await expect((await bastStore().list('7'))[0]?.step).toBe('draft');
  },
};
/** The last thing is the two signatures; then the server has everything, once. */
export const Signs: Story = {
  beforeEach: () => withPictures(true),
  play: async ({ canvas, step }) => {
    await step('Unsigned it is not finished', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Simpan BAST' }));
      await canvas.findByText('Unit hanya diambil dari yang menandatangani. Minta tanda tangannya.');
    });
    await step('Both sign, and what they drew is on the device', async () => {
      for (const who of ['penyerah', 'kolektor'])
        await drawSignature(canvas.getByRole('img', { name: `Bidang tanda tangan ${who}, kosong` }));
      await waitFor(async () => {
        const [bast] = await bastStore().list('7');
        await expect(bast?.photos.map(({ id }) => id)).toEqual(
          expect.arrayContaining([SIGNATURES.giver.id, SIGNATURES.collector.id]),
        );
      });
    });
    await step('It is saved, sent and received', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Simpan BAST' }));
      await isSent(canvas);
      const [body] = [...world.handovers.values()];
      await expect(body).toMatchObject({ result: 'SURRENDERED', kilometres: 18_204, order_id: 7 });
      await expect(body?.photos).toHaveLength(2);
      await expect(body?.giver_signature).not.toBeNull();
    });
  },
};
/** After a reload everything is there, the signatures too. */
export const GoesOn: Story = {
  beforeEach: () => withPictures(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Kondisi unit')).toHaveValue(buildBast().condition);
    await expect(canvas.getByText('2 dari 8 foto')).toBeVisible();
    await canvas.findByRole('img', { name: 'Tanda tangan penyerah Bambang Sutrisno' });
  },
};
/** Somebody paid meanwhile: the server's words say that the unit is given back. */
export const MustBeGivenBack: Story = {
  beforeEach: () => {
    world.refusal = () => refuse(409, GIVE_BACK.message);
    return onPhone([], undefined, { basts: [buildBast({ step: 'waiting', photos: [] })] });
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Kembalikan unit kepada nasabah sekarang/);
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus dari perangkat ini' }));
    await screen.findByRole('dialog', { name: 'Hapus BAST JKT/ST/2611/00007 dari perangkat ini?' });
  },
};
/** Its last day is over: nothing can be begun. */
export const Over: Story = {
  beforeEach: () => {
    world.orders = buildOrders(buildOwnOrder({ valid_until: '2026-11-19' }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Surat tugas tidak berlaku hari ini');
    await expect(canvas.queryByRole('button', { name: 'Mulai BAST' })).toBeNull();
  },
};
/** Withdrawn, or paid, while it was being filled. */
export const Gone: Story = {
  beforeEach: () => {
    world.orders = NO_ORDERS;
    return onPhone([], undefined, { basts: [buildBlankBast()] });
  },
  play: async ({ canvas }) => void (await canvas.findByText('Surat tugas ini tidak berjalan lagi')),
};
/** What another person keeps on this device is nobody else's. */
export const NotTheirs: Story = {
  args: { owner: '12' },
  beforeEach: () => {
    world.orders = NO_ORDERS;
    return onPhone([], undefined, { basts: [buildBast()], orders: buildOrders() });
  },
  play: async ({ canvas }) => void (await canvas.findByText('Surat tugas ini tidak ada di perangkat ini')),
};
/** A browser that keeps nothing says so before anything is filled. */
export const NoStorage: Story = {
  beforeEach: () => {
    const store = bastStore();
    const { list } = store;
    store.list = () => Promise.reject(new Error('Peramban ini tidak dapat menyimpan isian.'));
    return () => {
      store.list = list;
    };
  },
  play: async ({ canvas }) => void (await canvas.findByText('BAST tidak dapat disimpan di sini')),
};
export const RefusesNonsense: Story = {
  beforeEach: () => withPictures(),
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: 'BAST' });
    await refusesNonsense('BastForm', { form, sends: false });
    await expect((await bastStore().list('7'))[0]?.step).toBe('draft');
  },
};

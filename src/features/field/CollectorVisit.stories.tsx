import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { closeToasts } from '@/lib/mocks/closeToasts';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { CollectorVisit } from './CollectorVisit';
import { visitStore } from './device/fieldDevice';
import { FieldSync } from './FieldSync';
import { buildKeptVisit, buildPaidVisit, REFUSAL } from './mocks/buildKeptVisit';
import { buildPlan } from './mocks/buildPlan';
import { buildBlock } from './mocks/buildTts';
import { FieldWorld, onPhone, visitedBefore } from './mocks/FieldWorld';

let world: FieldWorld;

/** The visit to one account on the collector's device, with what sends it. */
const meta = {
  title: 'Features/Field/CollectorVisit',
  component: CollectorVisit,
  args: {
    ...{ code: 'JKT-2603-00118', owner: '7', collector: 'Agus Firmansyah', planHref: '/collector/customer' },
    orderHrefOf: (id: number) => `/collector/customer/unit/${id}`,
  },
  parameters: { frame: 760, session: 'Kolektor' },
  render: (args) => (
    <ToastProvider stay={3_600_000}>
      <FieldSync session={{ id: '7', token: 'story-token' }} onUnauthorized={fn()} />
      <CollectorVisit {...args} />
    </ToastProvider>
  ),
  beforeEach: async ({ msw }) => {
    world = new FieldWorld();
    msw.use(...world.handlers);
    await onPhone([]);
  },
} satisfies Meta<typeof CollectorVisit>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Says who and where, and why there is no position. */
async function fill(canvas: Canvas, result: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Mulai kunjungan' }));
  await userEvent.selectOptions(canvas.getByLabelText('Yang ditemui'), 'Nasabah');
  await userEvent.selectOptions(canvas.getByLabelText('Tempat'), 'Alamat tagih');
  await userEvent.selectOptions(canvas.getByLabelText('Hasil'), result);
  await userEvent.type(canvas.getByLabelText('Alasan tanpa posisi'), 'GPS ponsel rusak');
}
const isSent = async (canvas: Canvas) => {
  await canvas.findByText('Sudah diterima server.');
  await screen.findByText(/sudah diterima server\.$/);
  await closeToasts();
};

export const Begins: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Mulai kunjungan' })),
};
/** Money: the number is taken with the visit, shown, written and printed; then the server has it once. */
export const TakesMoney: Story = {
  play: async ({ canvas, step }) => {
    await fill(canvas, 'Dibayar');
    await userEvent.type(canvas.getByLabelText('Uang yang diterima'), '720000');
    await canvas.findByText('Tanda terima JKT/K2611/00228');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan dan beri tanda terima' }));
    await canvas.findByRole('group', { name: 'Tanda terima' });
    await isSent(canvas);
    await expect([...world.received.values()]).toMatchObject([
      { result: 'PART_PAID', tts: { block: buildBlock().id, nth: 228, amount: 720_000 }, promise: null },
    ]);
    await step('The text is seen before it is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kirim lewat WhatsApp' }));
      const text = await screen.findByLabelText<HTMLTextAreaElement>('Teks untuk WhatsApp');
      await expect(text.value).toContain('JKT/K2611/00228');
      await expect(text.value).toContain('Rp720.000');
    });
  },
};
/** Without a connection it waits on the device, under the number that was given; another one gets the next. */
export const TakesMoneyOffline: Story = {
  beforeEach: async () => {
    world.isOffline = true;
    await onPhone([buildPaidVisit({ facts: { ...buildPaidVisit().facts, code: 'JKT-2604-00102' } })]);
  },
  play: async ({ canvas }) => {
    await fill(canvas, 'Dibayar');
    await userEvent.type(canvas.getByLabelText('Uang yang diterima'), '500000');
    await canvas.findByText('Tanda terima JKT/K2611/00229');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan dan beri tanda terima' }));
    await canvas.findByText('JKT/K2611/00229');
    await canvas.findByText('Menunggu sambungan');
    await closeToasts();
    const kept = await visitStore().list('7');
    await expect(kept.map(({ tts, step }) => [tts?.nth, step])).toEqual(
      expect.arrayContaining([
        [228, 'waiting'],
        [229, 'waiting'],
      ]),
    );
    await expect(world.received.size).toBe(0);
  },
};
export const Promises: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, 'Janji bayar');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan kunjungan' }));
    await expect(canvas.getByLabelText('Akan dibayar pada')).toHaveAccessibleDescription(/.+/);
    await expect((await visitStore().list('7'))[0]?.step).toBe('draft');
  },
};
/** Few numbers are left: the next block is taken while there is a connection. */
export const FewNumbers: Story = {
  beforeEach: ({ msw }) => {
    world = new FieldWorld(buildPlan({ blocks: [buildBlock({ used: [245] })] }));
    msw.use(...world.handlers);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Mulai kunjungan' });
    await waitFor(() => expect(world.blocksTaken).toBe(1));
  },
};
/** The server knows of another one today: it is asked for beside its field, and sent again as it is. */
export const SecondUnknowingly: Story = {
  beforeEach: async () => {
    world.refusal = visitedBefore;
    await onPhone([buildPaidVisit()]);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Server menolak kunjungan ini');
    world.refusal = null;
    await userEvent.type(canvas.getByLabelText('Alasan dikunjungi lagi hari ini'), 'Mengambil sisanya');
    await expect(canvas.getByLabelText('Uang yang diterima')).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan kunjungan' }));
    await isSent(canvas);
    await expect([...world.received.keys()]).toEqual([buildPaidVisit().id]);
  },
};
export const Refused: Story = {
  beforeEach: () => onPhone([buildKeptVisit({ step: 'refused', refusal: REFUSAL })]),
  play: async ({ canvas }) => void (await canvas.findByText('Server menolak kunjungan ini')),
};
/** Refused for good, without a field that could be mended: put aside, and another one can begin. */
export const PutAside: Story = {
  beforeEach: () => onPhone([buildKeptVisit({ step: 'refused', refusal: { ...REFUSAL, fields: {} } })]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buang isian' }));
    const dialog = await dialogNamed('Buang isian kunjungan ke Bambang Sutrisno?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Buang isian' }));
    await canvas.findByRole('button', { name: 'Mulai kunjungan' });
    await expect(await visitStore().list('7')).toEqual([]);
  },
};
/** Begun yesterday, finished today: it is a visit of today. */
export const FinishedLater: Story = {
  beforeEach: () => onPhone([buildKeptVisit({ visitedAt: '2026-11-18T07:02:00.000Z' })]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Simpan kunjungan' }));
    await isSent(canvas);
    const [sent] = world.received.values();
    await expect(sent?.visited_at.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
  },
};
/** A mistake is corrected by a second visit that names the first. */
export const Corrects: Story = {
  beforeEach: () => onPhone([buildKeptVisit({ step: 'sent', sentAt: '2026-11-20T07:03:00.000Z' })]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Perbaiki kunjungan ini' }));
    await expect(await canvas.findByLabelText('Hasil')).toHaveValue('PROMISED');
    await userEvent.type(canvas.getByLabelText('Yang keliru sebelumnya'), 'Salah tanggal janji');
    await userEvent.type(canvas.getByLabelText('Alasan tanpa posisi'), 'Sudah tidak di tempat');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan kunjungan' }));
    await isSent(canvas);
    await expect([...world.received.values()]).toMatchObject([
      { corrects: buildKeptVisit().id, again_reason: 'Salah tanggal janji' },
    ]);
  },
};
export const NotInPlan: Story = {
  args: { code: 'JKT-0000-00000' },
  play: async ({ canvas }) => void (await canvas.findByText('Akun ini tidak ada di rencana hari ini')),
};
/** A browser that keeps nothing says so before anything is filled. */
export const NoStorage: Story = {
  beforeEach: () => {
    const store = visitStore();
    const { list } = store;
    store.list = () => Promise.reject(new Error('Peramban ini tidak dapat menyimpan isian.'));
    return () => {
      store.list = list;
    };
  },
  play: async ({ canvas }) => void (await canvas.findByText('Kunjungan tidak dapat disimpan di sini')),
};
export const RefusesNonsense: Story = {
  beforeEach: () => onPhone([buildKeptVisit()]),
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: 'Catat kunjungan' });
    await refusesNonsense('VisitForm', { form, sends: false });
    await expect((await visitStore().list('7'))[0]?.step).toBe('draft');
  },
};

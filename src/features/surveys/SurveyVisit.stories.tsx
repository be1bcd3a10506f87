import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { getRegistration } from '@/lib/contract/registrations';
import { openUpload } from '@/lib/contract/uploads';
import { closeToasts } from '@/lib/mocks/closeToasts';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { surveyStore } from './device/surveyDevice';
import { buildKeptSurvey, FACTS } from './mocks/buildKeptSurvey';
import { buildVisited } from './mocks/buildVisited';
import { DeviceWorld, movedOn, onDevice } from './mocks/DeviceWorld';
import { SurveyVisit } from './SurveyVisit';
import { SurveySync } from './SurveySync';

let world: DeviceWorld;
const PHOTO = { id: 'foto-1', name: 'rumah.jpg', bytes: 700 };
const waiting = buildKeptSurvey({ step: 'waiting', photos: [PHOTO] });
const refusal = {
  message: 'Survei belum lengkap.',
  fields: {},
  moved: false,
  at: '2026-11-20T04:00:00.000Z',
};

/** The visit to one applicant on the surveyor's device, with what sends it. */
const meta = {
  title: 'Features/Surveys/SurveyVisit',
  component: SurveyVisit,
  args: {
    ...{ id: 41, owner: '7', detailHref: '/customer/41' },
    handOver: <Button kind="primary">Serahkan untuk analisa</Button>,
  },
  parameters: { frame: 760, session: 'Surveyor' },
  render: (args) => (
    <ToastProvider stay={3_600_000}>
      <SurveySync session={{ id: '7', token: 'story-token' }} onUnauthorized={unauthorized} />
      <SurveyVisit {...args} />
    </ToastProvider>
  ),
  beforeEach: async ({ msw }) => {
    world = new DeviceWorld();
    msw.use(...world.handlers);
    unauthorized.mockClear();
    await onDevice([]);
  },
} satisfies Meta<typeof SurveyVisit>;
const unauthorized = fn();

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fill(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Mulai survei' }));
  await expect(canvas.getByRole('group', { name: 'Survei' })).toHaveFocus();
  await userEvent.upload(canvas.getByLabelText('Pilih foto survei'), await realPhoto());
  await canvas.findByText('1 dari 12 foto');
  await userEvent.type(canvas.getByLabelText('Alasan tanpa posisi'), 'GPS ponsel rusak');
  await userEvent.selectOptions(canvas.getByLabelText('Yang ditemui'), 'Pemohon');
  await userEvent.selectOptions(canvas.getByLabelText('Alamat'), 'Sesuai form');
  await userEvent.selectOptions(canvas.getByLabelText('Rekomendasi'), 'Layak');
}
const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Simpan untuk dikirim' }));
/** The server has it: said on the page until it is left, and by a toast that leaves. */
async function isSent(canvas: Canvas, said = /^Diterima server/) {
  await canvas.findByText(said);
  await screen.findByText(/sudah diterima server\.$/);
  await closeToasts();
}

async function realPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(60, 40);
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, 60, 40);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'rumah.jpg', { type: 'image/jpeg' });
}

/** From the first key to the server's answer; success is said when the server said it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await save(canvas);
    await isSent(canvas, /^Diterima server.*menunggu Anda: serahkan untuk analisa\.$/);
    await expect(canvas.getByRole('button', { name: 'Serahkan untuk analisa' })).toBeVisible();
    await expect(world.received.size).toBe(1);
    const [body] = world.received.values();
    await expect(body).toMatchObject({ no_position: 'GPS ponsel rusak', findings: { met: 'APPLICANT' } });
    await expect(body?.photos).toHaveLength(1);
    await expect((await surveyStore().list('7')).map(({ step, photos }) => [step, photos])).toEqual([
      ['sent', []],
    ]);
  },
};
export const Blank: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Mulai survei' })),
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getRegistration, never)),
};
/** No connection, and what is needed was read before: everything is filled and kept, nothing is said to be sent. */
export const Offline: Story = {
  beforeEach: async ({ msw }) => {
    msw.use(mockEndpoint(getRegistration, offline), mockEndpoint(openUpload, offline));
    await onDevice([], [FACTS]);
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await save(canvas);
    await canvas.findByText('Menunggu sambungan');
    await expect(canvas.getByText(/Tersimpan di perangkat ini\. Tidak tersambung/)).toBeVisible();
    const [kept] = await surveyStore().list('7');
    await expect(kept).toMatchObject({ step: 'waiting', photos: [{ name: 'rumah.jpg' }] });
  },
};
/** The connection goes while it is filled, and comes back. */
export const ConnectionGoesAndComes: Story = {
  tags: ['no-picture'],
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mulai survei' }));
    await expect(canvas.queryByText(/^Tidak tersambung/)).toBeNull();
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    dispatchEvent(new Event('offline'));
    await canvas.findByText(/^Tidak tersambung/);
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(/^Tidak tersambung/)).toBeNull());
  },
};
/** No connection, and nothing was read before: the visit can begin all the same. */
export const OfflineUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getRegistration, offline)),
  play: async ({ canvas }) => {
    await canvas.findByText('Data form ini belum ada di perangkat');
    await userEvent.click(canvas.getByRole('button', { name: 'Isi tanpa data form' }));
    await userEvent.type(await canvas.findByLabelText('Catatan'), 'Pagar hijau');
    await waitFor(async () => expect((await surveyStore().list('7'))[0]?.findings.note).toBe('Pagar hijau'));
  },
};
/** What an earlier start of the app left is there, to the letter. */
export const AfterAReload: Story = {
  beforeEach: () => onDevice([buildKeptSurvey({ photos: [PHOTO] })]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama yang ditemui')).toHaveValue('Agus Setiawan');
    await waitFor(() =>
      expect(canvas.getByRole<HTMLImageElement>('img', { name: 'Foto 1' }).naturalWidth).toBeGreaterThan(0),
    );
  },
};
/** It waited on the device, and goes by itself once the app is open and connected. */
export const SentByItself: Story = {
  beforeEach: () => onDevice([waiting]),
  play: async ({ canvas }) => {
    await isSent(canvas);
    await expect(world.sendings).toBe(1);
  },
};
/** The form was sent back meanwhile: said in words, everything stays, and it is sent again as it is. */
export const MovedOn: Story = {
  beforeEach: async () => {
    world.refusal = movedOn;
    await onDevice([waiting]);
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Form ini sekarang Draf, jadi survei tidak dapat diterima/);
    await expect(await canvas.findByLabelText('Nama yang ditemui')).toHaveValue('Agus Setiawan');
    world.refusal = null;
    await save(canvas);
    await isSent(canvas);
    await expect([...world.received.keys()]).toEqual([waiting.id]);
  },
};
/** What the device can't draw is said while the surveyor is still there. */
export const BrokenPhoto: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mulai survei' }));
    const broken = new File(['bukan foto'], 'rumah.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Pilih foto survei'), broken);
    await canvas.findByText('Foto rumah.jpg tidak dapat dibaca. Ambil lagi.');
    await expect(canvas.getByText('0 dari 12 foto')).toBeVisible();
  },
};
/** A session that ended: it waits for the same person. */
export const SessionOver: Story = {
  beforeEach: async () => {
    world.refusal = () => refuse(401, 'Sesi Anda berakhir.');
    await onDevice([waiting]);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Menunggu masuk lagi');
    await expect(unauthorized).toHaveBeenCalled();
    await expect((await surveyStore().list('7'))[0]?.step).toBe('waiting');
  },
};
/** A server that is busy is tried again; a person may press too. */
export const ServerBusy: Story = {
  beforeEach: async () => {
    world.refusal = () => refuse(503, 'Server sedang sibuk.');
    await onDevice([waiting]);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Menunggu sambungan');
    world.refusal = null;
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim sekarang' }));
    await isSent(canvas);
  },
};
export const Refused: Story = {
  beforeEach: () => onDevice([{ ...waiting, step: 'refused', refusal }]),
  play: async ({ canvas }) => void (await canvas.findByText('Server menolak survei ini')),
};
/** Somebody else's, or no longer in survey. */
export const NotTheirs: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(
        getRegistration,
        buildVisited({ status: { id: 4, name: 'Analisa', kind: 'REVIEW' }, may_survey: false }),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Form ini tidak menunggu survei Anda');
    await expect(canvas.queryByRole('button', { name: 'Mulai survei' })).toBeNull();
  },
};
/** It was handed over already: nothing is offered a second time. */
export const HandedOver: Story = {
  beforeEach: async ({ msw }) => {
    msw.use(
      mockEndpoint(
        getRegistration,
        buildVisited({ status: { id: 4, name: 'Analisa', kind: 'REVIEW' }, may_survey: false }),
      ),
    );
    await onDevice([buildKeptSurvey({ step: 'sent', sentAt: '2026-11-20T04:00:00.000Z' })]);
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Diterima server/);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};
/** A browser that keeps nothing says so before anything is filled. */
export const NoStorage: Story = {
  beforeEach: () => {
    const store = surveyStore();
    const { list } = store;
    store.list = () => Promise.reject(new Error('Peramban ini tidak dapat menyimpan survei.'));
    return () => {
      store.list = list;
    };
  },
  play: async ({ canvas }) => void (await canvas.findByText('Survei tidak dapat disimpan di sini')),
};
export const RefusesNonsense: Story = {
  beforeEach: () => onDevice([buildKeptSurvey({ photos: [PHOTO] })]),
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: 'Isi survei' });
    await refusesNonsense('SurveyForm', { form, sends: false });
    await expect((await surveyStore().list('7'))[0]?.step).toBe('draft');
  },
};

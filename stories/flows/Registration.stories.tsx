import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { SessionScope } from '@/app/session/SessionScope';
import { buildNotification } from '@/features/notifications/mocks/buildNotification';
import {
  createInboxWorld,
  worldHandlers,
  type InboxWorld,
} from '@/features/notifications/mocks/createInboxWorld';
import { MOCK_TOKEN } from '@/features/shares/mocks/buildShareLink';
import { buildKeptSurvey, FACTS } from '@/features/surveys/mocks/buildKeptSurvey';
import { onDevice } from '@/features/surveys/mocks/DeviceWorld';
import { NOTIFICATION_SENT, notificationsChannel } from '@/lib/contract/realtime';
import { closeToasts } from '@/lib/mocks/closeToasts';
import { printed, printsOn } from '@/lib/mocks/printing';
import { storyRealtime } from '@/lib/mocks/storyRealtime';
import { buildSession } from '@/lib/mocks/storySession';
import { writeSession } from '@/lib/session/session';
import { pageParameters } from '../pages/pageParameters';
import { withPagesLoaded } from '../pages/withPagesLoaded';
import { CODE, PLATE, RegistrationWorld } from './RegistrationWorld';

let world: RegistrationWorld;
let inbox: InboxWorld;

const CLERK = buildSession('Admin Kontrak', { id: '6', username: 'kontrak.jkt', name: 'Sari Permata' });
const SURVEYOR = buildSession('Surveyor', { username: 'surveyor.jkt', name: 'Joko Purnomo' });
const APPROVER = buildSession('Penyetuju', { id: '8', username: 'penyetuju.jkt', name: 'Hendra Gunawan' });

/**
 * From a form to the first instalment, by everybody whose work it is: real routes, an office that remembers. Each story
 * begins where the one before ended; end to end they are one (`e2e/registration.spec.ts`).
 */
const meta = {
  title: 'Flows/Registration',
  tags: ['!autodocs', 'plays-at-phone'],
  // The drawer's code and that of the visits' queue too, as after an idle moment.
  loaders: [
    withPagesLoaded,
    () => import('@/features/notifications/NotificationOverlay').then(() => ({})),
    () => import('@/features/surveys/SurveySync').then(() => ({})),
  ],
  parameters: { ...pageParameters, session: CLERK },
  beforeEach: () => printsOn('A5'),
  render: () => (
    <SessionScope>
      <AppBody />
    </SessionScope>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

type Fill = (dialog: Canvas) => Promise<void>;

/** A step of the flow: its button, its question, with what it asks for. */
async function take(canvas: Canvas, verb: string, fill?: Fill) {
  await userEvent.click(await canvas.findByRole('button', { name: verb }));
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${verb} `) }));
  await fill?.(dialog);
  await userEvent.click(dialog.getByRole('button', { name: verb }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await closeToasts();
}

const rowOf = (cell: HTMLElement) => cell.closest('tr') as HTMLElement;

/** What a phone's camera gives. */
async function photo(name: string): Promise<File> {
  const drawing = new OffscreenCanvas(60, 40);
  drawing.getContext('2d')?.fillRect(0, 0, 60, 40);
  return new File([await drawing.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

/** Sends a paper that a step asks for. */
async function sendPaper(dialog: Canvas, label: string): Promise<void> {
  await userEvent.upload(await dialog.findByLabelText(`Ambil foto ${label}`), await photo('kertas.jpg'));
  const paper = within(dialog.getByRole('region', { name: label }));
  await paper.findByRole('button', { name: 'Hapus' });
}

/** A clerk fills what is left of a form by keyboard and camera, hands it in, and asks for a survey. */
export const FilledAndHandedIn: Story = {
  parameters: { route: '/customer/44/edit?langkah=struktur' },
  beforeEach: ({ msw }) => {
    world = new RegistrationWorld('draft');
    msw.use(...world.handlers);
  },
  play: async ({ canvas, step }) => {
    await step('The clerk types the tenor, and sees what is due each month', async () => {
      await userEvent.type(await canvas.findByLabelText('Tenor (bulan)'), '12');
      const result = canvas.getByRole('region', { name: 'Hasil perhitungan' });
      await waitFor(() => expect(result).toHaveTextContent('Rp1.220.000'));
    });
    await step('photographs the paper that is missing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Lanjut: Dokumen' }));
      const camera = await canvas.findByLabelText('Ambil foto Bukti penghasilan');
      await userEvent.upload(camera, await photo('slip-gaji.jpg'));
      const paper = within(canvas.getByRole('region', { name: 'Bukti penghasilan' }));
      await paper.findByRole('button', { name: 'Hapus' });
    });
    await step('and hands the form in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Lanjut: Periksa & kirim' }));
      await canvas.findByText('Form lengkap');
      await userEvent.click(canvas.getByRole('button', { name: 'Ajukan' }));
      await canvas.findByRole('heading', { level: 1, name: 'Detail Registrasi' });
      await take(canvas, 'Minta survei');
      await expect(world.read().status.kind).toBe('SURVEY');
    });
  },
};

/** Its surveyor visits with no connection, and hands it on. */
export const VisitedWithNoConnection: Story = {
  parameters: { route: '/customer/survey', session: SURVEYOR },
  beforeEach: async ({ msw }) => {
    world = new RegistrationWorld('survey');
    world.connected = false;
    msw.use(...world.handlers);
    // What the surveyor has filled at the door.
    const facts = { ...FACTS, registrationId: 44, number: 'JKT/R2611/00044' };
    await onDevice([buildKeptSurvey({ facts })]);
  },
  play: async ({ canvas, step }) => {
    await step('The visit is filled and kept on the phone', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Lanjutkan' }));
      const camera = await canvas.findByLabelText('Ambil foto survei');
      await userEvent.upload(camera, await photo('rumah.jpg'));
      await canvas.findByText('1 dari 12 foto');
      await userEvent.click(canvas.getByRole('button', { name: 'Simpan untuk dikirim' }));
      await canvas.findByText('Menunggu sambungan');
    });
    await step(
      'It goes by itself when there is a connection again, and says what is left to do',
      async () => {
        world.connected = true;
        dispatchEvent(new Event('online'));
        await canvas.findByText(/^Diterima server.*: serahkan untuk analisa\.$/);
      },
    );
    await step('The surveyor hands the form on', async () => {
      await take(canvas, 'Serahkan untuk analisa');
      await expect(world.read().status.kind).toBe('REVIEW');
      await waitFor(() => expect(canvas.queryByText(/masih menunggu Anda/)).toBeNull());
    });
  },
};

/** An approver hears of it and approves; the clerk has it signed, pays it out, and has a contract. */
export const ApprovedAndPaidOut: Story = {
  parameters: { route: '/customer', session: APPROVER },
  beforeEach: ({ msw }) => {
    world = new RegistrationWorld('survey');
    inbox = createInboxWorld([]);
    msw.use(...world.handlers, ...worldHandlers(inbox));
  },
  play: async ({ canvas, step }) => {
    const shown = async (status: string) => {
      const row = () => within(rowOf(canvas.getByText('Siti Rahmawati')));
      await waitFor(() => expect(row().getByText(status)).toBeInTheDocument());
    };
    await step('An approver has the list open', async () => {
      await canvas.findByText('Siti Rahmawati');
      await shown('Survei');
    });
    await step('The surveyor hands the form on: list and bell say so at once', async () => {
      world.goOn();
      const told = buildNotification({
        ...{ title: 'Form registrasi: Analisa', source: 'approval', link: '44' },
        message: 'Joko Purnomo mengubah status Form registrasi JKT/R2611/00044 menjadi Analisa.',
      });
      inbox.arrive(told);
      storyRealtime.push(notificationsChannel('8'), NOTIFICATION_SENT, told);
      await shown('Analisa');
      await userEvent.click(await screen.findByRole('button', { name: 'Notifikasi, 1 belum dibaca' }));
    });
    await step('It leads to the form, which is approved', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /Form registrasi: Analisa/ }));
      await canvas.findByRole('heading', { level: 1, name: 'Detail Registrasi' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await take(canvas, 'Setujui');
    });
    await step('The clerk has it signed, and pays it out', async () => {
      writeSession(CLERK);
      await take(canvas, 'Catat tanda tangan', (dialog) => sendPaper(dialog, 'Kontrak bertanda tangan'));
      await take(canvas, 'Cairkan', async (dialog) => {
        await userEvent.selectOptions(dialog.getByLabelText('Cara pencairan'), 'TRANSFER');
        await userEvent.type(dialog.getByLabelText('No. referensi bank'), 'TRF 0042');
        await sendPaper(dialog, 'Bukti transfer');
      });
      await userEvent.click(await canvas.findByRole('link', { name: 'Buka kontrak' }));
    });
    await step('The contract has its schedule and its awaited BPKB', async () => {
      const card = await canvas.findByRole('table', { name: 'Kartu piutang' });
      await expect(within(card).getAllByText('1.220.000')).not.toHaveLength(0);
      await expect(canvas.getByText('Belum diterima')).toBeInTheDocument();
    });
    await step('A link to its card is made for the customer', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Buat tautan' }));
      const link = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Tautan baru' });
      await expect(link.value).toContain(`/share/customer/${MOCK_TOKEN}`);
    });
    await step('The contract leads to the commission that it brought, and back', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Komisi agen kontrak ini' }));
      const who = await canvas.findByRole('button', { name: `Komisi Rahmat Hidayat, ${CODE}` });
      await expect(within(rowOf(who)).getByText('180.000')).toBeInTheDocument();
      await userEvent.click(canvas.getByRole('link', { name: CODE }));
      await canvas.findByRole('table', { name: 'Kartu piutang' });
      await canvas.findByText('Belum dibuka', { exact: false });
    });
  },
};

/** What the link opens on the customer's phone, nothing paid yet. */
export const SharedWithTheCustomer: Story = {
  parameters: { route: `/share/customer/${MOCK_TOKEN}`, session: null },
  beforeEach: ({ msw }) => {
    world = new RegistrationWorld('disbursed');
    msw.use(...world.handlers);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Pembayaran berikutnya');
    await expect(canvas.getAllByText(CODE)).not.toHaveLength(0);
    await expect(canvas.getAllByText('Rp14.640.000')).not.toHaveLength(0);
    await expect(canvas.queryByText('Siti Rahmawati')).toBeNull();
  },
};

/** The first instalment is taken at the counter, with its receipt. */
export const FirstInstalmentPaid: Story = {
  parameters: { route: '/payment', session: buildSession('Kasir') },
  beforeEach: ({ msw }) => {
    world = new RegistrationWorld('disbursed');
    msw.use(...world.handlers);
  },
  play: async ({ canvas, step }) => {
    await step('The cashier finds the contract by its plate', async () => {
      await userEvent.type(await canvas.findByLabelText('Cari kontrak'), PLATE.replaceAll(' ', ''));
      await userEvent.click(await canvas.findByRole('link', { name: 'Siti Rahmawati' }));
    });
    await step('takes the first instalment, and prints its receipt', async () => {
      const amount = await canvas.findByLabelText('Jumlah bayar');
      await userEvent.clear(amount);
      await userEvent.type(amount, '1220000');
      const bar = within(await canvas.findByRole('group', { name: 'Yang dibayar' }));
      await userEvent.click(bar.getByRole('button', { name: 'Simpan & cetak' }));
      const saved = within(await screen.findByRole('dialog', { name: 'Pembayaran tersimpan' }));
      await saved.findByText('Nota pembayaran angsuran');
      await userEvent.click(saved.getByRole('button', { name: 'Cetak' }));
      await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    });
  },
};

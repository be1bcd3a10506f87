import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { supervisionScenarios } from '../mocks/supervisionScenarios';
import { PlanDetail } from './PlanDetail';

/** A collector's plan of a day, as the supervisor reads, adds to and closes it. */
const meta = {
  title: 'Features/Field/Supervision/PlanDetail',
  component: PlanDetail,
  args: {
    id: '31',
    hrefOf: (code) => `/contract/${code}`,
    ttsHrefOf: ({ collector }) => `/collector/distribution/tts?collector=${collector}`,
  },
  parameters: { frame: 1040, session: 'Supervisor Kolektor' },
  decorators: [
    (Story) => (
      <ToastProvider stay={3_600_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof PlanDetail>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
const opens = async (canvas: Canvas, button: string, dialog: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await dialogNamed(dialog));
};

export const Default: Story = { play: shown('2 dari 12 akun') };
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
/** Some were paid at the counter, given to another, or ended since the morning. */
export const NotAllNeedAVisit: Story = {
  parameters: { msw: supervisionScenarios.mixed },
  play: shown('Dialihkan'),
};
export const Closed: Story = {
  parameters: { msw: supervisionScenarios.closed },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Hujan lebat, jalan terendam/))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Tambah akun|Tutup rencana/ })).toBeNull();
  },
};
export const Afternoon: Story = {
  parameters: { msw: supervisionScenarios.afternoon },
  play: shown(/sampai pukul 12.00 waktu kantor/),
};
/** Nobody closes their own. */
export const Own: Story = {
  parameters: { msw: supervisionScenarios.ownPlan },
  play: shown(/Rencana kerja sendiri ditutup oleh orang lain/),
};
export const Loading: Story = { parameters: { msw: supervisionScenarios.plan.asking } };
export const Failed: Story = {
  parameters: { msw: supervisionScenarios.plan.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: supervisionScenarios.plan.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: supervisionScenarios.plan.forbidden },
  play: shown('Tidak punya hak'),
};
export const ShowsAPart: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Dikunjungi/ }));
    await waitFor(() => expect(canvas.queryByText('Ahmad Fauzi')).toBeNull());
    await expect(canvas.getByText('Siti Aminah')).toBeVisible();
  },
};

const choosesAndSends = async (canvas: Canvas) => {
  const dialog = await opens(canvas, 'Tambah akun', 'Tambah akun, Agus Firmansyah');
  await userEvent.click(dialog.getByRole('button', { name: 'Tambahkan' }));
  await dialog.findByText('Pilih akun yang ditambahkan.');
  await userEvent.type(dialog.getByRole('combobox', { name: /Cari akun/ }), 'rina');
  await userEvent.click(await dialog.findByRole('option', { name: /Rina Marlina/ }));
  await userEvent.type(dialog.getByLabelText(/Alasan/), 'Minta dikunjungi hari ini');
  await userEvent.click(dialog.getByRole('button', { name: 'Tambahkan' }));
  return dialog;
};
export const Adds: Story = {
  parameters: { msw: supervisionScenarios.accountFound },
  play: async ({ canvas }) => {
    await choosesAndSends(canvas);
    await screen.findByText('1 akun ditambahkan.');
  },
};
export const AddRefused: Story = {
  parameters: { msw: [...supervisionScenarios.notHis, ...supervisionScenarios.accountFound] },
  play: async ({ canvas }) => {
    const dialog = await choosesAndSends(canvas);
    await dialog.findByText('JKT-2601-00044 bukan akun Agus Firmansyah.');
    await expect(dialog.getByLabelText(/Alasan/)).toHaveValue('Minta dikunjungi hari ini');
  },
};
/** It became 12.00 meanwhile. */
export const AddedTooLate: Story = {
  parameters: { msw: [...supervisionScenarios.addedTooLate, ...supervisionScenarios.accountFound] },
  play: async ({ canvas }) => {
    const dialog = await choosesAndSends(canvas);
    await dialog.findByText(/masih bisa → sudah lewat pukul 12.00/);
  },
};

const fillsAndCloses = async (canvas: Canvas) => {
  const dialog = await opens(canvas, 'Tutup rencana', 'Tutup rencana Agus Firmansyah');
  const close = () => userEvent.click(dialog.getByRole('button', { name: 'Tutup rencana' }));
  await close();
  await expect((await dialog.findAllByText(/^Tulis mengapa akun ini tidak dikunjungi/)).length).toBe(10);
  await userEvent.type(dialog.getByLabelText(/Linda Kusuma/), 'Sudah janji besok pagi');
  await userEvent.type(dialog.getByLabelText(/Alasan yang sama/), 'Hujan lebat, jalan terendam');
  await userEvent.click(dialog.getByRole('button', { name: 'Isikan' }));
  await expect(dialog.getByLabelText(/Linda Kusuma/)).toHaveValue('Sudah janji besok pagi');
  await close();
  return { dialog, close };
};
export const Closes: Story = {
  play: async ({ canvas }) => {
    await fillsAndCloses(canvas);
    await screen.findByText('Rencana kerja ditutup.');
  },
};
/** A visit came while the reasons were typed: it is shown, and what was typed stays. */
export const VisitedMeanwhile: Story = {
  parameters: { msw: supervisionScenarios.visitedMeanwhile },
  play: async ({ canvas }) => {
    const { dialog, close } = await fillsAndCloses(canvas);
    await dialog.findByText('Ahmad Fauzi: belum dikunjungi → Dibayar');
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan dari versi itu' }));
    await waitFor(() => expect(dialog.queryByLabelText(/Ahmad Fauzi/)).toBeNull());
    await expect(dialog.getByLabelText(/Linda Kusuma/)).toHaveValue('Sudah janji besok pagi');
    await close();
    await screen.findByText('Rencana kerja ditutup.');
  },
};

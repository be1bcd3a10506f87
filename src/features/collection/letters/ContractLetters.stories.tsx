import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { ContractLetters } from './ContractLetters';
import { contractLetterScenarios, deliveryScenarios } from './mocks/scenarios';

/** A contract's warning letters, on the contract's page. */
const meta = {
  title: 'Features/Collection/ContractLetters',
  component: ContractLetters,
  args: { code: 'JKT-2604-00012' },
  parameters: { frame: 800, session: 'Kepala Cabang' },
} satisfies Meta<typeof ContractLetters>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
const { chain } = contractLetterScenarios;
const RECORD = 'Catat pengiriman JKT/SP/2611/00014';

export const Default: Story = { parameters: { msw: chain }, play: shown(/Dicoba: Kurir/) };
export const FirstIsDue: Story = { play: shown('Belum pernah ada surat.') };
export const PromiseRuns: Story = {
  parameters: { msw: contractLetterScenarios.promised },
  play: shown(/Janji bayar masih berjalan/),
};
export const Loading: Story = { parameters: { msw: contractLetterScenarios.asking } };
export const Failed: Story = {
  parameters: { msw: contractLetterScenarios.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: contractLetterScenarios.offline },
  play: shown('Tidak tersambung'),
};
export const HostWithoutLetters: Story = {
  parameters: { msw: contractLetterScenarios.withoutCall },
  play: shown('Tidak tersedia di server ini'),
};

export const SomebodyWasFirst: Story = {
  parameters: { msw: contractLetterScenarios.somebodyWasFirst },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buat SP1' }));
    await expect(await canvas.findByText(/SP1 tidak dibuat/)).toBeVisible();
  },
};
export const RecordsADelivery: Story = {
  parameters: { msw: chain },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: RECORD }));
    const dialog = await dialogNamed('Pengiriman JKT/SP/2611/00014');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await expect(await screen.findByText('Isi siapa yang menerima.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Diterima oleh'), 'Ibu Rahma, tetangga');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
export const RecordedMeanwhile: Story = {
  parameters: { msw: [...deliveryScenarios.recordedMeanwhile, ...chain] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: RECORD }));
    await dialogNamed('Pengiriman JKT/SP/2611/00014');
    await userEvent.type(screen.getByLabelText('Diterima oleh'), 'Ibu Rahma');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await expect(await screen.findByText(/Pengiriman: belum dicatat → Diterima Suami nasabah/)).toBeVisible();
  },
};
export const Prints: Story = {
  tags: ['no-picture'],
  parameters: { msw: chain },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cetak JKT/SP/2611/00014' }));
    await dialogNamed('Cetak surat JKT/SP/2611/00014');
  },
};

/** What is no date is never sent: the field says so, keeps it and has the focus. */
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { msw: chain },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: RECORD }));
    const dialog = await dialogNamed('Pengiriman JKT/SP/2611/00014');
    await userEvent.type(screen.getByLabelText('Diterima oleh'), 'Ibu Rahma');
    const form = dialog.querySelector('form');
    if (!form) throw new Error('No form');
    await refusesNonsense('DeliveryForm', { form });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { supervisionScenarios } from '../mocks/supervisionScenarios';
import { TtsBlocks } from './TtsBlocks';

/** Blocks of numbers: each number used, never to be used, or still out. */
const meta = {
  title: 'Features/Field/Supervision/TtsBlocks',
  component: TtsBlocks,
  parameters: { frame: 1040, route: '/collector/distribution/block', session: 'Supervisor Kolektor' },
  decorators: [
    (Story) => (
      <ToastProvider stay={3_600_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof TtsBlocks>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('23: 00228–00250');
    await expect(canvas.getByText('6: 00220–00225 (tidak akan dipakai)')).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } }, play: shown('23: 00228–00250') };
export const Empty: Story = {
  parameters: { msw: supervisionScenarios.noBlocks },
  play: shown('Belum ada blok nomor'),
};
export const Loading: Story = { parameters: { msw: supervisionScenarios.blocks.asking } };
export const Failed: Story = {
  parameters: { msw: supervisionScenarios.blocks.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: supervisionScenarios.blocks.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: supervisionScenarios.blocks.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: supervisionScenarios.blocks.hostWithout },
  play: shown('Tidak tersedia di server ini'),
};

const closes = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Tutup blok JKT/K2611/00226–00250' }));
  const dialog = within(await dialogNamed('Tutup JKT/K2611/00226–00250?'));
  await userEvent.type(dialog.getByLabelText(/Alasan/), 'Ponsel hilang di jalan');
  await userEvent.click(dialog.getByRole('button', { name: 'Tutup blok' }));
  return dialog;
};
export const Closes: Story = {
  play: async ({ canvas }) => {
    await closes(canvas);
    await screen.findByText('Blok nomor ditutup.');
  },
};
export const Refused: Story = {
  parameters: { msw: supervisionScenarios.blockKept },
  play: async ({ canvas }) => {
    const dialog = await closes(canvas);
    await dialog.findByText(/Blok ini milik kolektor kantor lain/);
  },
};

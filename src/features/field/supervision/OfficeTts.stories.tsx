import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { listCollectors } from '@/lib/contract/distribution';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { supervisionScenarios } from '../mocks/supervisionScenarios';
import { OfficeTts } from './OfficeTts';

/** TTS of an office: the money that collectors carry, and what became of the rest. */
const meta = {
  title: 'Features/Field/Supervision/OfficeTts',
  component: OfficeTts,
  args: { self: '9' },
  parameters: { frame: 1180, route: '/collector/distribution/tts', session: 'Supervisor Kolektor' },
  decorators: [
    (Story) => (
      <ToastProvider stay={3_600_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof OfficeTts>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('JKT/K2611/00226');
    await expect(canvas.getByText('Dibawa kolektor, lebih dari satu hari kerja')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Batalkan TTS JKT/ })).toHaveLength(2);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } }, play: shown('JKT/K2611/00226') };
/** As Home's figure opens it. */
export const Late: Story = {
  parameters: { route: '/collector/distribution/tts?late=1' },
  play: async ({ canvas }) => {
    await canvas.findByText('JKT/K2611/00226');
    await expect(canvas.queryByText('JKT/K2611/00227')).toBeNull();
  },
};
export const Empty: Story = {
  parameters: { msw: supervisionScenarios.noTts },
  play: shown('Belum ada tanda terima'),
};
export const Loading: Story = { parameters: { msw: supervisionScenarios.tts.asking } };
export const Failed: Story = {
  parameters: { msw: supervisionScenarios.tts.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: supervisionScenarios.tts.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: supervisionScenarios.tts.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: supervisionScenarios.tts.hostWithout },
  play: shown('Tidak tersedia di server ini'),
};
/** Whoever watches the whole reads it: no act, and no call that is a supervisor's. */
export const Reading: Story = {
  args: { self: null },
  parameters: { msw: [mockEndpoint(listCollectors, () => refuse(403, 'Jabatan Anda tidak memiliki hak.'))] },
  play: async ({ canvas }) => {
    await canvas.findByText('JKT/K2611/00226');
    await expect(canvas.queryByRole('columnheader', { name: 'Tindakan' })).toBeNull();
    await expect(canvas.queryByLabelText('Kolektor')).toBeNull();
  },
};
/** Nobody voids what they took themselves. */
export const Own: Story = {
  tags: ['no-picture'],
  args: { self: '7' },
  play: async ({ canvas }) => {
    await canvas.findByText('JKT/K2611/00226');
    await expect(canvas.queryByRole('button', { name: /^Batalkan TTS JKT/ })).toBeNull();
  },
};

const voids = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Batalkan TTS JKT/K2611/00227' }));
  const dialog = within(await dialogNamed('Batalkan TTS JKT/K2611/00227?'));
  await userEvent.click(dialog.getByRole('button', { name: 'Batalkan tanda terima' }));
  await dialog.findByText(/^Tulis alasan/);
  await userEvent.type(dialog.getByLabelText(/Alasan/), 'Uangnya dikembalikan di tempat');
  await userEvent.click(dialog.getByRole('button', { name: 'Batalkan tanda terima' }));
  return dialog;
};
export const Voids: Story = {
  play: async ({ canvas }) => {
    await voids(canvas);
    await screen.findByText('JKT/K2611/00227 dibatalkan.');
  },
};
/** It was posted while the reason was typed. */
export const PostedMeanwhile: Story = {
  parameters: { msw: supervisionScenarios.postedMeanwhile },
  play: async ({ canvas }) => {
    const dialog = await voids(canvas);
    await dialog.findByText(/Sekarang: Sudah dibukukan/);
    await expect(dialog.getByLabelText(/Alasan/)).toHaveValue('Uangnya dikembalikan di tempat');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import LettersMaking from './LettersMaking';
import { makingScenarios } from './mocks/scenarios';

/** Letters for all contracts of the list's filters: counted first, made in groups, gone on with after a cut, printed. */
const meta = {
  title: 'Features/Collection/LettersMaking',
  component: LettersMaking,
  args: { onClose: fn() },
  parameters: { frame: 720, route: '/overdue', session: 'Kepala Cabang' },
} satisfies Meta<typeof LettersMaking>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = 'Buat surat peringatan';
const opened = () => dialogNamed(TITLE);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const shown = (text: string | RegExp): Story['play'] =>
  async function shows() {
    await expect(await within(await opened()).findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async () => {
    await opened();
    await expect(await screen.findByRole('button', { name: 'Buat 40 surat' })).toBeEnabled();
    await expect(screen.getByText('Janji bayar masih berjalan')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: makingScenarios.asking } };
export const NothingDue: Story = {
  parameters: { msw: makingScenarios.nothingDue },
  play: shown(/Tidak ada surat yang waktunya tiba/),
};
export const Failed: Story = { parameters: { msw: makingScenarios.fails }, play: shown('Server bermasalah') };
export const HostWithoutLetters: Story = {
  parameters: { msw: makingScenarios.withoutCall },
  play: shown('Tidak tersedia di server ini'),
};
export const CountedOtherwise: Story = {
  parameters: { msw: makingScenarios.countedOtherwise },
  play: async () => {
    await opened();
    await press('Buat 40 surat');
    await expect(await screen.findByText(/Jumlah suratnya berubah/)).toBeVisible();
  },
};
export const Running: Story = {
  parameters: { msw: makingScenarios.running },
  play: async () => {
    await opened();
    await press('Buat 40 surat');
    await expect(await screen.findByText('0 dari 40 surat')).toBeVisible();
  },
};
export const MakesAndPrints: Story = {
  beforeEach: ({ msw }) => msw.use(...makingScenarios.inGroups()),
  play: async ({ step }) => {
    await step('The letters are made, and who got none is told', async () => {
      await opened();
      await press('Buat 40 surat');
      await expect(await screen.findByText('38 surat dibuat')).toBeVisible();
      await expect(await screen.findByText(/Agus Salim, JKT-2601-00007/)).toBeVisible();
    });
    await step('All of them are seen on paper', async () => {
      await press('Cetak semua');
      await dialogNamed('Cetak semua surat');
    });
  },
};
export const GoesOnAfterACut: Story = {
  beforeEach: ({ msw }) => msw.use(...makingScenarios.cutOnce()),
  play: async () => {
    await opened();
    await press('Buat 40 surat');
    await expect(await screen.findByText('20 dari 40 surat')).toBeVisible();
    await expect(await screen.findByText(/Surat yang sudah dibuat tetap ada/)).toBeVisible();
    await press('Lanjutkan');
    await expect(await screen.findByText('38 surat dibuat')).toBeVisible();
  },
};
export const Unfinished: Story = {
  parameters: { msw: makingScenarios.unfinished },
  play: shown('20 surat belum selesai dibuat'),
};
export const EverybodyGotOne: Story = {
  parameters: { msw: makingScenarios.everybody },
  play: async () => {
    await opened();
    await press('Buat 40 surat');
    await expect(await screen.findByText('38 surat dibuat')).toBeVisible();
  },
};

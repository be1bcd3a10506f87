import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { deliveryScenarios } from './mocks/scenarios';
import UndeliveredLetters from './UndeliveredLetters';

/** Letters whose delivery is not recorded, oldest first. */
const meta = {
  title: 'Features/Collection/UndeliveredLetters',
  component: UndeliveredLetters,
  args: { onClose: fn() },
  parameters: { frame: 1000, session: 'Kepala Cabang' },
} satisfies Meta<typeof UndeliveredLetters>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = 'Surat yang pengirimannya belum dicatat';
const shown = (text: string | RegExp): Story['play'] =>
  async function shows() {
    await expect(await within(await dialogNamed(TITLE)).findByText(text)).toBeVisible();
  };

export const Default: Story = { play: shown('1 surat, yang terlama lebih dulu.') };
export const Empty: Story = {
  parameters: { msw: deliveryScenarios.none },
  play: shown('Semua pengiriman sudah dicatat'),
};
export const Loading: Story = { parameters: { msw: deliveryScenarios.asking } };
export const Failed: Story = {
  parameters: { msw: deliveryScenarios.fails },
  play: shown('Server bermasalah'),
};
export const HostWithoutLetters: Story = {
  parameters: { msw: deliveryScenarios.withoutCall },
  play: shown('Tidak tersedia di server ini'),
};

/** The dialog gives way to the form, and comes back. */
export const OpensTheForm: Story = {
  tags: ['no-picture'],
  play: async () => {
    await dialogNamed(TITLE);
    await userEvent.click(await screen.findByRole('button', { name: /^Catat pengiriman/ }));
    await dialogNamed('Pengiriman JKT/SP/2611/00014');
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    await dialogNamed(TITLE);
  },
};

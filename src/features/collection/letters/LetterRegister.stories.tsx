import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { LetterRegister } from './LetterRegister';
import { deliveryScenarios } from './mocks/scenarios';

const hrefOf = (code: string) => `/contract/${code}`;

/** Warning letters of an office: those whose delivery waits to be recorded, or all. */
const meta = {
  title: 'Features/Collection/LetterRegister',
  component: LetterRegister,
  args: { hrefOf },
  parameters: { frame: 1040, route: '/overdue/letter', session: 'Kepala Cabang' },
  decorators: [
    (Story) => (
      <ToastProvider stay={3_600_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof LetterRegister>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = { play: shown('SP3 JKT/SP/2611/00014') };
export const All: Story = {
  parameters: { route: '/overdue/letter?state=ALL' },
  play: shown('SP2 JKT/SP/2611/00003'),
};
export const Phone: Story = { parameters: { frame: 328 }, play: shown('SP3 JKT/SP/2611/00014') };
export const OpensTheForm: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Catat pengiriman/ }));
    await dialogNamed('Pengiriman JKT/SP/2611/00014');
  },
};
/** Those that came back alike are recorded at once. */
export const RecordsSeveral: Story = {
  parameters: { msw: deliveryScenarios.several },
  play: async ({ canvas }) => {
    for (const number of ['JKT/SP/2611/00014', 'JKT/SP/2611/00015'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Pilih ${number}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Catat pengiriman' }));
    const dialog = within(await dialogNamed('Pengiriman 2 surat'));
    await userEvent.selectOptions(dialog.getByLabelText('Cara'), 'Pos');
    await userEvent.type(dialog.getByLabelText('Diterima oleh'), 'Petugas pos, resi 8841');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Pengiriman 2 surat tercatat.');
    await expect(await canvas.findByText(/^Pilih surat yang dikirim/)).toBeVisible();
  },
};
/** One of them was recorded by somebody else meanwhile: none is, and what was typed stays. */
export const OneRecordedMeanwhile: Story = {
  tags: ['no-picture'],
  parameters: { msw: [...deliveryScenarios.oneRecordedMeanwhile, ...deliveryScenarios.several] },
  play: async ({ canvas }) => {
    for (const box of (await canvas.findAllByRole('checkbox', { name: /^Pilih JKT/ })).slice(0, 2))
      await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Catat pengiriman' }));
    const dialog = within(await dialogNamed('Pengiriman 2 surat'));
    await userEvent.type(dialog.getByLabelText('Diterima oleh'), 'Tetangga');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await dialog.findByText(/JKT\/SP\/2611\/00015 sudah berubah/)).toBeVisible();
    await expect(dialog.getByLabelText('Diterima oleh')).toHaveValue('Tetangga');
  },
};
export const Empty: Story = {
  parameters: { msw: deliveryScenarios.none },
  play: shown('Semua pengiriman sudah dicatat'),
};
export const Loading: Story = { parameters: { msw: deliveryScenarios.asking } };
export const Failed: Story = {
  parameters: { msw: deliveryScenarios.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: deliveryScenarios.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: deliveryScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutLetters: Story = {
  parameters: { msw: deliveryScenarios.withoutCall },
  play: shown('Tidak tersedia di server ini'),
};

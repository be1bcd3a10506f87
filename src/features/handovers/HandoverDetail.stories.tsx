import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { printsOn } from '@/lib/mocks/printing';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { HandoverRoutes, StoryPaper } from './mocks/HandoverRoutes';
import { handoverScenarios } from './mocks/scenarios';
import { HandoverDetail } from './HandoverDetail';

/** A hand-over as it was posted, with what each TTS has become by now. */
const meta = {
  title: 'Features/Handovers/HandoverDetail',
  component: HandoverDetail,
  args: {
    ...{ id: '9', self: '7', takesMoney: true, shortagesHref: '/payment/handover/shortage' },
    ...{ hrefOfReceipt: (id) => `/credit/${id}`, Upload: StoryPaper },
  },
  parameters: { frame: 1040, route: '/payment/handover/9' },
  render: () => <HandoverRoutes />,
} satisfies Meta<typeof HandoverDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'JKT/2611/00431' });
    await expect(link).toHaveAttribute('href', '/credit/9301');
    await expect(canvas.getByText('Menunggu penyetuju')).toBeVisible();
    await expect(canvas.getByText('Harus dikembalikan')).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const Short: Story = {
  parameters: { msw: handoverScenarios.short },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Selembar Rp50.000 palsu')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Selesaikan kurang setor' })).toBeVisible();
  },
};
export const Later: Story = {
  parameters: { msw: handoverScenarios.later },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kepada Dewi Lestari/)).toBeVisible();
    await expect(canvas.getByText('Pembayarannya dibatalkan')).toBeVisible();
  },
};
export const Prints: Story = {
  tags: ['no-picture'],
  beforeEach: () => printsOn('A4'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cetak berita acara' }));
    await screen.findByRole('dialog', { name: 'Cetak berita acara' });
    await expect(canvas.getByTestId('address')).toHaveTextContent('?print=1');
  },
};
/** Its contract takes no money: it goes back against a signature. */
export const GivesBack: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kembalikan uang: JKT/K2611/00230' }));
    const dialog = within(await dialogNamed('Kembalikan uang Dewi Lestari'));
    await step('Not without the signed paper', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Kembalikan' }));
      await dialog.findByText('Lampirkan tanda terima yang ditandatangani.');
    });
    await step('Then it is told', async () => {
      await userEvent.upload(
        dialog.getByLabelText('Pilih berkas Tanda terima yang ditandatangani'),
        new File(['x'], 'tanda-terima.pdf', { type: 'application/pdf' }),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Kembalikan' }));
      await resultHasFocus(/^Rp400.000 dikembalikan kepada Dewi Lestari/);
    });
  },
};
export const ReturnRefused: Story = {
  tags: ['no-picture'],
  parameters: { msw: handoverScenarios.returnRefused },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kembalikan uang: JKT/K2611/00230' }));
    const dialog = within(await dialogNamed('Kembalikan uang Dewi Lestari'));
    await userEvent.upload(
      dialog.getByLabelText('Pilih berkas Tanda terima yang ditandatangani'),
      new File(['x'], 'tanda-terima.pdf', { type: 'application/pdf' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Kembalikan' }));
    await dialog.findByText(/^Isi kas Anda hanya Rp150.000/);
    await expect(dialog.getByLabelText(/^Diterima oleh/)).toHaveValue('Dewi Lestari');
  },
};
/** The request was rejected: it is asked for again, for either day. */
export const AsksAgain: Story = {
  parameters: { msw: handoverScenarios.later },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Minta persetujuan: JKT/K2611/00226' }));
    const dialog = within(await dialogNamed('Minta persetujuan Hendrik Lumban'));
    await userEvent.selectOptions(dialog.getByLabelText('Tanggal nota'), 'Hari uang dihitung di kantor');
    await userEvent.click(dialog.getByRole('button', { name: 'Minta persetujuan' }));
    await dialog.findByText('Tulis alasan, paling sedikit 5 karakter.');
    await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Denda tetap dibayar');
    await userEvent.click(dialog.getByRole('button', { name: 'Minta persetujuan' }));
    await resultHasFocus(/^Persetujuan diminta/);
  },
};
/** Who takes no money, or brought it, reads alone. */
export const Reader: Story = {
  tags: ['no-picture'],
  render: (args) => <HandoverDetail {...args} takesMoney={false} hrefOfReceipt={undefined} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/^JKT\/2611\/00431/);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'JKT/2611/00431' })).toBeNull();
  },
};
export const Loading: Story = { parameters: { msw: handoverScenarios.detail.asking } };
export const Failed: Story = {
  parameters: { msw: handoverScenarios.detail.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: handoverScenarios.detail.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: handoverScenarios.detail.forbidden },
  play: shown('Tidak punya hak'),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { HandoverRoutes } from './mocks/HandoverRoutes';
import { handoverScenarios } from './mocks/scenarios';
import { ShortageList } from './ShortageList';

/** Kurang setor until each is settled: paid into a drawer, or written off by another. */
const meta = {
  title: 'Features/Handovers/ShortageList',
  component: ShortageList,
  args: { takesMoney: true, hrefOfHandover: (id) => `/payment/handover/${id}` },
  parameters: { frame: 1180, route: '/payment/handover/shortage' },
  render: () => <HandoverRoutes />,
} satisfies Meta<typeof ShortageList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
const OF = 'kurang setor Agus Firmansyah, JKT/S2611/00009';
async function opens(canvas: Canvas, act: string, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `${act} ${OF}` }));
  return within(await dialogNamed(`${name} Agus Firmansyah`));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Terutang seluruhnya Rp150.000.')).toBeVisible();
    await expect(canvas.getByText('Penghapusan menunggu')).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
/** With what was settled, and how. */
export const All: Story = {
  parameters: { route: '/payment/handover/shortage?open=all' },
  play: shown('Dihapus Rp2.000'),
};
/** One's own is another's work; a request of one's own can be taken back. */
export const Own: Story = {
  parameters: { msw: handoverScenarios.ownShortages },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kurang setor Anda sendiri diurus oleh orang lain.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Tarik permintaan/ })).toBeVisible();
  },
};
/** A supervisor asks for a write-off, and takes no money. */
export const Supervisor: Story = {
  tags: ['no-picture'],
  parameters: { session: 'Supervisor Kolektor' },
  render: (args) => <ShortageList {...args} takesMoney={false} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: `Minta penghapusan ${OF}` });
    await expect(canvas.queryByRole('button', { name: /^Terima uang/ })).toBeNull();
  },
};
/** Who asked for the write-off takes it back, also where they take no money. */
export const SupervisorWithdraws: Story = {
  tags: ['no-picture'],
  parameters: { session: 'Supervisor Kolektor', msw: handoverScenarios.ownShortages },
  render: (args) => (
    <ToastProvider stay={3_600_000}>
      <ShortageList {...args} takesMoney={false} />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Tarik permintaan/ }));
    await resultHasFocus(/^Permintaan ditarik kembali/);
  },
};
export const Pays: Story = {
  play: async ({ canvas, step }) => {
    const dialog = await opens(canvas, 'Terima uang', 'Kurang setor');
    await step('More than is owed is given back', async () => {
      await userEvent.type(dialog.getByLabelText('Lembar 100.000'), '1');
      await userEvent.click(dialog.getByRole('button', { name: /^Terima uang/ }));
      await dialog.findByText('Lebih dari yang terutang, Rp50.000. Kembalikan lebihnya.');
    });
    await step('A part is taken', async () => {
      await userEvent.clear(dialog.getByLabelText('Lembar 100.000'));
      await userEvent.type(dialog.getByLabelText('Lembar 20.000'), '2');
      await expect(dialog.getByText('Sisa sesudahnya').nextSibling).toHaveTextContent('Rp10.000');
      await userEvent.click(dialog.getByRole('button', { name: /^Terima uang/ }));
      await resultHasFocus(/^Rp40.000 diterima dari Agus Firmansyah/);
    });
  },
};
/** The dialog at its widest and narrowest. */
export const Counting: Story = {
  play: async ({ canvas }) => {
    const dialog = await opens(canvas, 'Terima uang', 'Kurang setor');
    await userEvent.type(dialog.getByLabelText('Lembar 50.000'), '1');
  },
};
export const CountingMobile: Story = { ...Counting, globals: { viewport: { value: 'phone' } } };
/** Another cashier took a part: what was counted stays, and what is owed now is shown. */
export const PaidMeanwhile: Story = {
  parameters: { msw: handoverScenarios.paidMeanwhile },
  play: async ({ canvas }) => {
    const dialog = await opens(canvas, 'Terima uang', 'Kurang setor');
    await userEvent.type(dialog.getByLabelText('Lembar 50.000'), '1');
    await userEvent.click(dialog.getByRole('button', { name: /^Terima uang/ }));
    await dialog.findByText('Terutang: Rp50.000 → Rp30.000');
    await expect(dialog.getByLabelText('Lembar 50.000')).toHaveValue('1');
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan dari versi itu' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Terima uang/ }));
    await dialog.findByText('Lebih dari yang terutang, Rp30.000. Kembalikan lebihnya.');
  },
};
export const AsksForAWriteOff: Story = {
  play: async ({ canvas }) => {
    const dialog = await opens(canvas, 'Minta penghapusan', 'Hapus kurang setor');
    await userEvent.click(dialog.getByRole('button', { name: /^Minta penghapusan/ }));
    await dialog.findByText('Tulis alasan, paling sedikit 5 karakter.');
    await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Uang palsu, sudah dilaporkan');
    await userEvent.click(dialog.getByRole('button', { name: /^Minta penghapusan/ }));
    await resultHasFocus(/^Penghapusan Rp50.000 diminta/);
  },
};
export const AskedMeanwhile: Story = {
  tags: ['no-picture'],
  parameters: { msw: handoverScenarios.askedMeanwhile },
  play: async ({ canvas }) => {
    const dialog = await opens(canvas, 'Minta penghapusan', 'Hapus kurang setor');
    await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Uang palsu, sudah dilaporkan');
    await userEvent.click(dialog.getByRole('button', { name: /^Minta penghapusan/ }));
    await dialog.findByText(/^Penghapusan: tidak ada yang menunggu → Rp100.000 menunggu/);
    await expect(dialog.getByLabelText(/^Alasan/)).toHaveValue('Uang palsu, sudah dilaporkan');
  },
};
export const PayRefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { msw: handoverScenarios.paidMeanwhile },
  play: async ({ canvas }) => {
    const dialog = await opens(canvas, 'Terima uang', 'Kurang setor');
    await userEvent.type(dialog.getByLabelText('Lembar 20.000'), '2');
    await refusesNonsense('ShortagePayForm', { form: dialog.getByRole('form') });
  },
};
export const WriteOffRefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { msw: handoverScenarios.askedMeanwhile },
  play: async ({ canvas }) => {
    const dialog = await opens(canvas, 'Minta penghapusan', 'Hapus kurang setor');
    await userEvent.type(dialog.getByLabelText(/^Alasan/), 'Uang palsu, sudah dilaporkan');
    await refusesNonsense('WriteOffForm', { form: dialog.getByRole('form') });
  },
};
export const Empty: Story = {
  parameters: { msw: handoverScenarios.noShortages },
  play: shown('Tidak ada kurang setor'),
};
export const Loading: Story = { parameters: { msw: handoverScenarios.shortages.asking } };
export const Failed: Story = {
  parameters: { msw: handoverScenarios.shortages.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: handoverScenarios.shortages.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: handoverScenarios.shortages.forbidden },
  play: shown('Tidak punya hak'),
};

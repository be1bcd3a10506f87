import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption } from '@/lib/mocks/chooseOption';
import { printsOn } from '@/lib/mocks/printing';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { HandoverRoutes } from './mocks/HandoverRoutes';
import { handoverScenarios } from './mocks/scenarios';
import { HandoverTaking } from './HandoverTaking';

/** A collector's banknotes are counted, what each TTS becomes is seen, and one press posts all of it. */
const meta = {
  title: 'Features/Handovers/HandoverTaking',
  component: HandoverTaking,
  args: { listHref: '', onPosted: () => undefined, printHrefOf: String },
  parameters: { frame: 1040, route: '/payment/handover/new?collector=14&office=1' },
  render: () => <HandoverRoutes />,
} satisfies Meta<typeof HandoverTaking>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
const formOf = async (canvas: Canvas) => within(await canvas.findByRole('form', { name: 'Terima setoran' }));
const BUTTON = /^Bukukan 5 tanda terima/;

/** All of it but one banknote of Rp50.000. */
async function countsShort(canvas: Canvas) {
  const form = await formOf(canvas);
  await userEvent.type(form.getByLabelText('Lembar 100.000'), '33');
  await userEvent.type(form.getByLabelText('Lembar 50.000'), '1');
  await userEvent.type(form.getByLabelText('Lembar 10.000'), '1');
  await userEvent.type(form.getByLabelText('Lembar 5.000'), '1');
  return form;
}
async function says(form: Awaited<ReturnType<typeof formOf>>) {
  await userEvent.type(form.getByLabelText(/^Mengapa berbeda/), 'Selembar palsu');
  await userEvent.type(form.getByLabelText(/^Mengapa baru disetor/), 'Hujan sampai malam');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await expect(form.getByText('Belum dihitung')).toBeVisible();
    await expect(form.getByText('1 tanda terima menunggu penyetuju, Rp755.000.')).toBeVisible();
    await expect(form.queryByLabelText(/^Mengapa berbeda/)).toBeNull();
  },
};
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
/** Opened without a collector: all steps stand there, and say what they wait for. */
export const ChoosesACollector: Story = {
  parameters: { route: '/payment/handover/new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pilih kolektornya dahulu.')).toBeVisible();
  },
};
export const CollectorChosen: Story = {
  tags: ['no-picture'],
  parameters: { route: '/payment/handover/new' },
  play: async ({ canvas }) => {
    const select = await canvas.findByRole('combobox', { name: 'Siapa yang menyetor' });
    await chooseOption(select, 'Agus Firmansyah, Rp3.415.000');
    await formOf(canvas);
    await expect(canvas.getByTestId('address')).toHaveTextContent('collector=14&office=1');
  },
};
/** One banknote short: it is said what becomes of that, and asked why. */
export const Short: Story = {
  play: async ({ canvas }) => {
    const form = await countsShort(canvas);
    await expect(form.getByText('Kurang setor').nextSibling).toHaveTextContent('Rp50.000');
    await expect(form.getByText('Rp50.000 menjadi kurang setor Agus Firmansyah.')).toBeVisible();
  },
};
export const Over: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const form = await countsShort(canvas);
    await userEvent.type(form.getByLabelText('Lembar 20.000'), '3');
    await expect(form.getByText('Lebih setor').nextSibling).toHaveTextContent('Rp10.000');
    await expect(form.getByText('Rp10.000 dicatat sebagai lebih setor di kas Anda.')).toBeVisible();
  },
};
/** What is missing stands beside its field, and the first of it has the focus. */
export const AsksForWhatIsMissing: Story = {
  play: async ({ canvas, step }) => {
    const form = await formOf(canvas);
    await step('Nothing is posted before it was counted', async () => {
      await userEvent.click(form.getByRole('button', { name: BUTTON }));
      const first = form.getByLabelText('Lembar 100.000');
      await expect(first).toHaveFocus();
      await expect(first).toHaveAccessibleDescription('Belum dihitung. Tulis 0 bila tidak ada.');
    });
    await step('Nor without the reasons', async () => {
      await userEvent.type(form.getByLabelText('Lembar 100.000'), '30');
      await userEvent.click(form.getByRole('button', { name: BUTTON }));
      await expect(form.getByLabelText(/^Mengapa berbeda/)).toHaveFocus();
      await expect(
        form.getByText('Tulis mengapa uangnya kurang Rp415.000, paling sedikit 5 karakter.'),
      ).toBeVisible();
      await expect(
        form.getByText('Tulis mengapa uangnya baru disetor sekarang, paling sedikit 5 karakter.'),
      ).toBeVisible();
    });
  },
};
/** The result stands in view with the focus, and leads to the paper. */
export const Posts: Story = {
  beforeEach: () => printsOn('A4'),
  play: async ({ canvas, step }) => {
    await step('The cashier counts, says why, and posts', async () => {
      const form = await countsShort(canvas);
      await says(form);
      await userEvent.click(form.getByRole('button', { name: BUTTON }));
    });
    await step('The result tells its number, and is printed from there', async () => {
      const result = within(await resultHasFocus(/^Setoran JKT\/S2611\/00009 dibukukan/));
      await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/payment\/handover\/9$/);
      await userEvent.click(result.getByRole('link', { name: 'Cetak berita acara' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Cetak berita acara' }));
      const print = await dialog.findByRole('button', { name: 'Cetak' });
      await waitFor(() => expect(print).toHaveFocus());
    });
  },
};
/** Keys alone: Enter goes from piece to piece, Ctrl+Enter posts. */
export const PostsByKeyboard: Story = {
  tags: ['no-picture'],
  parameters: { msw: handoverScenarios.oneTts },
  play: async ({ canvas }) => {
    const form = await formOf(canvas);
    await userEvent.click(form.getByLabelText('Lembar 100.000'));
    await userEvent.keyboard('14{Enter}1{Enter}{Enter}1{Enter}');
    await expect(form.getByText('Selisih').nextSibling).toHaveTextContent('Rp0');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await resultHasFocus(/^Setoran JKT\/S2611\/00009/);
  },
};
/** What changed is said TTS by TTS, what was typed stays, and what it is now is posted next. */
export const ChangedMeanwhile: Story = {
  parameters: { msw: handoverScenarios.changedMeanwhile },
  play: async ({ canvas }) => {
    const form = await countsShort(canvas);
    await says(form);
    await userEvent.click(form.getByRole('button', { name: BUTTON }));
    await form.findByText(/JKT\/K2611\/00230: .* → tidak dibawa kolektor ini lagi/);
    await expect(form.getByText(/JKT\/K2611\/00231: belum ada → /)).toBeVisible();
    await expect(form.getByLabelText('Lembar 100.000')).toHaveValue('33');
  },
};
export const PostsWhatItIsNow: Story = {
  tags: ['no-picture'],
  parameters: { msw: handoverScenarios.changedMeanwhile },
  play: async ({ canvas }) => {
    const form = await countsShort(canvas);
    await says(form);
    await userEvent.click(form.getByRole('button', { name: BUTTON }));
    await userEvent.click(await form.findByRole('button', { name: 'Lanjutkan dari versi itu' }));
    await form.findByText('Joko Susilo');
    await expect(form.getByLabelText('Lembar 100.000')).toHaveValue('33');
    await userEvent.click(form.getByRole('button', { name: BUTTON }));
    await resultHasFocus(/^Setoran JKT\/S2611\/00009/);
  },
};
/** Another cashier took all of it. */
export const AnotherWasFirst: Story = {
  tags: ['no-picture'],
  parameters: { msw: handoverScenarios.anotherWasFirst },
  play: async ({ canvas }) => {
    const form = await countsShort(canvas);
    await says(form);
    await userEvent.click(form.getByRole('button', { name: BUTTON }));
    await userEvent.click(await form.findByRole('button', { name: 'Lanjutkan dari versi itu' }));
    await expect(await canvas.findByText('Tidak ada uang yang dibawa kolektor')).toBeVisible();
  },
};
export const PostOffline: Story = {
  tags: ['no-picture'],
  parameters: { msw: handoverScenarios.postOffline },
  play: async ({ canvas }) => {
    const form = await countsShort(canvas);
    await says(form);
    await userEvent.click(form.getByRole('button', { name: BUTTON }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Yang Anda ketik tetap ada.');
    await expect(form.getByLabelText('Lembar 100.000')).toHaveValue('33');
    await expect(form.getByRole('button', { name: BUTTON })).toBeEnabled();
  },
};
/** A count that was begun is there again after the page was left. */
export const KeepsTheCount: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await countsShort(canvas);
    const select = canvas.getByRole('combobox', { name: 'Siapa yang menyetor' });
    await userEvent.selectOptions(select, 'Rizky Ramadhan, Rp720.000');
    await waitFor(async () =>
      expect((await formOf(canvas)).getByLabelText('Lembar 100.000')).toHaveValue(''),
    );
    await userEvent.selectOptions(select, 'Agus Firmansyah, Rp3.415.000');
    await waitFor(async () =>
      expect((await formOf(canvas)).getByLabelText('Lembar 100.000')).toHaveValue('33'),
    );
  },
};
/** The day was closed: what would happen is seen, and why it cannot now. */
export const DrawerClosed: Story = {
  parameters: { msw: handoverScenarios.drawerClosed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kas 20 November 2026 sudah ditutup/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: BUTTON })).toBeNull();
  },
};
export const OwnMoney: Story = {
  tags: ['no-picture'],
  parameters: { msw: handoverScenarios.ownMoney },
  play: shown('Setoran Anda sendiri diterima oleh kasir lain.'),
};
export const LeftOut: Story = {
  tags: ['no-picture'],
  parameters: { msw: handoverScenarios.leftOut },
  play: shown(/^14 tanda terima lain kolektor ini tidak ikut/),
};
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { msw: handoverScenarios.postOffline },
  play: async ({ canvas }) => {
    const form = await countsShort(canvas);
    await says(form);
    await refusesNonsense('TakingForm', { form: canvas.getByRole('form', { name: 'Terima setoran' }) });
  },
};
export const NothingCarried: Story = {
  parameters: { route: '/payment/handover/new', msw: handoverScenarios.nothingCarried },
  play: shown('Tidak ada uang yang dibawa kolektor'),
};
export const Loading: Story = { parameters: { msw: handoverScenarios.basis.asking } };
export const Failed: Story = {
  parameters: { msw: handoverScenarios.basis.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: handoverScenarios.collectors.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: handoverScenarios.collectors.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: handoverScenarios.collectors.hostWithout },
  play: shown('Tidak tersedia di server ini'),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { formatRupiah } from '@/lib/format/rupiah';
import { printed, printsOn } from '@/lib/mocks/printing';
import { ContractDetail } from './ContractDetail';
import { buildContract } from './mocks/buildContract';
import { ContractRoutes } from './mocks/ContractRoutes';
import {
  contractMissing,
  contractOfAnotherOffice,
  contractOffline,
  contractSlow,
  openContract,
  restructuredContract,
} from './mocks/scenarios';

/** One contract with its card, receipts, facts and history. */
const meta = {
  title: 'Features/Contracts/ContractDetail',
  component: ContractDetail,
  args: {
    code: 'JKT-2603-00118',
    listHref: '/contract',
    hrefOfContract: (code: string) => `/contract/${code}`,
  },
  parameters: { frame: 1040, route: '/contract/JKT-2603-00118' },
  render: () => <ContractRoutes />,
} satisfies Meta<typeof ContractDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  parameters: { msw: openContract },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Riwayat' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Kartu piutang' })).toBeVisible();
  },
};

/** The old schedule stays readable, with the way to the new one. */
export const OldSchedule: Story = {
  parameters: { msw: restructuredContract },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'JKT-2611-00042' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Kartu piutang' })).toBeVisible();
    await expect(canvas.getAllByText('Pindah')).toHaveLength(2);
  },
};

/** The browser has told of the scrolling that was done. */
const nextScroll = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Each part has an address: a link leads there, and so does opening the page with it. */
export const GoesToAPart: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { msw: openContract, route: '/contract/JKT-2603-00118#riwayat' },
  play: async ({ canvas, step }) => {
    const part = async (name: string) =>
      (await canvas.findByRole('heading', { level: 2, name })).closest('section');
    await step('The address names the history: it is in view and has the focus', async () => {
      const history = await part('Riwayat');
      await waitFor(() => expect(history).toHaveFocus());
      await expect(history?.getBoundingClientRect().top).toBeLessThan(innerHeight);
    });
    await step('A link leads to the receipts', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Nota' }));
      const receipts = await part('Nota');
      await waitFor(() => expect(receipts).toHaveFocus());
    });
    await step(
      'The one that was pressed is lit, also where the page ends before it is at the top',
      async () => {
        const nav = within(canvas.getByRole('navigation', { name: 'Bagian halaman' }));
        for (const link of nav.getAllByRole('link')) {
          await userEvent.click(link);
          await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
          await nextScroll();
          await expect(link).toHaveAttribute('aria-current', 'location');
        }
      },
    );
    await step('Scrolling lights the part that one comes to', async () => {
      scrollTo(0, 0);
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: 'Kartu piutang' })).toHaveAttribute('aria-current'),
      );
    });
  },
};

/** 'Cetak kartu' shows the paper before it is printed; what is owed on it is what the page says. */
export const ShowsTheCardOnPaper: Story = {
  tags: ['no-picture'],
  beforeEach: () => printsOn('A4'),
  parameters: { msw: openContract },
  play: async ({ canvas }) => {
    const { remainder, penalty } = buildContract().card.totals;
    const page = within(await canvas.findByRole('article'));
    await expect(page.getAllByText(formatRupiah(remainder))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak kartu' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cetak kartu piutang JKT-2603-00118' });
    const paper = within(await within(dialog).findByRole('region', { name: /A4/ }));
    for (const owed of [remainder, penalty, remainder + penalty]) {
      await expect(paper.getAllByText(formatRupiah(owed))[0]).toBeVisible();
    }
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Tutup' })[0] ?? dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(printed).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { parameters: { msw: contractSlow } };
export const Missing: Story = {
  parameters: { msw: contractMissing },
  play: shown(/Kontrak ini tidak ada\./),
};
export const Forbidden: Story = {
  parameters: { msw: contractOfAnotherOffice },
  play: shown(/Kontrak ini milik kantor lain\./),
};
export const Offline: Story = { parameters: { msw: contractOffline }, play: shown('Tidak tersambung') };

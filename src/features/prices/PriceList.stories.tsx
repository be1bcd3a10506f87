import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { priceScenarios } from './mocks/scenarios';
import { PriceList } from './PriceList';

/** OTR dan Pencairan, connected: found by a few words, filtered, opened; all of it in the address. */
const meta = {
  title: 'Features/Prices/PriceList',
  component: PriceList,
  parameters: { frame: 1180, route: '/pricelist', session: 'Kolektor' },
  decorators: [
    (Story) => (
      <ToastProvider stay={60_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof PriceList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list behind it is part of the picture, so it is waited for too. */
async function dialogOverList(name: string): Promise<HTMLElement> {
  await screen.findByText('1–20 dari 60');
  return dialogNamed(name);
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–20 dari 60')).toBeVisible();
    await expect(canvas.getByText('Harga per 20 November 2026')).toBeVisible();
  },
};

export const FindsAVehicle: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Cari kendaraan' }),
      'beat 2024 papua{Enter}',
    );
    await expect(await canvas.findByText('1–1 dari 1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Honda Beat 2024, Papua' })).toBeVisible();
  },
};

export const OfAnotherDay: Story = {
  parameters: { route: '/pricelist?on=2027-01-01&region=Papua' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Harga per 1 Januari 2027')).toBeVisible();
    await expect(await canvas.findByText('1–20 dari 20')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: priceScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: priceScenarios.none },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada daftar harga')).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: { route: '/pricelist?search=becak' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Atur ulang' }));
    await expect(await canvas.findByText('1–20 dari 60')).toBeVisible();
  },
};
export const NotFoundYet: Story = {
  parameters: { route: '/pricelist?search=becak' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada kendaraan untuk “becak”')).toBeVisible();
  },
};
export const NothingThen: Story = {
  parameters: { route: '/pricelist?on=2020-01-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada harga pada 1 Januari 2020')).toBeVisible();
  },
};
export const BeyondTheEnd: Story = {
  parameters: { route: '/pricelist?page=9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Halaman ini kosong')).toBeVisible();
  },
};
export const NetworkGone: Story = {
  parameters: { msw: priceScenarios.networkGone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: priceScenarios.serverFails },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
export const OnAHostWithoutIt: Story = {
  parameters: { msw: priceScenarios.noSuchCall },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Daftar harga tidak tersedia di server ini')).toBeVisible();
  },
};

export const TellsAVehiclesPrices: Story = {
  parameters: { route: '/pricelist?open=103' },
  play: async () => {
    const dialog = await dialogOverList('Honda Beat 2024');
    await expect(dialog).toHaveTextContent('Harga Juli 2026.csv');
  },
};
export const DetailLoading: Story = {
  parameters: { route: '/pricelist?open=103', msw: priceScenarios.detailAsking },
  play: async () => {
    await screen.findByText('1–20 dari 60');
    // Its shape never rests: it moves until data comes.
    const dialog = await screen.findByRole('dialog', { name: 'Harga kendaraan' });
    const layer = dialog.closest('.MuiDialog-container');
    await waitFor(() => expect(layer).toHaveStyle({ opacity: '1' }));
  },
};
export const DetailMissing: Story = {
  parameters: { route: '/pricelist?open=103', msw: priceScenarios.detailGone },
  play: async () => {
    const dialog = await dialogOverList('Harga kendaraan');
    await waitFor(() => expect(dialog).toHaveTextContent('Harga ini tidak ada.'));
  },
};

export const CopiesForWhatsApp: Story = {
  parameters: { route: '/pricelist?open=103' },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const dialog = await dialogOverList('Honda Beat 2024');
    const [inDialog] = Array.from(dialog.querySelectorAll('footer button'));
    await userEvent.click(inDialog as Element);
    await expect(write).toHaveBeenCalledWith(expect.stringContaining('*Honda Beat 2024*, Papua\nOTR: Rp'));
    await expect(await canvas.findByText('Tersalin. Tempelkan di WhatsApp.')).toBeVisible();
  },
};

/** What is no date shows no other day's prices, and stays where it was typed. */
export const FiltersRefuseNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('1–20 dari 60')).toBeVisible();
    await refusesNonsense('ListFilters', { form: canvasElement, sends: false });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { MyHistory } from './MyHistory';
import { historyScenarios } from './mocks/scenarios';

/** Tells plays where the router stands; nobody sees it. */
const Address = () => <output hidden data-testid="address" data-search={useLocation().search} />;

/** My History, connected: the page stands in the address. */
const meta = {
  title: 'Features/History/MyHistory',
  component: MyHistory,
  parameters: { frame: 960 },
  render: () => (
    <>
      <MyHistory />
      <Address />
    </>
  ),
} satisfies Meta<typeof MyHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Meminta perubahan nota/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: historyScenarios.asking } };

export const Empty: Story = {
  parameters: { msw: historyScenarios.nothingYet },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada kegiatan')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: historyScenarios.networkGone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const HostWithoutHistory: Story = {
  parameters: { msw: historyScenarios.noSuchCall },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('My History tidak tersedia di server ini')).toBeVisible();
  },
};

export const TurnsThePage: Story = {
  parameters: { msw: historyScenarios.threePages },
  play: async ({ canvas }) => {
    await canvas.findByText('Membuka nota JKT/2611/00045');
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }));
    await expect(await canvas.findByText('Membuka nota JKT/2611/00025')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveAttribute('data-search', '?page=2');
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman pertama' }));
    await expect(await canvas.findByText('Membuka nota JKT/2611/00045')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveAttribute('data-search', '');
  },
};

export const StartsOnThePageInTheAddress: Story = {
  parameters: { msw: historyScenarios.threePages, route: '/account/log?page=3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Membuka nota JKT/2611/00005')).toBeVisible();
    await expect(canvas.getByText('41–45 dari 45')).toBeVisible();
  },
};

export const PastTheEnd: Story = {
  parameters: { msw: historyScenarios.threePages, route: '/account/log?page=9' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ke halaman pertama' }));
    await expect(await canvas.findByText('Membuka nota JKT/2611/00045')).toBeVisible();
  },
};

export const NonsensePageIsTheFirst: Story = {
  parameters: { msw: historyScenarios.threePages, route: '/account/log?page=-1e9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Membuka nota JKT/2611/00045')).toBeVisible();
  },
};

/** The next page cannot be had: said in its place, with a way to try again. */
export const NextPageFails: Story = {
  parameters: { msw: historyScenarios.secondPageFails },
  play: async ({ canvas }) => {
    await canvas.findByText('Membuka nota JKT/2611/00045');
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }));
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ke halaman pertama' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { priceScenarios } from '@/features/prices/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/pricelist`: OTR dan Pencairan. */
const meta = {
  title: 'Pages/PriceList',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/pricelist' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'OTR dan Pencairan' })).toBeVisible();
    await expect(await canvas.findByText('1–20 dari 60')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: priceScenarios.asking } };
export const Empty: Story = {
  parameters: { msw: priceScenarios.none },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada daftar harga')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: priceScenarios.serverFails },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
/** Holders of `is_master` upload a new list; its code arrives with the page. */
export const Upload: Story = {
  parameters: { route: '/pricelist?upload=1', session: 'Admin Sistem' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Unggah daftar harga' })).toBeVisible();
    await expect(await canvas.findByLabelText('Berkas daftar harga')).toBeEnabled();
    const links = await canvas.findAllByRole('link', { name: 'OTR dan Pencairan' });
    await expect(links.at(-1)).toHaveAttribute('href', '/pricelist');
  },
};
/** The button that led there is gone: reading begins at the heading. */
export const UploadOpened: Story = {
  tags: ['no-picture'],
  parameters: { session: 'Admin Sistem' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Unggah daftar harga' }));
    const heading = await canvas.findByRole('heading', { name: 'Unggah daftar harga' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
export const UploadOnAPhone: Story = { ...Upload, globals: phone };
export const UploadWithoutTheRight: Story = {
  parameters: { route: '/pricelist?upload=1', session: 'Kolektor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak punya hak untuk halaman ini')).toBeVisible();
  },
};
/** Any session has it, whatever its flags. */
export const Collector: Story = { ...Default, parameters: { session: 'Kolektor' } };
export const Mobile: Story = { ...Default, globals: phone };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { forbiddenList, listFails, listSlow, noReceipts } from '@/features/credits/mocks/scenarios';
import { viewScenarios } from '@/features/savedViews/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/credit`: Nota Cicilan. */
const meta = {
  title: 'Pages/Credit',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/credit' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nota Cicilan' })).toBeVisible();
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};
/** By the day of entry: with the transfer of yesterday that was entered today. */
export const ByDayOfEntry: Story = {
  parameters: { route: '/credit?by=entered' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(await canvas.findByText('1–20 dari 58')).toBeVisible();
  },
};
/** With `is_export` the filtered rows can leave as a file. */
export const MayExport: Story = {
  parameters: { session: 'Kepala Cabang' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
  },
};
export const Loading: Story = { ...Default, parameters: { msw: listSlow } };
export const Empty: Story = { parameters: { msw: noReceipts } };
export const Failed: Story = {
  parameters: { msw: listFails },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server bermasalah')).toBeVisible();
  },
};

/** The flags here say yes, the server says 403: rights have changed meanwhile. */
export const Forbidden: Story = {
  parameters: { msw: forbiddenList },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak punya hak')).toBeVisible();
  },
};

/** Without one of its flags the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kolektor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };

/** A saved view is open; it names a cashier who left. */
export const WithView: Story = {
  parameters: { route: '/credit?tampilan=53', msw: viewScenarios.some },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Tampilan: Nota kasir Dewi/ })).toBeVisible();
    await expect(canvas.getByText(/^Tampilan dibuka tanpa Kasir/)).toBeVisible();
  },
};
export const WithViewOnAPhone: Story = {
  parameters: { route: '/credit?status=waiting&tampilan=41', msw: viewScenarios.some, session: 'Penyetuju' },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tampilan: Menunggu persetujuan' })).toBeVisible();
  },
};

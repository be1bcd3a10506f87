import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { FieldWorld, onPhone } from '@/features/field/mocks/FieldWorld';
import { fieldScenarios } from '@/features/field/mocks/scenarios';
import { buildOrders } from '@/features/field/mocks/buildOwnOrder';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

let world: FieldWorld;

/** `/collector/customer`: a collector's day, from the device first. */
const meta = {
  title: 'Pages/CollectorCustomer',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/collector/customer', session: 'Kolektor' },
  beforeEach: async ({ msw }) => {
    world = new FieldWorld();
    msw.use(...world.handlers);
    await onPhone([]);
  },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Akun Kolektor' })).toBeVisible();
    await canvas.findByText('Bambang Sutrisno');
  },
};
export const Empty: Story = {
  beforeEach: async ({ msw }) => {
    msw.use(...fieldScenarios.noAccounts);
    await onPhone([], null);
  },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak ada akun hari ini')),
};
export const Loading: Story = {
  beforeEach: async ({ msw }) => {
    msw.use(...fieldScenarios.asking);
    await onPhone([], null);
  },
};
export const Failed: Story = {
  beforeEach: async ({ msw }) => {
    msw.use(...fieldScenarios.fails);
    await onPhone([], null);
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Coba lagi' })),
};
/** For others than collectors the path is the not-found page. */
export const NotRegistered: Story = {
  parameters: { session: 'Kasir' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Visit: Story = {
  parameters: { route: '/collector/customer/JKT-2603-00118' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kunjungan' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Mulai kunjungan' });
  },
};
export const OwnTts: Story = {
  parameters: { route: '/collector/customer/tts' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tanda Terima' })).toBeVisible();
    await canvas.findByText('JKT/K2611/00227');
  },
};
export const Units: Story = {
  parameters: { route: '/collector/customer/unit' },
  beforeEach: ({ msw }) => {
    world.orders = buildOrders();
    msw.use(...world.handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Surat Tugas' })).toBeVisible();
    await canvas.findByText('Bambang Sutrisno');
  },
};
export const Unit: Story = {
  parameters: { route: '/collector/customer/unit/7' },
  beforeEach: ({ msw }) => {
    world.orders = buildOrders();
    msw.use(...world.handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'BAST' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Mulai BAST' });
  },
};
export const Mobile: Story = {
  globals: phone,
  play: async ({ canvas }) => void (await canvas.findByText('Bambang Sutrisno')),
};

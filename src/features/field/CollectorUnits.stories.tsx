import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CollectorUnits } from './CollectorUnits';
import { buildBast } from './mocks/buildBast';
import { buildOrders } from './mocks/buildOwnOrder';
import { onPhone } from './mocks/FieldWorld';
import { orderScenarios } from './mocks/scenarios';

/** A collector's orders to take a unit, from the device first. */
const meta = {
  title: 'Features/Field/CollectorUnits',
  component: CollectorUnits,
  args: { owner: '7', hrefOf: (id: number) => `/collector/customer/unit/${id}` },
  parameters: { frame: 860, session: 'Kolektor', msw: orderScenarios.one },
  beforeEach: () => onPhone([]),
} satisfies Meta<typeof CollectorUnits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Isi BAST Bambang Sutrisno' })).toHaveAttribute(
      'href',
      '/collector/customer/unit/7',
    );
  },
};
export const Empty: Story = {
  parameters: { msw: orderScenarios.none },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak ada surat tugas penarikan')),
};
export const Loading: Story = { parameters: { msw: orderScenarios.asking } };
export const Failed: Story = {
  parameters: { msw: orderScenarios.fails },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Coba lagi' })),
};
/** What was kept is read without a connection, with the BAST that waits. */
export const Offline: Story = {
  parameters: { msw: orderScenarios.offline },
  beforeEach: () =>
    onPhone([], undefined, { orders: buildOrders(), basts: [buildBast({ step: 'waiting' })] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Tanpa koneksi, data per 07.40');
    await canvas.findByText('Menunggu dikirim');
  },
};
/** Nothing was kept before. */
export const OfflineFirstStart: Story = {
  parameters: { msw: orderScenarios.offline },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Coba lagi' })),
};
export const Forbidden: Story = {
  parameters: { msw: orderScenarios.forbidden },
  beforeEach: () => onPhone([], undefined, { orders: buildOrders() }),
  play: async ({ canvas }) => void (await canvas.findByText('Anda tidak punya hak untuk ini.')),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import {
  noOverdueCall,
  nothingOverdue,
  overdueFails,
  overdueForbidden,
  overdueOffline,
  overdueSlow,
  stillFilling,
} from '@/features/collection/overdue/mocks/scenarios';
import { pageParameters, phone } from './pageParameters';
import { withPagesLoaded } from './withPagesLoaded';

/** `/overdue`: Tanggal Jatuh Tempo. */
const meta = {
  title: 'Pages/Overdue',
  component: AppBody,
  tags: ['!autodocs'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/overdue', session: 'Supervisor Kolektor' },
} satisfies Meta<typeof AppBody>;

export default meta;
type Story = StoryObj<typeof meta>;
const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tanggal Jatuh Tempo' })).toBeVisible();
    await expect(await canvas.findByText(/^1–20 dari/)).toBeInTheDocument();
  },
};
export const Loading: Story = { parameters: { msw: overdueSlow } };
export const Empty: Story = { parameters: { msw: nothingOverdue }, play: shown('Tidak ada yang terlambat') };
export const Failed: Story = { parameters: { msw: overdueFails }, play: shown('Server bermasalah') };
export const Offline: Story = { parameters: { msw: overdueOffline }, play: shown('Tidak tersambung') };
export const HostWithoutIt: Story = {
  parameters: { msw: noOverdueCall },
  play: shown('Tidak tersedia di server ini'),
};
export const StillCalculated: Story = { parameters: { msw: stillFilling } };

/** The flags here say yes, the server says 403: rights have changed meanwhile. */
export const Forbidden: Story = { parameters: { msw: overdueForbidden }, play: shown('Tidak punya hak') };

/** Without its flag the path is the not-found page (SPEC 5). */
export const NotRegistered: Story = {
  parameters: { session: 'Kasir' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  },
};
export const Mobile: Story = { ...Default, globals: phone };
export const Promises: Story = {
  parameters: { route: '/overdue/promise' },
  play: shown('Ditunggu s.d. 24 Nov'),
};
export const OutsideCalls: Story = {
  parameters: { route: '/overdue/outside' },
  play: shown('Bukan nasabah'),
};
/** Who calls and does not supervise has no list of calls outside the rule. */
export const OutsideCallsNotRegistered: Story = {
  ...NotRegistered,
  tags: ['no-picture'],
  parameters: { route: '/overdue/outside', session: 'Kasir' },
};

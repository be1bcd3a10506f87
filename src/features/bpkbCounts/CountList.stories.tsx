import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildKeptScans, onDevice } from './mocks/buildKeptScans';
import { CountListRoute } from './mocks/CountRoutes';
import { countScenarios } from './mocks/scenarios';
import { CountList } from './CountList';

/** Counts of books: those that are open, those that were. */
const meta = {
  title: 'Features/BpkbCounts/CountList',
  component: CountList,
  tags: ['!autodocs'],
  parameters: { frame: 1200, route: '/bpkb/opname', session: 'Admin Kontrak' },
  args: { owner: '7', hrefOf: (id) => `/bpkb/opname/${id}` },
  render: () => <CountListRoute />,
} satisfies Meta<typeof CountList>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = { play: shown('4 selisih, 2 belum selesai') };
export const Narrower: Story = { ...Default, parameters: { frame: 720 } };
export const Mobile: Story = { ...Default, globals: phone };
/** An office is chosen, one of its safes, and it begins. */
export const Starts: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('4 selisih, 2 belum selesai');
    await userEvent.click(canvas.getByRole('button', { name: 'Mulai opname' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Mulai opname' }));
    await dialog.findByRole('option', { name: 'Brankas 2' });
    await userEvent.selectOptions(dialog.getByLabelText('Yang dihitung'), 'Brankas 2');
  },
};
/** Somebody counts the same shelves: said in the dialog, which stays. */
export const StartingTaken: Story = {
  tags: ['no-picture'],
  parameters: { msw: countScenarios.startingTaken },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mulai opname' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Mulai opname' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mulai' }));
    await dialog.findByText('Brankas ini sedang dihitung dalam opname lain.', { exact: false });
  },
};
/** Codes that only this device has lead to their count. */
export const NotSent: Story = {
  beforeEach: () => onDevice({ scans: [buildKeptScans([41, 42, 43])] }),
  play: async ({ canvas }) => {
    await canvas.findByText('3 kode opname hanya ada di perangkat ini.');
    await expect(canvas.getByRole('link', { name: 'Buka opname' })).toHaveAttribute('href', '/bpkb/opname/4');
  },
};
export const Loading: Story = { parameters: { msw: countScenarios.asking } };
export const Empty: Story = { parameters: { msw: countScenarios.nothing }, play: shown('Belum ada opname') };
export const Failed: Story = {
  parameters: { msw: countScenarios.serverFails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: countScenarios.networkGone },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: countScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: countScenarios.noSuchCall },
  play: shown('Tidak tersedia di server ini'),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { HeldRows } from './HeldRows';
import { buildBatch, buildHeldRows, buildWaiting } from './mocks/buildImport';
import { importScenarios } from './mocks/scenarios';

/** Rows that one person alone can't post: what is asked of whom, and what waits. */
const meta = {
  title: 'Features/Imports/HeldRows',
  component: HeldRows,
  args: { batch: buildBatch({}, buildHeldRows()) },
  parameters: { frame: 1040, msw: importScenarios.held },
  render: (args) => (
    <ToastProvider stay={60_000}>
      <HeldRows {...args} />
    </ToastProvider>
  ),
} satisfies Meta<typeof HeldRows>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const asked = (over: Parameters<typeof buildWaiting>[0] = {}) =>
  buildBatch({ request: buildWaiting(over) }, buildHeldRows());

async function asks() {
  await press('Minta persetujuan');
  const dialog = within(await dialogNamed('Minta persetujuan 2 baris?'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Dibayar rekening istrinya');
  await userEvent.click(dialog.getByRole('button', { name: 'Minta persetujuan' }));
}

export const Default: Story = {};
export const Asks: Story = {
  play: async ({ canvas }) => {
    await asks();
    await expect(await canvas.findByText('Persetujuan 2 baris diminta.')).toBeVisible();
  },
};
/** It changed meanwhile; what was typed stays. */
export const Refused: Story = {
  parameters: { msw: importScenarios.askRefused },
  play: async () => {
    await asks();
    const dialog = within(await dialogNamed('Minta persetujuan 2 baris?'));
    await expect(await dialog.findByText(/Mutasi ini berubah sejak Anda membukanya/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Alasan' })).toHaveValue('Dibayar rekening istrinya');
  },
};
export const Waits: Story = {
  args: { batch: asked() },
  parameters: { msw: importScenarios.asked },
  play: async ({ canvas }) => {
    await press('Tarik kembali');
    await expect(await canvas.findByText('Permintaan ditarik kembali.')).toBeVisible();
  },
};
export const WaitsOfSomebodyElse: Story = {
  args: {
    batch: asked({ may_withdraw: false, request_by: { username: 'kasir.jkt', name: 'Eka Lestari' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Tarik kembali' })).toBeNull();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

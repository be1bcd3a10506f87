import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { importScenarios } from './mocks/scenarios';
import { StatementCheck } from './StatementCheck';

/** A posted statement for a second person: file and total beside the bank's, its rows, and the way back. */
const meta = {
  title: 'Features/Imports/StatementCheck',
  component: StatementCheck,
  args: { id: 11, hrefOfReceipt: (id) => `/credit/${id}`, onDecided: fn(), onClose: fn() },
  parameters: { frame: 1040, session: 'Penyetuju', msw: importScenarios.unchecked },
  render: (args) => (
    <ToastProvider stay={60_000}>
      <StatementCheck {...args} />
    </ToastProvider>
  ),
} satisfies Meta<typeof StatementCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Default: Story = {
  play: async () => {
    const dialog = within(await dialogNamed('Periksa mutasi'));
    await expect(await dialog.findByText('Belum diperiksa')).toBeVisible();
    await expect(await dialog.findByText(/^2 uang masuk, Rp/)).toBeVisible();
  },
};
const fill = async () => {
  const form = within(await dialogNamed('Cocokkan dengan bank'));
  await userEvent.type(form.getByLabelText('Rekening yang Anda buka di bank'), '0012345678');
  await userEvent.type(form.getByLabelText('Baris uang masuk menurut bank'), '2');
  await userEvent.type(form.getByLabelText('Jumlah uang masuk menurut bank'), '3982000');
  await userEvent.click(form.getByRole('button', { name: /^Sudah dicocokkan dengan bank/ }));
};

/** The bank's figures are asked for; then it is decided. */
export const Checks: Story = {
  play: async ({ args }) => {
    await press('Cocokkan dengan bank');
    await fill();
    await waitFor(() => expect(args.onDecided).toHaveBeenCalledOnce());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** It changed or somebody was first: nothing is shown as checked. */
export const Refused: Story = {
  parameters: { msw: importScenarios.checkRefused },
  play: async ({ args }) => {
    await press('Cocokkan dengan bank');
    await fill();
    await expect(await screen.findByText(/Mutasi ini berubah sejak Anda membukanya/)).toBeVisible();
    await expect(args.onDecided).not.toHaveBeenCalled();
  },
};
/** It is not the bank's: all of it goes back. */
export const Undoes: Story = {
  play: async () => {
    await press('Batalkan posting');
    await expect(await dialogNamed('Batalkan posting Mandiri 13-19 Nov.xlsx?')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: importScenarios.batchAsking } };
export const Missing: Story = { parameters: { msw: importScenarios.batchGone } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

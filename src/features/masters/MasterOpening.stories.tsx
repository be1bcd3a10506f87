import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { FINANCE } from './kinds/finance';
import { MasterOpening } from './MasterOpening';
import { masterScenarios } from './mocks/scenarios';

/** The form of a simple master away from its list. */
const meta = {
  title: 'Features/Masters/MasterOpening',
  component: MasterOpening,
  args: { kind: FINANCE, onClose: fn() },
  parameters: { session: 'Admin Sistem' },
  decorators: [
    (Story) => (
      <ToastProvider stay={60_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof MasterOpening>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  tags: ['no-picture'],
  play: async ({ args }) => {
    // The form takes the place of its skeleton.
    await screen.findByLabelText('Kode');
    const dialog = within(await dialogNamed('Finance baru'));
    await userEvent.type(dialog.getByLabelText('Kode'), 'BANK-X');
    await userEvent.type(dialog.getByLabelText('Nama'), 'Bank Mitra');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const Change: Story = {
  args: { id: 1 },
  tags: ['no-picture'],
  play: async () => {
    const dialog = within(await dialogNamed('Ubah Finance SENDIRI'));
    await expect(dialog.getByLabelText('Nama')).toHaveValue('Modal sendiri');
  },
};
export const Loading: Story = { parameters: { msw: masterScenarios.asking } };
/** Somebody deleted it meanwhile. */
export const Gone: Story = {
  args: { id: 999 },
  play: async () => {
    const dialog = within(await dialogNamed('Finance'));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

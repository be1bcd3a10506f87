import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { CheckQuestion } from './CheckQuestion';
import { buildBatch } from './mocks/buildImport';
import { importScenarios } from './mocks/scenarios';

/** Who may approve and has the page of statements too compares it there. */
const meta = {
  title: 'Features/Imports/CheckQuestion',
  component: CheckQuestion,
  args: { batch: buildBatch({ id: 11, may_check: true }), onChecked: fn(), onClose: fn() },
  parameters: { frame: 640, msw: importScenarios.unchecked },
  render: (args) => (
    <ToastProvider stay={60_000}>
      <CheckQuestion {...args} />
    </ToastProvider>
  ),
} satisfies Meta<typeof CheckQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Sudah dicocokkan dengan bank' }));

export const Default: Story = {};
export const Checks: Story = {
  tags: ['no-picture'],
  play: async ({ args }) => {
    await press();
    await waitFor(() => expect(args.onChecked).toHaveBeenCalledOnce());
  },
};
export const Refused: Story = {
  parameters: { msw: importScenarios.checkRefused },
  play: async ({ args }) => {
    await press();
    await expect(await screen.findByText(/Mutasi ini berubah sejak Anda membukanya/)).toBeVisible();
    await expect(args.onChecked).not.toHaveBeenCalled();
  },
};

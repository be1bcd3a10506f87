import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
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
  userEvent.click(await screen.findByRole('button', { name: /^Sudah dicocokkan dengan bank/ }));
const fill = async () => {
  await userEvent.type(await screen.findByLabelText('Rekening yang Anda buka di bank'), '0012345678');
  await userEvent.type(screen.getByLabelText('Baris uang masuk menurut bank'), '12');
  await userEvent.type(screen.getByLabelText('Jumlah uang masuk menurut bank'), '9857000');
};

export const Default: Story = {};
export const Checks: Story = {
  tags: ['no-picture'],
  play: async ({ args }) => {
    await fill();
    await press();
    await waitFor(() => expect(args.onChecked).toHaveBeenCalledOnce());
  },
};
/** What the bank shows is typed, not taken for granted. */
export const Incomplete: Story = {
  play: async ({ args }) => {
    await press();
    await expect(await screen.findByText('Isi jumlah uang masuk menurut bank.')).toBeVisible();
    await expect(args.onChecked).not.toHaveBeenCalled();
  },
};
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async () => {
    await fill();
    await refusesNonsense('BankFiguresForm', { form: await screen.findByRole('form') });
  },
};
/** The bank says otherwise. */
export const Other: Story = {
  parameters: { msw: importScenarios.bankDiffers },
  play: async ({ args }) => {
    await fill();
    await press();
    await expect(await screen.findByText(/^Angka dari bank tidak sama/)).toBeVisible();
    await expect(args.onChecked).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  parameters: { msw: importScenarios.checkRefused },
  play: async ({ args }) => {
    await fill();
    await press();
    await expect(await screen.findByText(/Mutasi ini berubah sejak Anda membukanya/)).toBeVisible();
    await expect(args.onChecked).not.toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

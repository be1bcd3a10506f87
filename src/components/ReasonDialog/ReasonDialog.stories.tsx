import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { ReasonDialog } from './ReasonDialog';

/** A question that wants a reason, which others will read. */
const meta = {
  title: 'Components/Dialogs/ReasonDialog',
  component: ReasonDialog,
  args: {
    open: true,
    title: 'Tolak perubahan nota JKT/2611/00042?',
    children: <p>Nota tetap seperti sekarang. Eka Lestari diberi tahu alasannya.</p>,
    confirmLabel: 'Tolak',
    kind: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ReasonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is sent before the reason is long enough; spaces around it do not count. */
export const NeedsAReason: Story = {
  play: async ({ args }) => {
    const dialog = within(await dialogNamed('Tolak perubahan nota JKT/2611/00042?'));
    const reason = dialog.getByLabelText('Alasan');
    const confirm = dialog.getByRole('button', { name: 'Tolak' });
    await userEvent.type(reason, '  Salah nilai ');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledWith('Salah nilai');
    await userEvent.clear(reason);
    await userEvent.type(reason, '    ab');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(reason).toHaveAccessibleDescription('Tulis alasan, paling sedikit 5 karakter.');
    await expect(reason).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RecoveryForm } from './RecoveryForm';

/** A recovery code instead of the app's. */
const meta = {
  title: 'Features/Auth/RecoveryForm',
  component: RecoveryForm,
  args: { code: '', onCode: fn(), onSubmit: fn(), onApp: fn(), onBack: fn() },
  parameters: { session: null, frame: 380 },
} satisfies Meta<typeof RecoveryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = {
  args: { code: 'k3mf-9xqe-7hrt-w2ap' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Kode pemulihan'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('k3mf-9xqe-7hrt-w2ap');
  },
};
export const Wrong: Story = { args: { error: 'Kode salah. Sisa 3 percobaan.' } };
export const Checking: Story = { args: { code: 'k3mf-9xqe-7hrt-w2ap', busy: true } };
export const LockedOut: Story = {
  args: {
    lockedFor: 899,
    problem: {
      tone: 'warning',
      title: 'Terlalu banyak percobaan',
      text: 'Terlalu banyak percobaan masuk. Coba lagi dalam 15 menit.',
    },
  },
};
export const Narrow: Story = { args: { error: 'Kode salah. Sisa 3 percobaan.' }, parameters: { frame: 296 } };

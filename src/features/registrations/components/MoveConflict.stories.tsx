import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { buildRegistration, STATUSES } from '../mocks/buildRegistration';
import { MoveConflict } from './MoveConflict';

/** Somebody else was first: what changed since. */
const meta = {
  title: 'Features/Registrations/MoveConflict',
  component: MoveConflict,
  parameters: { layout: 'fullscreen' },
  args: {
    before: buildRegistration(),
    now: buildRegistration({ version: 7, status: STATUSES.approved }),
    note: '',
    onClose: fn(),
  },
} satisfies Meta<typeof MoveConflict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherStatus: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Lihat yang terbaru' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const AnotherForm: Story = {
  args: {
    now: buildRegistration({
      version: 8,
      form: buildRegistrationForm({ structure: { tenor: 18, down_payment: 3_500_000 } }),
    }),
    note: 'Penghasilan cukup',
  },
};

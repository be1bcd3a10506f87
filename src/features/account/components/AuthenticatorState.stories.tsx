import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildAuthenticator } from '../mocks/fixtures';
import { AuthenticatorState } from './AuthenticatorState';

/** Whether one signs in with an authenticator app. */
const meta = {
  title: 'Features/Account/AuthenticatorState',
  component: AuthenticatorState,
  args: { authenticator: buildAuthenticator(), onSetUp: fn(), onRenew: fn(), onDisable: fn() },
} satisfies Meta<typeof AuthenticatorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buat kode pemulihan baru' }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Matikan' }));
    await expect(args.onDisable).toHaveBeenCalledOnce();
  },
};
export const Off: Story = {
  args: { authenticator: { enabled_at: null, recovery_left: 0 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pasang aplikasi autentikator' }));
    await expect(args.onSetUp).toHaveBeenCalledOnce();
  },
};
export const FewLeft: Story = { args: { authenticator: buildAuthenticator({ recovery_left: 2 }) } };
export const NoneLeft: Story = { args: { authenticator: buildAuthenticator({ recovery_left: 0 }) } };
export const Narrow: Story = {
  args: { authenticator: buildAuthenticator({ recovery_left: 0 }) },
  parameters: { frame: 328 },
};

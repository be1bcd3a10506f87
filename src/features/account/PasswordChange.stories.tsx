import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { STORY_PASSWORD } from './mocks/fixtures';
import { passwordScenarios } from './mocks/scenarios';
import { PasswordChange, type PasswordChangeProps } from './PasswordChange';

/** Closed once it asks to be. */
function Changing({ onClose }: PasswordChangeProps) {
  const [open, setOpen] = useState(true);
  const handleClose = () => {
    setOpen(false);
    onClose();
  };
  return open && <PasswordChange onClose={handleClose} />;
}

/** Changing one's own password, connected. */
const meta = {
  title: 'Features/Account/PasswordChange',
  component: PasswordChange,
  render: (args) => <Changing {...args} />,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof PasswordChange>;

export default meta;
type Story = StoryObj<typeof meta>;

const NEW = 'kuda lumping makan beling';
const field = (label: string) => screen.getByLabelText(label);

async function send(current = STORY_PASSWORD, fresh = NEW, repeat = fresh) {
  await userEvent.type(await screen.findByLabelText('Kata sandi saat ini'), current);
  await userEvent.type(field('Kata sandi baru'), fresh);
  await userEvent.type(field('Ulangi kata sandi baru'), repeat);
  await userEvent.click(screen.getByRole('button', { name: 'Ganti kata sandi' }));
}

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(field('Kata sandi saat ini')).toHaveFocus());
  },
};

export const Changes: Story = {
  play: async ({ args }) => {
    await send();
    await expect(
      await resultHasFocus(/Kata sandi sudah diganti\. 2 sesi lain sudah diakhiri\./),
    ).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AsksForWhatIsMissing: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ganti kata sandi' }));
    await expect(field('Kata sandi saat ini')).toHaveAccessibleDescription('Isi kata sandi saat ini.');
    await expect(field('Kata sandi baru')).toHaveAccessibleDescription('Isi paling sedikit 12 karakter.');
    await waitFor(() => expect(field('Kata sandi saat ini')).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** One's own name is what is tried first. */
export const TooCloseToTheName: Story = {
  play: async () => {
    await send(STORY_PASSWORD, 'sri.wahyuni.1990');
    await expect(field('Kata sandi baru')).toHaveAccessibleDescription(/^Terlalu mirip nama Anda/);
  },
};

export const RepeatedDifferently: Story = {
  play: async () => {
    await send(STORY_PASSWORD, NEW, `${NEW}s`);
    await expect(field('Ulangi kata sandi baru')).toHaveAccessibleDescription(
      'Belum sama dengan kata sandi baru.',
    );
  },
};

/** The server's word stands beside the field until it is typed again; the others keep what was typed. */
export const PresentOneIsWrong: Story = {
  play: async ({ args }) => {
    await send('bukan ini');
    await waitFor(() =>
      expect(field('Kata sandi saat ini')).toHaveAccessibleDescription('Kata sandi saat ini salah.'),
    );
    await expect(field('Kata sandi baru')).toHaveValue(NEW);
    await userEvent.type(field('Kata sandi saat ini'), '!');
    await expect(field('Kata sandi saat ini')).not.toHaveAccessibleDescription('Kata sandi saat ini salah.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LockedOut: Story = {
  parameters: { msw: passwordScenarios.lockedOut },
  play: async () => {
    await send('bukan ini');
    await expect(await screen.findByText(/Coba lagi dalam 15 menit/)).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: passwordScenarios.networkGone },
  play: async () => {
    await send();
    await expect(await screen.findByText('Kata sandi belum diganti')).toBeVisible();
    await expect(field('Kata sandi baru')).toHaveValue(NEW);
  },
};

export const SendsOnceWhileWaiting: Story = {
  parameters: { msw: passwordScenarios.saving },
  play: async () => {
    await send();
    const busy = await screen.findByRole('button', { name: 'Mengganti…' });
    await userEvent.click(busy);
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
  },
};

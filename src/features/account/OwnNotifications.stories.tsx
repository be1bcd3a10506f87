import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { notificationScenarios } from './mocks/notificationScenarios';
import { OwnNotifications } from './OwnNotifications';

/** Which notifications one wants, connected. */
const meta = {
  title: 'Features/Account/OwnNotifications',
  component: OwnNotifications,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof OwnNotifications>;

export default meta;
type Story = StoryObj<typeof meta>;

const LABEL = 'Jawaban atas permintaan saya';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(LABEL)).toBeChecked();
  },
};
export const Loading: Story = { parameters: { msw: notificationScenarios.asking() } };
export const Offline: Story = {
  parameters: { msw: notificationScenarios.networkGone() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeEnabled();
  },
};
export const HostWithoutIt: Story = {
  parameters: { msw: notificationScenarios.noSuchCall() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server ini belum menyediakan pilihan notifikasi.')).toBeVisible();
  },
};
export const SwitchesOff: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(LABEL));
    await waitFor(() => expect(canvas.getByLabelText(LABEL)).not.toBeChecked());
  },
};
/** No success before the server said so: it stays as it was. */
export const SavingFails: Story = {
  parameters: { msw: notificationScenarios.failing() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(LABEL));
    await expect(await screen.findByText(/^Pilihan belum tersimpan\./)).toBeVisible();
    await expect(canvas.getByLabelText(LABEL)).toBeChecked();
  },
};

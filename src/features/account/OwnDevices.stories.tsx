import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { deviceScenarios } from './mocks/deviceScenarios';
import { OwnDevices } from './OwnDevices';

/** The devices that one has signed in on, connected. */
const meta = {
  title: 'Features/Account/OwnDevices',
  component: OwnDevices,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof OwnDevices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Perangkat ini')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: deviceScenarios.asking() } };
export const Offline: Story = {
  parameters: { msw: deviceScenarios.networkGone() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeEnabled();
  },
};
export const HostWithoutIt: Story = {
  parameters: { msw: deviceScenarios.noSuchCall() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server ini belum menyediakan daftar perangkat.')).toBeVisible();
  },
};
export const ForgetsOne: Story = {
  beforeEach: ({ msw }) => msw.use(...deviceScenarios.forgetting()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Lupakan Chrome di Android/ }));
    await expect(
      await resultHasFocus(/Chrome di Android sudah dilupakan\. 1 sesi di sana diakhiri\./),
    ).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  },
};
export const ForgettingFails: Story = {
  parameters: { msw: deviceScenarios.failing() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Lupakan Chrome di Android/ }));
    await expect(await screen.findByText(/^Perangkat belum dilupakan\./)).toBeVisible();
  },
};

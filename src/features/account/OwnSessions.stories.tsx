import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { sessionScenarios } from './mocks/scenarios';
import { OwnSessions } from './OwnSessions';

/** One's own sessions with ending them, connected. */
const meta = {
  title: 'Features/Account/OwnSessions',
  component: OwnSessions,
  args: { onAllEnded: fn() },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof OwnSessions>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = () => screen.getAllByRole('listitem');

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Perangkat ini')).toBeVisible();
    await expect(rows()).toHaveLength(3);
  },
};

export const Loading: Story = { parameters: { msw: sessionScenarios.asking() } };

export const OnlyThisDevice: Story = {
  parameters: { msw: sessionScenarios.onlyThisDevice() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tidak ada sesi lain/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Akhiri semua sesi lain' })).toBeNull();
  },
};

export const HostWithoutSessions: Story = {
  parameters: { msw: sessionScenarios.noSuchCall() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server ini belum menyediakan daftar sesi.')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: sessionScenarios.networkGone() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeEnabled();
  },
};

export const EndsOne: Story = {
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.ending()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Akhiri sesi Chrome di Android/ }));
    await expect(await screen.findByText('Sesi Chrome di Android sudah diakhiri.')).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(2));
  },
};

export const EndsAllOthers: Story = {
  beforeEach: ({ msw }) => msw.use(...sessionScenarios.ending()),
  play: async ({ canvas, step }) => {
    await step('It asks first, and Tutup changes nothing', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Akhiri semua sesi lain' }));
      const dialog = within(await dialogNamed('Akhiri 2 sesi lain?'));
      const [, leave] = dialog.getAllByRole('button', { name: 'Tutup' });
      if (leave) await userEvent.click(leave);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Then only this device is left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Akhiri semua sesi lain' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Akhiri semua' }));
      await expect(await screen.findByText('2 sesi lain sudah diakhiri.')).toBeVisible();
      await waitFor(() => expect(rows()).toHaveLength(1));
    });
  },
};

export const EndsAllWithThisOne: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Akhiri semua, juga perangkat ini' }));
    await dialogNamed('Akhiri semua sesi?');
    await userEvent.click(screen.getByRole('button', { name: 'Akhiri semua' }));
    await waitFor(() => expect(args.onAllEnded).toHaveBeenCalledOnce());
  },
};

export const EndingFails: Story = {
  parameters: { msw: sessionScenarios.endingFails() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Akhiri sesi Chrome di Android/ }));
    await expect(await screen.findByText(/^Sesi belum diakhiri\. Basis data/)).toBeVisible();
    await expect(rows()).toHaveLength(3);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { buildOfficeMasters } from './mocks/buildMasters';
import { accountsAfter, masterScenarios } from './mocks/scenarios';
import { OfficeAccounts } from './OfficeAccounts';

/** The receiving accounts of an office: adding one, taking one out at once, asking for one again. */
const meta = {
  title: 'Features/Masters/OfficeAccounts',
  component: OfficeAccounts,
  parameters: { frame: 640, session: 'Admin Sistem' },
  args: { row: buildOfficeMasters()[0]! },
} satisfies Meta<typeof OfficeAccounts>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah rekening' }));
  return within(await screen.findByRole('dialog'));
};
const fill = async (dialog: Awaited<ReturnType<typeof open>>) => {
  await userEvent.type(dialog.getByLabelText('Bank'), 'BCA');
  await userEvent.type(dialog.getByLabelText('No. rekening'), '035-1234-567');
  await userEvent.type(dialog.getByLabelText('Pemilik rekening'), 'PT Angsur');
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Diputuskan oleh Bambang Kusuma/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tarik kembali' })).toBeVisible();
  },
};
export const Empty: Story = { parameters: { msw: accountsAfter([]) } };
export const Loading: Story = { parameters: { msw: masterScenarios.askingAccounts } };
export const Failed: Story = {
  parameters: { msw: masterScenarios.accountsOffline },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
/** A new one waits for a second person, and says so. */
export const AddsOne: Story = {
  play: async () => {
    const dialog = await open();
    await fill(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const RefusesNonsense: Story = {
  tags: ['!dev'],
  play: async () => {
    const dialog = await open();
    await fill(dialog);
    await refusesNonsense('AccountForm', {
      form: dialog.getByLabelText('Bank').closest('form')!,
    });
  },
};
/** The office has it already. */
export const AlreadyThere: Story = {
  parameters: { msw: masterScenarios.accountTaken },
  play: async () => {
    const dialog = await open();
    await fill(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await dialog.findByText(/sudah punya rekening ini/)).toBeVisible();
    await expect(dialog.getByLabelText('Bank')).toHaveValue('BCA');
  },
};
/** It acts at once, so it is asked first. */
export const TakesOneOut: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Nonaktifkan' });
    await userEvent.click(first!);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Nonaktifkan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** Somebody else changed it meanwhile. */
export const ChangedMeanwhile: Story = {
  parameters: { msw: masterScenarios.accountStale },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aktifkan' }));
    await expect(await canvas.findByText(/sudah berubah sejak Anda membukanya/)).toBeVisible();
  },
};

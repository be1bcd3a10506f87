import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { chooseOption } from '@/lib/mocks/chooseOption';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { staffScenarios } from './mocks/scenarios';
import { StaffHiring } from './StaffHiring';

/** Somebody is hired, and given the link with which they choose a password. */
const meta = {
  title: 'Features/Staff/StaffHiring',
  component: StaffHiring,
  args: {
    hrefOfLink: (token) => `https://angsur.example.co.id/account/link#${token}`,
    onClose: fn(),
  },
  parameters: { session: 'Admin Sistem' },
  decorators: [
    (Story) => (
      <ToastProvider stay={60_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof StaffHiring>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn() {
  const form = within(await dialogNamed('Staf baru'));
  await userEvent.type(form.getByLabelText('Nama'), 'Rina Kartika');
  await userEvent.type(form.getByLabelText('Nama pengguna'), 'rina');
  await chooseOption(form.getByRole('combobox', { name: 'Jabatan' }), 'Kasir');
  await chooseOption(form.getByRole('combobox', { name: 'Kantor' }), 'Jakarta');
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
  return form;
}

export const GoesOnToTheLink: Story = {
  tags: ['no-picture'],
  play: async ({ args }) => {
    await fillIn();
    const link = within(await dialogNamed('Tautan kata sandi Rina Kartika'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(link.getByRole('button', { name: 'Buat tautan' }));
    await userEvent.click(await link.findByRole('button', { name: 'Selesai' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Whoever is hired in a company that runs waits for a second person, and gets the link then. */
export const WaitsForApproval: Story = {
  parameters: { msw: staffScenarios.hireWaits },
  play: async ({ args }) => {
    await fillIn();
    await expect(
      await screen.findByText('Perubahan data Rina Kartika menunggu persetujuan orang lain.'),
    ).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NameTaken: Story = {
  parameters: { msw: staffScenarios.nameTaken },
  tags: ['no-picture'],
  play: async () => {
    const form = await fillIn();
    await expect(await form.findByText('Nama pengguna ini sudah dipakai.')).toBeVisible();
  },
};

export const Left: Story = {
  tags: ['no-picture'],
  play: async ({ args }) => {
    const form = within(await dialogNamed('Staf baru'));
    await userEvent.click(form.getByRole('button', { name: 'Batal' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption } from '@/lib/mocks/chooseOption';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { staffScenarios } from './mocks/scenarios';
import { StaffRoutes } from './mocks/StaffRoutes';
import { StaffList } from './StaffList';

/** Staff: the list with its state in the address, and hiring somebody. */
const meta = {
  title: 'Features/Staff/StaffList',
  component: StaffList,
  args: { hrefOf: (id) => `/user/staff/${id}` },
  parameters: { frame: 1240, route: '/user/staff', session: 'Admin Sistem' },
  render: () => <StaffRoutes />,
} satisfies Meta<typeof StaffList>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = { play: shown('1–11 dari 11') };
export const Loading: Story = { parameters: { msw: staffScenarios.listAsking } };
export const Empty: Story = {
  parameters: { msw: staffScenarios.none },
  play: shown('Tidak ada staf seperti itu'),
};
export const Left: Story = { parameters: { route: '/user/staff?state=ENDED' }, play: shown('Yohanes Kambu') };
export const NothingFound: Story = {
  parameters: { msw: staffScenarios.none, route: '/user/staff?search=zulkifli' },
  play: shown('Tidak ada staf untuk “zulkifli”'),
};
export const Failed: Story = {
  parameters: { msw: staffScenarios.listFails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: staffScenarios.listOffline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: staffScenarios.listForbidden },
  play: shown('Tidak punya hak'),
};

export const SortsByUserName: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Nama pengguna/ }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('sort=username'));
  },
};

const fill = async (name: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), text);

async function fillWhole() {
  await fill('Nama', 'Dewi Anggraini');
  await fill('Nama pengguna', 'Kasir.BDG');
  await chooseOption(screen.getByRole('combobox', { name: 'Jabatan' }), 'Kasir');
  await chooseOption(screen.getByRole('combobox', { name: 'Kantor' }), 'Jakarta');
}

export const HiresSomebody: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByText('1–11 dari 11');
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah staf' }));
    const dialog = within(await dialogNamed('Staf baru'));
    await step('What is missing is said beside its field', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
      await expect(dialog.getByText('Pilih jabatan.')).toBeVisible();
      await expect(dialog.getByText('Isi 3 sampai 80 huruf.')).toBeVisible();
    });
    await step('Filled, it is saved and the page opens', async () => {
      await fillWhole();
      await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/user/staff/13'));
      await expect(await canvas.findByText('Belum dapat masuk')).toBeVisible();
    });
  },
};

/** Somebody has, or had, that user name. */
export const NameTaken: Story = {
  parameters: { msw: staffScenarios.nameTaken },
  play: async ({ canvas }) => {
    await canvas.findByText('1–11 dari 11');
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah staf' }));
    const dialog = within(await dialogNamed('Staf baru'));
    await fillWhole();
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await dialog.findByText('Nama pengguna ini sudah dipakai.')).toBeVisible();
  },
};

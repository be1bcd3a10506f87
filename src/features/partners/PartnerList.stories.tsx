import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { AGENT } from '.';
import { PartnerRoutes } from './mocks/PartnerRoutes';
import { partnerScenarios } from './mocks/scenarios';
import { PartnerList } from './PartnerList';

/** Agen: the list with its state in the address, and registering somebody. */
const meta = {
  title: 'Features/Partners/PartnerList',
  component: PartnerList,
  args: { side: AGENT, hrefOf: (id) => `/agen/${id}` },
  parameters: { frame: 1240, route: '/agen', session: 'Admin Kontrak' },
  render: () => <PartnerRoutes />,
} satisfies Meta<typeof PartnerList>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = { play: shown('1–20 dari 23') };
export const Loading: Story = { parameters: { msw: partnerScenarios.listAsking } };
export const Empty: Story = { parameters: { msw: partnerScenarios.none }, play: shown('Belum ada Agen') };
export const NothingFound: Story = {
  parameters: { msw: partnerScenarios.none, route: '/agen?search=zulkifli' },
  play: shown('Tidak ada Agen untuk “zulkifli”'),
};
export const Failed: Story = {
  parameters: { msw: partnerScenarios.listFails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: partnerScenarios.listOffline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: partnerScenarios.listForbidden },
  play: shown('Tidak punya hak'),
};

const fill = async (name: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), text);

export const RegistersSomebody: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tambah agen' }));
    const dialog = within(await dialogNamed('Agen baru'));
    await step('What is missing is said beside its field', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
      await expect(dialog.getByText('NIK terdiri dari 16 angka.')).toBeVisible();
    });
    await step('Filled, it is saved and its page opens', async () => {
      await fill('Nama', 'Rahmat Hidayat');
      await fill('NIK', '3175 0212 0682 0004');
      await fill('Telepon', '0812 5550 3401');
      await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/agen/24'));
    });
  },
};

/** The office knows that NIK already. */
export const NikTaken: Story = {
  parameters: { msw: partnerScenarios.nikTaken },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tambah agen' }));
    const dialog = within(await dialogNamed('Agen baru'));
    await fill('Nama', 'Rahmat Hidayat');
    await fill('NIK', '3175021206820004');
    await fill('Telepon', '0812 5550 3401');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await dialog.findByText(/sudah terdaftar atas nama/)).toBeVisible();
  },
};

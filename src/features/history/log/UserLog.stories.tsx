import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { chooseOption } from '@/lib/mocks/chooseOption';
import { UserLog } from './UserLog';
import { userLogScenarios } from './mocks/scenarios';

/** Tells plays where the router stands; nobody sees it. */
const Address = () => <output hidden data-testid="address" data-search={useLocation().search} />;

/** Log User, connected: filters and place stand in the address. */
const meta = {
  title: 'Features/History/UserLog',
  component: UserLog,
  parameters: { frame: 1120, session: 'Admin Sistem', route: '/user/log' },
  render: () => (
    <>
      <UserLog />
      <Address />
    </>
  ),
} satisfies Meta<typeof UserLog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Menyetujui perubahan nota/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: userLogScenarios.asking } };

export const Empty: Story = {
  parameters: { msw: userLogScenarios.nothing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada di log')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: userLogScenarios.networkGone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

/** No index knows such short words: it says where they are looked for. */
export const ShortWord: Story = {
  parameters: { route: '/user/log?search=ke' },
  play: async ({ canvas }) => {
    const said = 'Kata di bawah 3 huruf hanya dicari di 5.000 kegiatan terbaru.';
    await expect(await canvas.findByText(said)).toBeVisible();
  },
};

export const NoRights: Story = {
  parameters: { msw: userLogScenarios.forbidden },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tidak memiliki hak/)).toBeVisible();
  },
};

export const HostWithoutLog: Story = {
  parameters: { msw: userLogScenarios.noSuchCall },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log User tidak tersedia di server ini')).toBeVisible();
  },
};

/** Older lines are a place in the address: Back, reload and a link find it again. */
export const GoesToOlderLinesAndBack: Story = {
  parameters: { msw: userLogScenarios.threePages },
  play: async ({ canvas }) => {
    await canvas.findByText('Mencetak nota JKT/2611/00045');
    await userEvent.click(canvas.getByRole('button', { name: 'Lebih lama' }));
    await expect(await canvas.findByText('Mencetak nota JKT/2611/00025')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveAttribute('data-search', '?before=26');
    await userEvent.click(canvas.getByRole('button', { name: 'Lebih lama' }));
    await expect(await canvas.findByText('Mencetak nota JKT/2611/00005')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Lebih lama' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Ke yang terbaru' }));
    await expect(await canvas.findByText('Mencetak nota JKT/2611/00045')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveAttribute('data-search', '');
  },
};

/** The history of one record, as its page links to it. */
export const OfOneRecord: Story = {
  parameters: { route: '/user/log?type=credit&record=42' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Menyetujui perubahan nota/)).toBeVisible();
    await expect(canvas.queryByText(/Ditolak:/)).not.toBeInTheDocument();
  },
};

/** Another filter begins with the newest again. */
export const NarrowsToAPerson: Story = {
  parameters: { route: '/user/log?before=9000' },
  play: async ({ canvas }) => {
    await canvas.findByText(/Menyetujui perubahan nota/);
    await chooseOption(await canvas.findByLabelText('Orang'), 'Dewi Lestari');
    await waitFor(() => expect(canvas.queryByText(/Menyetujui perubahan nota/)).not.toBeInTheDocument());
    await expect(canvas.getByTestId('address')).toHaveAttribute('data-search', '?person=5');
  },
};

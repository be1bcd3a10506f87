import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ENDPOINTS, FILE_ENDPOINTS } from '@/lib/contract/endpoints';
import { AccessTable } from './AccessTable';
import { routesByFlag, routesByTitle } from './accessMatrix';
import { callsByTitle } from './callMatrix';

/** The tables of the page Access matrix, made from the code that builds routes and menu, and from the matrix of calls. */
const meta = {
  title: 'Access/Access tables',
  component: AccessTable,
  tags: ['!autodocs'],
  parameters: { frame: 1200 },
} satisfies Meta<typeof AccessTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByFlag: Story = {
  args: { caption: 'Routes that flags decide about', ...routesByFlag() },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^\/credit Nota Cicilan/ });
    await expect(within(row).getAllByText('●')).toHaveLength(3);
  },
};

export const ByTitle: Story = {
  args: { caption: 'Routes of every demo title', ...routesByTitle() },
  play: async ({ canvas }) => {
    const add = routesByTitle().rows.find(({ path }) => path === '/customer/add');
    await expect(add?.marks).toMatchObject({ Surveyor: false, Direktur: true, 'signed out': false });
    await expect(canvas.getByRole('row', { name: /^\/customer\/add/ })).toBeVisible();
  },
};

/** No picture: each new call would be another one, and a test of the server holds every line of it. */
export const CallsByTitle: Story = {
  args: { caption: 'Calls of every demo title', first: 'Call', ...callsByTitle() },
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    const calls = ENDPOINTS.length + FILE_ENDPOINTS.length;
    await expect(args.rows).toHaveLength(calls);
    await expect(canvas.getAllByRole('row')).toHaveLength(calls + 1);
    const approve = args.rows.find(({ title }) => title === 'approveCredit');
    await expect(approve?.marks).toMatchObject({ Penyetuju: true, Kasir: false, 'signed out': false });
    const create = args.rows.find(({ title }) => title === 'createRegistration');
    await expect(create?.marks).toMatchObject({ 'Admin Kontrak': true, Surveyor: false });
  },
};

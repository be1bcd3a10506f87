import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AccessTable } from './AccessTable';
import { routesByFlag, routesByTitle } from './accessMatrix';

/** The tables of the page Access matrix, made from the code that builds routes and menu. */
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

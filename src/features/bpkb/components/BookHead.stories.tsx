import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildAwaited, buildBook, buildHandedOver, buildLent, buildSent } from '../mocks/buildBook';
import { BookHead } from './BookHead';

/** Which book it is, how and where it stands, and what it secures. */
const meta = {
  title: 'Features/Bpkb/BookHead',
  component: BookHead,
  parameters: { frame: 1000 },
  args: { book: buildBook(), hrefOfContract: (code) => `/contract/${code}` },
} satisfies Meta<typeof BookHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Late: Story = {
  args: { book: buildLent() },
  play: async ({ canvas }) => void (await expect(canvas.getByText('Terlambat 12 hari')).toBeVisible()),
};
export const Awaited: Story = {
  args: { book: buildAwaited({ number: '', plate_number: '', facts: { ...buildBook().facts, owner: '' } }) },
  play: async ({ canvas }) => void (await expect(canvas.getByText('Belum diketahui')).toBeVisible()),
};
export const Sent: Story = { args: { book: buildSent() } };
export const HandedOver: Story = { args: { book: buildHandedOver() } };
/** Who may not open contracts reads the code alone. */
export const NoContractPage: Story = {
  args: { hrefOfContract: undefined },
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('link')).toBeNull()),
};
export const LongNarrow: Story = {
  args: { book: buildLent({ holder: 'Kantor Notaris dan PPAT Ratna Dewanti Kusumaningrum, S.H., M.Kn.' }) },
  globals: { viewport: { value: 'phone' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { buildLoanRequest, buildLossRequest, buildRequest } from '../mocks/buildBook';
import { BookRequest } from './BookRequest';

/** What was asked for of a book. */
const meta = {
  title: 'Features/Bpkb/BookRequest',
  component: BookRequest,
  parameters: { frame: 720 },
  args: { request: buildRequest() },
} satisfies Meta<typeof BookRequest>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What differs stands side by side. */
export const Differs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'MH1JM3110PK118823' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'MH1JM3110PK118328' })).toBeVisible();
  },
};
export const Loan: Story = {
  args: { request: buildLoanRequest(), acts: <Button kind="quiet">Tarik kembali</Button> },
};
export const LoanAllowed: Story = {
  args: { request: buildLoanRequest({ status: 'APPROVED', decided_by: 'Bambang Kusuma' }) },
};
export const Loss: Story = { args: { request: buildLossRequest() } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { billingDraft } from '../domain/billingDraft';
import { buildCollecting, VILLAGE } from '../mocks/buildCollecting';
import { BillingAddressForm } from './BillingAddressForm';

const { billing } = buildCollecting();

/** Where a borrower is called on, in which kelurahan, and why that changed. */
const meta = {
  title: 'Features/Collection/BillingAddressForm',
  component: BillingAddressForm,
  parameters: { frame: 520 },
  args: {
    ...{ formId: 'alamat', values: billingDraft(billing), errors: {} },
    search: { found: [VILLAGE], state: 'ready', onSearch: fn(), onRetry: fn() },
    ...{ onChange: fn(), onSubmit: fn() },
  },
} satisfies Meta<typeof BillingAddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kosongkan' }));
    await expect(args.onChange).toHaveBeenCalledWith({ village: null });
  },
};
export const WithoutVillage: Story = { args: { values: billingDraft({ address: '', village: null }) } };
export const Wrong: Story = {
  args: {
    errors: { address: 'Belum ada yang diubah.', reason: 'Tulis alasan, paling sedikit 5 karakter.' },
  },
};
export const Saving: Story = { args: { busy: true } };

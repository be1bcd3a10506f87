import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { emptyCashIn } from '../domain/cashInDraft';
import { CashInForm } from './CashInForm';

const EMPTY = emptyCashIn(8_290_000);

/** How much money a cashier asks for, from where, and what for. */
const meta = {
  title: 'Features/CashierDay/CashInForm',
  component: CashInForm,
  parameters: { frame: 520 },
  args: { formId: 'minta', safe: 8_290_000, draft: EMPTY, onChange: fn(), onSend: fn() },
  render: function Kept(args) {
    const [draft, setDraft] = useState(args.draft);
    return <CashInForm {...args} draft={draft} onChange={setDraft} />;
  },
} satisfies Meta<typeof CashInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FromBank: Story = {
  args: { draft: { ...EMPTY, amount: 6_000_000, note: 'Pencairan tunai Andi Wijaya' } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Dari'), 'Bank');
    await userEvent.type(canvas.getByLabelText('Bank'), 'BCA');
    await userEvent.type(canvas.getByLabelText('Nomor referensi'), '7781204');
  },
};
/** The safe is empty: it is no source. */
export const EmptySafe: Story = {
  args: { safe: 0, draft: emptyCashIn(0) },
  play: async ({ canvas }) => expect(canvas.queryByRole('option', { name: 'Brankas kantor' })).toBeNull(),
};
export const Incomplete: Story = {
  args: {
    draft: { ...EMPTY, amount: 9_000_000 },
    errors: { amount: 'Brankas hanya dapat memberi Rp8.290.000.', note: 'Tulis untuk apa uangnya.' },
  },
};
export const Refused: Story = {
  args: {
    draft: { ...EMPTY, amount: 6_000_000, note: 'Pencairan tunai' },
    problem:
      'Brankas kantor Jakarta berisi Rp1.000.000, jadi Rp6.000.000 tidak dapat diambil. Belum ada uang yang tercatat berpindah.',
  },
};
export const Busy: Story = {
  args: { draft: { ...EMPTY, amount: 6_000_000, note: 'Pencairan tunai' }, busy: true },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { EMPTY_SAFE } from '../domain/safeDraft';
import { SLIP, StoryUpload } from '../mocks/StoryUpload';
import { SafeForm } from './SafeForm';

const FILLED = { ...EMPTY_SAFE, amount: 4_000_000, bank: 'BCA', reference: '7781310', file: SLIP };

/** What is brought from a safe to the bank. */
const meta = {
  title: 'Features/CashierDay/SafeForm',
  component: SafeForm,
  parameters: { frame: 520 },
  args: {
    ...{ formId: 'brankas', balance: 8_290_000, slot: 'brankas-1', Upload: StoryUpload },
    ...{ draft: EMPTY_SAFE, onChange: fn(), onSend: fn() },
  },
  render: function Kept(args) {
    const [draft, setDraft] = useState(args.draft);
    return <SafeForm {...args} draft={draft} onChange={setDraft} />;
  },
} satisfies Meta<typeof SafeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { draft: FILLED } };
export const Incomplete: Story = {
  args: {
    errors: {
      amount: 'Tulis jumlah yang disetor.',
      bank: 'Tulis nama banknya.',
      reference: 'Tulis nomor referensi pada bukti setor.',
      file_id: 'Unggah bukti setornya.',
    },
  },
};
export const Refused: Story = {
  args: {
    draft: FILLED,
    problem: 'Setoran brankas kantor Jakarta 20 November 2026 sudah diminta Rini Astuti Kusumawardani.',
  },
};
export const Busy: Story = { args: { draft: FILLED, busy: true } };

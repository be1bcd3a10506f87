import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EMPTY_HAND_OVER } from '../domain/handOverDraft';
import { SLIP, StoryUpload } from '../mocks/StoryUpload';
import { HandOverForm } from './HandOverForm';

/** Where the cash of a closed day goes. */
const meta = {
  title: 'Features/CashierDay/HandOverForm',
  component: HandOverForm,
  parameters: { frame: 520 },
  args: {
    formId: 'serahkan',
    amount: 2_840_000,
    draft: EMPTY_HAND_OVER,
    receivers: [
      { id: 4, name: 'Eka Lestari' },
      { id: 9, name: 'Rini Astuti Kusumawardani' },
    ],
    slot: 'setor-7-2026-11-20',
    Upload: StoryUpload,
    onChange: fn(),
    onSend: fn(),
  },
  render: function Kept(args) {
    const [draft, setDraft] = useState(args.draft);
    return <HandOverForm {...args} draft={draft} onChange={setDraft} />;
  },
} satisfies Meta<typeof HandOverForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: { draft: { ...EMPTY_HAND_OVER, bank: 'BCA', reference: '7781204', file: SLIP } },
};
export const ToAnotherCashier: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Tujuan'), 'Kasir lain');
    await userEvent.selectOptions(canvas.getByLabelText('Penerima'), 'Eka Lestari');
    await expect(canvas.queryByLabelText('Nomor referensi')).toBeNull();
  },
};
export const Incomplete: Story = {
  args: {
    errors: {
      bank: 'Tulis nama banknya.',
      reference: 'Tulis nomor referensi pada bukti setor.',
      file_id: 'Unggah bukti setornya.',
    },
  },
};
/** Nobody else of the office takes money. */
export const NoOtherCashier: Story = {
  args: { receivers: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('option', { name: 'Kasir lain' })).toBeNull(),
};
export const Refused: Story = {
  args: {
    draft: { ...EMPTY_HAND_OVER, way: 'SAFE' },
    problem: 'Kas 20 November 2026 berubah sejak dihitung. Hitung dan tutup sekali lagi, lalu serahkan.',
  },
};
export const Busy: Story = { args: { draft: { ...EMPTY_HAND_OVER, way: 'SAFE' }, busy: true } };

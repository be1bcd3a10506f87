import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { EMPTY_ABSENT } from '../domain/absentDraft';
import { AbsentForm } from './AbsentForm';

/** The drawer of a cashier who is away, counted by a colleague who does not see what it should hold. */
const meta = {
  title: 'Features/CashierDay/AbsentForm',
  component: AbsentForm,
  parameters: { frame: 520 },
  args: { formId: 'hitung', cashier: 'Eka Lestari', draft: EMPTY_ABSENT, onChange: fn(), onSend: fn() },
  render: function Kept(args) {
    const [draft, setDraft] = useState(args.draft);
    return <AbsentForm {...args} draft={draft} onChange={setDraft} />;
  },
} satisfies Meta<typeof AbsentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counted: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getAllByRole('textbox')[0]!, '14');
    await canvas.findAllByText('Rp1.400.000');
  },
};
/** The server compared. */
export const Differs: Story = {
  args: {
    draft: { ...EMPTY_ABSENT, counts: { '100000': '14' }, reason: 'Eka sakit sejak siang' },
    errors: { explanation: 'Hitungan berbeda dari catatan. Hitung sekali lagi, lalu jelaskan.' },
  },
};
export const Incomplete: Story = {
  args: {
    errors: {
      '100000': 'Belum dihitung. Tulis 0 bila tidak ada.',
      reason: 'Tulis alasannya, paling sedikit 5 huruf.',
    },
  },
};
export const Refused: Story = {
  args: {
    draft: { ...EMPTY_ABSENT, counts: { '100000': '14' }, reason: 'Eka sakit sejak siang' },
    problem: 'Kas Eka Lestari 20 November 2026 sudah ditutup. Tidak ada yang berubah.',
  },
};

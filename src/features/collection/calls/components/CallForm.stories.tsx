import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { beginCall } from '../domain/callDraft';
import { buildCallBasis, buildPromise } from '../mocks/buildCall';
import { CallForm } from './CallForm';

const basis = buildCallBasis();
const late = buildCallBasis({ outside: 'HOURS' });
const allowed = buildCallBasis({
  outside: 'HOURS',
  consents: [{ id: 4, words: 'Boleh ditelepon sampai jam 21.00', until: '2026-12-31' }],
});
const promised = { result: 'PROMISED', due: '2026-11-23', amount: 720_000 } as const;

/** The result of a phone call, with what was promised and what is outside the rule. */
const meta = {
  title: 'Features/Collection/CallForm',
  component: CallForm,
  parameters: { frame: 520 },
  args: {
    ...{ formId: 'telepon', basis, values: beginCall(basis), errors: {} },
    ...{ onChange: fn(), onSubmit: fn() },
  },
  render: function Kept(args) {
    const [values, setValues] = useState(args.values);
    return <CallForm {...args} values={values} onChange={(over) => setValues({ ...values, ...over })} />;
  },
} satisfies Meta<typeof CallForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Promised: Story = { args: { values: { ...beginCall(basis), ...promised } } };
export const ReplacesAnother: Story = {
  args: {
    basis: buildCallBasis({ running: buildPromise() }),
    values: { ...beginCall(basis), ...promised, note: 'Gajian mundur' },
  },
};
export const OutsideHours: Story = { args: { basis: late, values: beginCall(late) } };
export const Allowed: Story = { args: { basis: allowed, values: beginCall(allowed) } };
export const Wrong: Story = {
  args: {
    basis: late,
    values: { ...beginCall(late), ...promised, phone: '', amount: 5_000_000 },
    errors: {
      phone: 'Tulis nomor yang ditelepon.',
      'promise.amount': 'Paling banyak Rp774.900: itulah yang harus dibayar sampai tanggal itu.',
      outside_rule: 'Nyatakan bahwa telepon ini tetap dicatat.',
    },
  },
};
export const Saving: Story = { args: { busy: true } };

/** The borrower died: the heir is spoken to. */
export const Heir: Story = {
  args: { basis: buildCallBasis({ heir: { name: 'Siti Aminah', relation: 'Istri' } }) },
};

/** With somebody else no promise can be chosen, and nothing of the debt is told. */
export const SomebodyElse: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Bicara dengan'), 'Orang lain');
    const results = [...canvas.getByLabelText<HTMLSelectElement>('Hasil').options].map(({ text }) => text);
    await expect(results).toEqual(['Tidak tersambung', 'Titip pesan']);
    await expect(canvas.getByText(/jangan sebut utang/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Tetap dicatat/ })).toBeVisible();
  },
};

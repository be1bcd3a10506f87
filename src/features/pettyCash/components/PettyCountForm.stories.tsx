import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EMPTY_COUNTED } from '../domain/countedDraft';
import { PettyCountForm, type PettyCountFormProps } from './PettyCountForm';

function Counting(props: PettyCountFormProps) {
  const [values, setValues] = useState(props.values);
  return (
    <PettyCountForm
      {...props}
      values={values}
      onChange={(typed) => setValues((now) => ({ ...now, ...typed }))}
    />
  );
}

const counts = { '100000': '28', '10000': '1', '5000': '1' };

/** The fund is counted: to close its day, by surprise, or to hand it over. */
const meta = {
  title: 'Features/PettyCash/PettyCountForm',
  component: PettyCountForm,
  parameters: { frame: 912 },
  render: (args) => <Counting {...args} />,
  args: {
    ...{ formId: 'count', purpose: 'CLOSING', balance: 2_815_000, values: EMPTY_COUNTED, errors: {} },
    ...{ onChange: fn(), onSubmit: fn() },
  },
} satisfies Meta<typeof PettyCountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) =>
    void (await expect(canvas.getByText('Selisih').nextSibling).toHaveTextContent('Belum dihitung')),
};
export const Even: Story = { args: { values: { ...EMPTY_COUNTED, counts } } };
export const Short: Story = {
  args: { values: { ...EMPTY_COUNTED, counts: { ...counts, '100000': '27' }, explanation: 'Belum ketemu' } },
  play: async ({ canvas }) =>
    void (await expect(canvas.getByText('Kurang').nextSibling).toHaveTextContent('Rp100.000')),
};
/** Nothing says what should be there. */
export const Blind: Story = {
  args: { purpose: 'SURPRISE', balance: 0, values: { ...EMPTY_COUNTED, counts } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Seharusnya')).toBeNull();
    await expect(canvas.queryByText('Selisih')).toBeNull();
  },
};
export const Handing: Story = {
  args: {
    purpose: 'HANDING',
    holders: [{ id: 4, name: 'Eka Lestari' }],
    values: { ...EMPTY_COUNTED, counts },
  },
};
export const Wrong: Story = {
  args: {
    values: { ...EMPTY_COUNTED, counts: { ...counts, '100000': '1,5' } },
    errors: { '100000': 'Tulis angka saja.', explanation: 'Jelaskan selisih -Rp2.800.000.' },
  },
};
export const Busy: Story = { args: { values: { ...EMPTY_COUNTED, counts }, busy: true } };

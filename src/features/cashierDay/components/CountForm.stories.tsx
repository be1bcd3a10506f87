import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EMPTY_COUNT } from '../domain/countDraft';
import { CountForm, type CountFormProps } from './CountForm';

function Counting(props: CountFormProps) {
  const [draft, setDraft] = useState(props.draft);
  return <CountForm {...props} draft={draft} onChange={setDraft} />;
}

/** A drawer is counted by notes and coins; the difference shows as one counts. */
const meta = {
  title: 'Features/CashierDay/CountForm',
  component: CountForm,
  render: (args) => <Counting {...args} />,
  args: { expected: 301_500, draft: EMPTY_COUNT, onChange: fn(), onClose: fn() },
} satisfies Meta<typeof CountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Again: Story = { args: { again: true } };
export const Busy: Story = { args: { draft: { counts: { '100000': '3' }, explanation: '' }, busy: true } };
export const Failed: Story = {
  args: {
    draft: { counts: { '100000': '3' }, explanation: 'Kurang Rp1.500 koin' },
    problem: 'Isi kas berubah sejak halaman ini dibuka. Belum ditutup; periksa jumlah yang baru.',
  },
};
/** What the server finds wrong stands beside its field, even where nothing differs here. */
export const Refused: Story = {
  args: {
    draft: { counts: {}, explanation: '' },
    expected: 0,
    refused: { explanation: 'Jelaskan selisih -Rp1.500.' },
    problem: 'Isian belum benar. Periksa yang ditandai.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Penjelasan selisih')).toHaveAccessibleDescription(
      'Jelaskan selisih -Rp1.500.',
    );
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** Enter goes from piece to piece; what is even is closed at once. */
export const CountsByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Lembar 100.000'));
    await userEvent.keyboard('3{Enter}');
    await expect(canvas.getByLabelText('Lembar 50.000')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}1{Enter}x');
    await expect(canvas.getByLabelText('Keping 1.000')).toHaveFocus();
    await expect(canvas.getByLabelText('Keping 1.000')).toHaveValue('x');
    await expect(canvas.getByLabelText('Keping 1.000')).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup kas' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Keping 1.000')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText('Kurang').nextSibling).toHaveTextContent('Rp500');
    await userEvent.keyboard('{Enter}1{Enter}');
    await expect(canvas.getByText('Selisih').nextSibling).toHaveTextContent('Rp0');
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup kas' }));
    await expect(args.onClose).toHaveBeenCalledWith({
      denominations: { '100000': 3, '1000': 1, coin_500: 1 },
      explanation: '',
    });
  },
};

/** A difference is explained before it is closed. */
export const ExplainsADifference: Story = {
  args: { draft: { counts: { '100000': '3' }, explanation: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup kas' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Jelaskan selisih -Rp1.500.');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Penjelasan selisih')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Penjelasan selisih'), 'Koin tidak ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup kas' }));
    await expect(args.onClose).toHaveBeenCalledWith({
      denominations: { '100000': 3 },
      explanation: 'Koin tidak ada',
    });
  },
};

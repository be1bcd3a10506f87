import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EMPTY_COUNT } from '@/lib/cash/countDraft';
import { CountForm, type CountFormProps } from './CountForm';

function Counting(props: CountFormProps) {
  const [draft, setDraft] = useState(props.draft);
  return <CountForm {...props} draft={draft} onChange={setDraft} />;
}

/** A drawer is counted by notes and coins; the difference shows as one counts. */
const meta = {
  title: 'Features/CashierDay/CountForm',
  component: CountForm,
  parameters: { frame: 784 },
  render: (args) => <Counting {...args} />,
  args: { expected: 301_500, draft: EMPTY_COUNT, onChange: fn(), onClose: fn() },
} satisfies Meta<typeof CountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was counted yet, so nothing is short, and nothing is asked about it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Selisih').nextSibling).toHaveTextContent('Belum dihitung');
    await expect(canvas.queryByText('Kurang')).toBeNull();
    await expect(canvas.queryByLabelText('Penjelasan selisih')).toBeNull();
    await expect(canvas.getByRole('row', { name: 'Jumlah uang kertas 0' })).toBeVisible();
  },
};
/** In the middle of it. */
export const HalfCounted: Story = {
  args: { draft: { counts: { '100000': '2', '50000': '1', '1000': '1' }, explanation: '' } },
  play: async ({ canvas }) => {
    const notes = within(canvas.getByRole('table', { name: 'Uang kertas' }));
    const hundreds = within(notes.getByRole('row', { name: /^100\.000/ }));
    await expect(hundreds.getByRole('cell', { name: '200.000' })).toBeVisible();
    await expect(notes.getByRole('row', { name: 'Jumlah uang kertas 251.000' })).toBeVisible();
    await expect(canvas.getByText('Kurang').nextSibling).toHaveTextContent('Rp50.500');
  },
};
export const Short: Story = {
  args: { draft: { counts: { '100000': '3' }, explanation: 'Kembalian kurang koin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kurang').nextSibling).toHaveTextContent('Rp1.500');
  },
};
export const Over: Story = {
  args: {
    draft: {
      counts: { '100000': '3', '2000': '1', coin_1000: '4', coin_500: '2', coin_100: '5' },
      explanation: 'Nasabah tidak mengambil kembalian',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lebih').nextSibling).toHaveTextContent('Rp6.000');
  },
};
export const Even: Story = {
  args: { draft: { counts: { '100000': '3', coin_1000: '1', coin_500: '1' }, explanation: '' } },
};
/** Close to a milliard of each, and what is no count. */
export const Strained: Story = {
  args: { draft: { counts: { '100000': '9999', '50000': '1,5', coin_1000: '999999' }, explanation: '' } },
};
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
export const NarrowOver: Story = { ...Over, globals: { viewport: { value: 'phone' } } };

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

/** An empty drawer is counted as well: with money expected nothing is closed before somebody has said 0. */
export const AsksForACount: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup kas' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    const first = canvas.getByLabelText('Lembar 100.000');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('Belum dihitung. Tulis 0 bila tidak ada.');
    await userEvent.keyboard('0');
    await expect(canvas.getByText('Kurang').nextSibling).toHaveTextContent('Rp301.500');
    await userEvent.type(canvas.getByLabelText('Penjelasan selisih'), 'Uang dititipkan');
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup kas' }));
    await expect(args.onClose).toHaveBeenCalledWith({ denominations: {}, explanation: 'Uang dititipkan' });
  },
};
/** Tab goes the same way as Enter: notes, coins, the button. */
export const GoesByTab: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Lembar 1.000'));
    for (const label of ['Keping 1.000', 'Keping 500', 'Keping 200', 'Keping 100']) {
      await userEvent.tab();
      await expect(canvas.getByLabelText(label)).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tutup kas' })).toHaveFocus();
  },
};

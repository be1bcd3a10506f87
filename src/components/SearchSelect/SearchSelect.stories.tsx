import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchSelect, type SearchSelectProps } from './SearchSelect';

/** One of very many, found by typing: kelurahan, vehicles of the price list. */
const meta = {
  title: 'Components/Fields/SearchSelect',
  component: SearchSelect,
  args: {
    label: 'Cari kelurahan atau kecamatan',
    placeholder: 'Misalnya: kayu manis',
    state: 'ready',
    nothing: 'Tidak ada di daftar wilayah.',
    options: [
      { key: '1', label: 'Kayu Manis', detail: 'Matraman, Kota Administrasi Jakarta Timur' },
      { key: '2', label: 'Kayu Putih', detail: 'Pulo Gadung, Kota Administrasi Jakarta Timur' },
      { key: '3', label: 'Kayu Kebek', detail: 'Balige, Kabupaten Toba' },
    ],
    onSearch: fn(),
    onChoose: fn(),
    onRetry: fn(),
  },
  parameters: { frame: 480 },
  decorators: [(Story) => <div style={{ minHeight: 260 }}>{Story()}</div>],
} satisfies Meta<typeof SearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const type = async ({ canvas }: Pick<Context, 'canvas'>, text: string) => {
  await userEvent.type(canvas.getByRole('combobox'), text);
};

export const Empty: Story = {};

export const Found: Story = {
  play: async ({ canvas, args }) => {
    await type({ canvas }, 'kayu');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('kayu'));
  },
};

/** Arrows and Enter choose; the field is empty again for another search. */
export const ChoosesByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await type({ canvas }, 'kayu{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Kayu Putih');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('2');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const ChoosesByPress: Story = {
  play: async ({ canvas, args }) => {
    await type({ canvas }, 'kayu');
    await userEvent.click(canvas.getByRole('option', { name: /Kayu Kebek/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('3');
  },
};

/** One letter finds too much: nothing is asked. */
export const OneLetter: Story = {
  play: async ({ canvas, args }) => {
    await type({ canvas }, 'k');
    await expect(canvas.queryByRole('option')).toBeNull();
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
  },
};

export const Loading: Story = {
  args: { state: 'loading', options: [] },
  play: async ({ canvas }) => {
    await type({ canvas }, 'kayu');
    await expect(canvas.getByText('Mencari …')).toBeVisible();
  },
};
export const Nothing: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await type({ canvas }, 'xyz');
    await expect(canvas.getByText('Tidak ada di daftar wilayah.')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: 'failed', options: [] },
  play: async ({ canvas, args }) => {
    await type({ canvas }, 'kayu');
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Esc closes what was found and keeps what was typed. */
export const ClosesWithEscape: Story = {
  render: function Render(args: SearchSelectProps) {
    const [searched, setSearched] = useState('');
    return <SearchSelect {...args} hint={`Dicari: ${searched}`} onSearch={setSearched} />;
  },
  play: async ({ canvas }) => {
    await type({ canvas }, 'kayu{Escape}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveValue('kayu');
    await canvas.findByText('Dicari: kayu');
  },
};

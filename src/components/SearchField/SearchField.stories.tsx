import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keepsValue } from '@/lib/mocks/keepsValue';
import { SearchField, type SearchFieldProps } from './SearchField';

/** A page whose address takes the search back. */
function Addressed(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <SearchField {...props} value={value} onSearch={setValue} />
      <button type="button" hidden onClick={() => setValue(props.value)}>
        Kembali
      </button>
    </>
  );
}

/** Searches 300 ms after the last key, at once on Enter. */
const meta = {
  title: 'Components/Fields/SearchField',
  component: SearchField,
  args: { label: 'Cari nota', placeholder: 'No nota, kontrak, nasabah', value: '', onSearch: fn() },
  decorators: [keepsValue('onSearch')],
  parameters: { frame: 320 },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'JKT/2611' } };
export const LabelShown: Story = { args: { labelShown: true } };
export const LongText: Story = { args: { value: 'Perseroan Terbatas Angkutan Sejahtera Bersama Nusantara' } };

export const WaitsUntilTypingRests: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Cari nota'), 'sri');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledOnce());
    await expect(args.onSearch).toHaveBeenCalledWith('sri');
  },
};

export const SearchesAtOnceOnEnter: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Cari nota'), 'sri{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('sri');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const ClearsAndKeepsTheFocus: Story = {
  args: { value: 'sri' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus pencarian' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('');
    await expect(canvas.getByLabelText('Cari nota')).toHaveFocus();
  },
};

export const FollowsTheAddress: Story = {
  args: { value: 'budi' },
  render: (args) => <Addressed {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Cari nota');
    await userEvent.type(field, 'man{Enter}');
    await expect(field).toHaveValue('budiman');
    canvas.getByText('Kembali').click();
    await waitFor(() => expect(field).toHaveValue('budi'));
  },
};

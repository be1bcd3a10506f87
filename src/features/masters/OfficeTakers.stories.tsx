import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { AccountsLeft } from '@/lib/contract/masters';
import { buildOfficeMasters } from './mocks/buildMasters';
import { masterScenarios } from './mocks/scenarios';
import { OfficeTakers } from './OfficeTakers';

const office = buildOfficeMasters()[0]!;

/** Asked where an office is switched off: who takes what its own people collect there. */
const meta = {
  title: 'Features/Masters/OfficeTakers',
  component: OfficeTakers,
  parameters: { frame: 480, session: 'Admin Sistem' },
  args: { row: office, value: undefined, error: undefined, onChange: fn() },
  render: function Chosen({ onChange, ...args }) {
    const [value, setValue] = useState<AccountsLeft | undefined>(args.value);
    const handleChange = (next: AccountsLeft | undefined) => {
      setValue(next);
      onChange(next);
    };
    return <OfficeTakers {...args} value={value} onChange={handleChange} />;
  },
} satisfies Meta<typeof OfficeTakers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody takes them, unless somebody is chosen; how many were shown goes along. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/^38 akun, sisa pokok Rp612\.400\.000/)).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ count: 38, to_id: null });
    await userEvent.selectOptions(canvas.getByLabelText('Serahkan akun kepada'), 'Fajar Nugroho, Bandung');
    await expect(args.onChange).toHaveBeenLastCalledWith({ count: 38, to_id: 71 });
  },
};
export const NobodyElseCollectsThere: Story = {
  parameters: { msw: masterScenarios.noTakers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tidak ada kolektor kantor lain/)).toBeVisible();
  },
};
export const NothingToHandOver: Story = {
  tags: ['no-picture'],
  parameters: { msw: masterScenarios.noAccounts },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByLabelText('Serahkan akun kepada')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.objectContaining({ count: 38 }));
  },
};
export const Refused: Story = { args: { error: 'Pilih kolektor aktif kantor itu.' } };
export const Phone: Story = { parameters: { frame: 328 } };

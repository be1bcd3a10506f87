import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { draftOf } from '../domain/targetForm';
import { BUCKETS } from '../mocks/buildFigures';
import { buildBucketTargets } from '../mocks/buildTargets';
import { TargetForm } from './TargetForm';

/** A collector’s month: rupiah and accounts for each group of days late. */
const meta = {
  title: 'Features/Achievement/TargetForm',
  component: TargetForm,
  args: {
    ...{ formId: 'target', values: draftOf(BUCKETS, buildBucketTargets()), errors: {} },
    ...{ before: buildBucketTargets(95), onChange: fn(), onSubmit: fn(), onCopy: fn() },
  },
  parameters: { frame: 592 },
} satisfies Meta<typeof TargetForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Rp34.000.000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Salin bulan lalu' }));
    await expect(args.onCopy).toHaveBeenCalled();
  },
};
export const Empty: Story = { args: { values: draftOf(BUCKETS, []) } };
export const NothingBefore: Story = { args: { values: draftOf(BUCKETS, []), before: [] } };
export const Wrong: Story = {
  args: {
    errors: {
      'targets.1.accounts': 'Isi jumlah akun, karena ada target rupiah.',
      'targets.3.amount': 'Rupiah ini lebih kecil dari jumlah akunnya.',
    },
  },
};
export const Busy: Story = { args: { busy: true } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

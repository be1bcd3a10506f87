import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Duplicate } from '@/lib/contract/registrations';
import { DUPLICATES, SAME_PHONE } from '../mocks/detailScenarios';
import { DuplicateList } from './DuplicateList';

/** What has the same NIK, plate, chassis, engine, BPKB or phone number. */
const meta = {
  title: 'Features/Registrations/DuplicateList',
  component: DuplicateList,
  parameters: { frame: 900 },
  args: {
    duplicates: DUPLICATES,
    hrefOf: ({ kind, record }: Duplicate): string | undefined =>
      `/${kind === 'CONTRACT' ? 'contract' : 'customer'}/${record?.id}`,
  },
} satisfies Meta<typeof DuplicateList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A contract that is late, a form that was refused, and one of another office. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Terlambat 14 hari')).toBeVisible();
  },
};
/** A phone that a household or a dealer may share. */
export const SamePhone: Story = {
  args: { duplicates: [SAME_PHONE, { ...SAME_PHONE, same: ['nik', 'phone'] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('telepon sama')).toBeVisible();
    await expect(canvas.getByText('NIK dan telepon sama')).toBeVisible();
  },
};
export const None: Story = { args: { duplicates: [] } };
/** The reader may open neither. */
export const WithoutLinks: Story = {
  args: { hrefOf: () => undefined },
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('link')).toBeNull()),
};

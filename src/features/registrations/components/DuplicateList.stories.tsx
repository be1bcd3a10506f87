import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Duplicate } from '@/lib/contract/registrations';
import { DUPLICATES } from '../mocks/detailScenarios';
import { DuplicateList } from './DuplicateList';

/** What has the same NIK, plate, chassis or engine number. */
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
export const None: Story = { args: { duplicates: [] } };
/** The reader may open neither. */
export const WithoutLinks: Story = {
  args: { hrefOf: () => undefined },
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('link')).toBeNull()),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { checkSettle, START_SETTLE } from '../domain/settleDraft';
import { buildFinding, buildFindings, COUNT_PLACES } from '../mocks/buildCount';
import { StoryPhoto } from '../mocks/CountRoutes';
import { SettleForm } from './SettleForm';

const [, misplaced = buildFinding()] = buildFindings();

/** How one difference is settled. */
const meta = {
  title: 'Features/BpkbCounts/SettleForm',
  component: SettleForm,
  parameters: { frame: 560 },
  args: {
    ...{ formId: 'settle', values: START_SETTLE, errors: {}, onChange: fn(), onSubmit: fn() },
    ...{ finding: buildFinding(), places: COUNT_PLACES, bookHref: '/bpkb/51', slot: 's', Upload: StoryPhoto },
  },
} satisfies Meta<typeof SettleForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was not recorded yet cannot settle it; the way to record it is there. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Buka BPKB' })).toHaveAttribute('href', '/bpkb/51');
    await expect(canvas.queryByRole('option', { name: 'Dicatat di halaman BPKB' })).toBeNull();
  },
};
export const Found: Story = {
  args: {
    values: { ...START_SETTLE, settlement: 'FOUND' },
    errors: checkSettle({ ...START_SETTLE, settlement: 'FOUND' }),
  },
};
export const Stored: Story = {
  args: { finding: misplaced, values: { ...START_SETTLE, settlement: 'STORED' } },
};
export const Explained: Story = {
  args: {
    finding: buildFinding({
      finding: 'SURPLUS',
      expected_place: '',
      found_place: 'Brankas 2, rak 1',
      acted: true,
    }),
    values: { ...START_SETTLE, settlement: 'EXPLAINED' },
    errors: checkSettle({ ...START_SETTLE, settlement: 'EXPLAINED' }),
  },
};

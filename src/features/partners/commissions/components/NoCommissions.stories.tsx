import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultCommissions } from '../domain/commissionListState';
import { NoCommissions } from './NoCommissions';

/** Why the list is empty. */
const meta = {
  title: 'Features/Partners/NoCommissions',
  component: NoCommissions,
  parameters: { frame: 640 },
  args: { state: defaultCommissions(1), onPage: () => undefined, onReset: () => undefined },
} satisfies Meta<typeof NoCommissions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneYet: Story = {};
export const NoneFound: Story = { args: { state: { ...defaultCommissions(1), search: 'zulkifli' } } };
export const NoneOfThatState: Story = { args: { state: { ...defaultCommissions(1), state: 'APPROVED' } } };
export const PageBeyond: Story = { args: { state: { ...defaultCommissions(1), page: 9 } } };

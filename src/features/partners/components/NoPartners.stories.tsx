import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultListState } from '../domain/partnerListState';
import { NoPartners } from './NoPartners';

/** Why the list is empty. */
const meta = {
  title: 'Features/Partners/NoPartners',
  component: NoPartners,
  parameters: { frame: 640 },
  args: { noun: 'Agen', state: defaultListState(1), onChange: () => undefined, onReset: () => undefined },
} satisfies Meta<typeof NoPartners>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneYet: Story = {};
export const NoneFound: Story = { args: { state: { ...defaultListState(1), search: 'zulkifli' } } };
export const NoneOfThatStatus: Story = { args: { state: { ...defaultListState(1), active: '0' } } };
export const PageBeyond: Story = { args: { state: { ...defaultListState(1), page: 9 } } };

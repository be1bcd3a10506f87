import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyList } from '@/components/RecordList/EmptyList';
import { COMMISSIONS, type CommissionListState } from '../domain/commissionList';
import { commissionWords } from './commissionView';

const state = COMMISSIONS.AGENT.startFor(1);

/** Why the list is empty. */
const meta = {
  title: 'Features/Partners/NoCommissions',
  component: EmptyList<CommissionListState>,
  parameters: { frame: 640 },
  args: { state, words: commissionWords, onPage: () => undefined, onReset: () => undefined },
} satisfies Meta<typeof EmptyList<CommissionListState>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneYet: Story = {};
export const NoneFound: Story = { args: { state: { ...state, search: 'zulkifli' } } };
export const NoneOfThatState: Story = { args: { state: { ...state, state: 'APPROVED' } } };
export const PageBeyond: Story = { args: { state: { ...state, page: 9 } } };

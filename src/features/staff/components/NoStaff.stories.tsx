import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyList } from '@/components/RecordList/EmptyList';
import { STAFF, type StaffListState } from '../domain/staffList';
import { STAFF_VIEW } from './staffView';

const state = STAFF.startFor(1);

/** Why the list is empty. */
const meta = {
  title: 'Features/Staff/NoStaff',
  component: EmptyList<StaffListState>,
  parameters: { frame: 640 },
  args: { state, words: STAFF_VIEW.emptyWords, onPage: () => undefined, onReset: () => undefined },
} satisfies Meta<typeof EmptyList<StaffListState>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSuch: Story = { args: { state: { ...state, state: 'INVITED' } } };
export const NoneFound: Story = { args: { state: { ...state, search: 'zulkifli' } } };
export const PageBeyond: Story = { args: { state: { ...state, page: 9 } } };

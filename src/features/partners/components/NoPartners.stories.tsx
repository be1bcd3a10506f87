import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyList } from '@/components/RecordList/EmptyList';
import { PARTNERS, type PartnerListState } from '../domain/partnerList';
import { PARTNER_VIEWS } from './partnerView';

const state = PARTNERS.AGENT.startFor(1);

/** Why the list is empty. */
const meta = {
  title: 'Features/Partners/NoPartners',
  component: EmptyList<PartnerListState>,
  parameters: { frame: 640 },
  args: { state, words: PARTNER_VIEWS.AGENT.emptyWords, onPage: () => undefined, onReset: () => undefined },
} satisfies Meta<typeof EmptyList<PartnerListState>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneYet: Story = {};
export const NoneFound: Story = { args: { state: { ...state, search: 'zulkifli' } } };
export const NoneOfThatStatus: Story = { args: { state: { ...state, active: '0' } } };
export const PageBeyond: Story = { args: { state: { ...state, page: 9 } } };

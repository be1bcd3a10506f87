import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { States } from '@/lib/mocks/States';
import { EmptyList } from '@/components/RecordList/EmptyList';
import { CONTRACTS, type ContractListState } from '../domain/contractList';
import { CONTRACT_VIEW } from './contractView';

const state = CONTRACTS.startFor(1);

/** Why the list of contracts is empty, and the nearest way to one that is not. */
const meta = {
  title: 'Features/Contracts/NoContracts',
  component: EmptyList<ContractListState>,
  args: { state, words: CONTRACT_VIEW.emptyWords, onPage: fn(), onReset: fn() },
} satisfies Meta<typeof EmptyList<ContractListState>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryReason: Story = {
  render: (args) => (
    <States
      of={{
        'None yet': <EmptyList {...args} />,
        'Past the last page': <EmptyList {...args} state={{ ...state, page: 9 }} />,
        'Nothing found': <EmptyList {...args} state={{ ...state, search: 'B 4821 TXK' }} />,
        'None of this status': <EmptyList {...args} state={{ ...state, status: 'REPOSSESSED' }} />,
      }}
    />
  ),
};

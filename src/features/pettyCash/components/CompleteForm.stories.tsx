import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EMPTY_COMPLETE } from '../domain/completeDraft';
import { buildTopUp } from '../mocks/buildPettyRequest';
import { StoryProof } from '../mocks/PettyCashRoute';
import { CompleteForm } from './CompleteForm';

/** The money of an approved move has come, or has gone. */
const meta = {
  title: 'Features/PettyCash/CompleteForm',
  component: CompleteForm,
  parameters: { frame: 372 },
  args: {
    ...{ formId: 'complete', request: buildTopUp(), values: EMPTY_COMPLETE, errors: {} },
    ...{ Upload: StoryProof, slot: 'story', onChange: fn(), onSubmit: fn() },
  },
} satisfies Meta<typeof CompleteForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromABank: Story = {};
/** Fund and drawer move together: nothing is typed. */
export const FromADrawer: Story = {
  args: { request: buildTopUp({ place: 'DRAWER', bank: '', drawer: { id: 7, name: 'Sri Wahyuni' } }) },
};
export const ToADrawer: Story = {
  args: {
    request: buildTopUp({
      ...{ kind: 'LOWER', place: 'DRAWER', bank: '' },
      drawer: { id: 7, name: 'Sri Wahyuni' },
    }),
  },
};
export const Wrong: Story = { args: { errors: { reference: 'Tulis nomor referensinya.' } } };
export const Busy: Story = { args: { values: { ...EMPTY_COMPLETE, reference: '88120455' }, busy: true } };

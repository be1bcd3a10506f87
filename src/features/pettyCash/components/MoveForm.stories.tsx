import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { checkMove, startMove } from '../domain/moveDraft';
import { buildFund, buildNoFund } from '../mocks/buildFund';
import { buildReplenishable } from '../mocks/handlers';
import { StoryProof } from '../mocks/PettyCashRoute';
import { MoveForm, type MoveFormProps } from './MoveForm';

function Typing(props: MoveFormProps) {
  const [values, setValues] = useState(props.values);
  return (
    <MoveForm {...props} values={values} onChange={(typed) => setValues((now) => ({ ...now, ...typed }))} />
  );
}

const shown = buildFund();
const { rows } = buildReplenishable();

/** Money between a fund and what stands outside it. */
const meta = {
  title: 'Features/PettyCash/MoveForm',
  component: MoveForm,
  parameters: { frame: 592 },
  render: (args) => <Typing {...args} />,
  args: {
    ...{ formId: 'move', kind: 'RAISE', shown, values: startMove(), errors: {} },
    ...{ Upload: StoryProof, slot: 'story', onChange: fn(), onSubmit: fn() },
  },
} satisfies Meta<typeof MoveForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Raise: Story = {};
export const TopUp: Story = {
  args: { kind: 'TOP_UP', vouchers: rows, values: startMove(rows) },
  play: async ({ canvas }) => void (await expect(canvas.getByText('4 dari 4 dipilih')).toBeVisible()),
};
export const FirstFunding: Story = {
  args: { kind: 'FUNDING', shown: buildNoFund(), values: { ...startMove(), place: 'DRAWER' } },
};
/** What leaves to a bank brings its slip. */
export const Lower: Story = { args: { kind: 'LOWER' } };
export const End: Story = { args: { kind: 'END', values: { ...startMove(), place: 'HEAD_OFFICE' } } };
/** No cashier could give to it. */
export const NoDrawer: Story = {
  tags: ['no-picture'],
  args: { shown: buildFund({ drawers: [] }) },
  play: async ({ canvas }) =>
    void (await expect(canvas.queryByRole('option', { name: 'Kas kasir' })).toBeNull()),
};
export const Wrong: Story = { args: { kind: 'LOWER', errors: checkMove('LOWER', startMove(), shown, 0) } };
export const NothingChosen: Story = {
  args: {
    ...{ kind: 'TOP_UP', vouchers: rows, values: startMove() },
    errors: checkMove('TOP_UP', startMove(), shown, 0),
  },
};
export const Busy: Story = {
  args: { busy: true, values: { ...startMove(), amount: 1_000_000, bank: 'BCA' } },
};

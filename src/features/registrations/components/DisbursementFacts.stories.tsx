import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildDisbursement, buildOrder } from '../mocks/buildDisbursement';
import { NEEDED_FILES } from '../mocks/someFiles';
import { StoryFile } from '../mocks/StoryFile';
import { DisbursementFacts } from './DisbursementFacts';

const of = (disbursement: ReturnType<typeof buildDisbursement> | null) => ({
  ...{ disbursement, signed_paper: 72, files: [...NEEDED_FILES] },
});

/** The signed paper, and how the money went or what waits for a cashier. */
const meta = {
  title: 'Features/Registrations/DisbursementFacts',
  component: DisbursementFacts,
  parameters: { frame: 900 },
  args: { registration: of(buildDisbursement()), File: StoryFile, onTakeBack: () => undefined },
} satisfies Meta<typeof DisbursementFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Transferred: Story = {};
export const ToTheDealer: Story = { args: { registration: of(buildDisbursement({ way: 'DEALER' })) } };
export const Ordered: Story = { args: { registration: of(buildOrder()) } };
export const OrderedByOthers: Story = { args: { registration: of(buildOrder({ may_take_back: false })) } };
export const PaidInCash: Story = {
  args: {
    registration: of(
      buildDisbursement({
        ...{ way: 'CASH', reference: '', proof: null, signature: 74 },
        paid_by: { username: 'kasir.jkt', name: 'Eka Lestari' },
      }),
    ),
  },
};
export const SignedOnly: Story = { args: { registration: of(null) } };

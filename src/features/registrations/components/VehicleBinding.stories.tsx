import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildVehicleRequest, BOUND } from '../mocks/buildVehicleRequest';
import { NEEDED_FILES } from '../mocks/someFiles';
import { StoryFile } from '../mocks/StoryFile';
import { VehicleBinding } from './VehicleBinding';

const of = (vehicle_request: ReturnType<typeof buildVehicleRequest> | null) => ({
  ...{ bound_by: BOUND, vehicle_request, files: [...NEEDED_FILES] },
});

/** Which running contracts a form's vehicle secures already, and what a second person says to it. */
const meta = {
  title: 'Features/Registrations/VehicleBinding',
  component: VehicleBinding,
  parameters: { frame: 900 },
  args: { registration: of(null), File: StoryFile, onAsk: () => undefined, onDecide: () => undefined },
} satisfies Meta<typeof VehicleBinding>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bound: Story = {};
export const BoundByMore: Story = {
  args: {
    registration: {
      ...of(null),
      bound_by: [...BOUND, { contract_code: 'MKS-2604-00107', same: ['engine', 'bpkb', 'plate'] }],
    },
  },
};
export const MayDecide: Story = { args: { registration: of(buildVehicleRequest()) } };
export const AskedOneself: Story = {
  args: { registration: of(buildVehicleRequest({ may_decide: false, may_withdraw: true })) },
};
export const OnlyReads: Story = { args: { registration: of(buildVehicleRequest({ may_decide: false })) } };
/** Lifted: nothing holds the form any more, and who said so stands there. */
export const Lifted: Story = {
  args: {
    registration: {
      ...of(
        buildVehicleRequest({
          ...{ status: 'APPROVED', may_decide: false, decided_at: '2026-11-19T09:00:00.000Z' },
          decided_by: { username: 'penyetuju.jkt', name: 'Hendra Gunawan' },
        }),
      ),
      bound_by: [],
    },
  },
};
export const Busy: Story = { args: { registration: of(buildVehicleRequest()), busy: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { findOffline, nothingFound, oneFound } from './mocks/scenarios';
import { PaymentSearch } from './PaymentSearch';

const hrefOf = (code: string) => `/payment/${code}`;

function Searching() {
  const { pathname, search } = useLocation();
  return (
    <>
      <div data-testid="address" hidden>
        {pathname + search}
      </div>
      <PaymentSearch hrefOf={hrefOf} />
    </>
  );
}

/** One field finds the contract; Enter opens the first hit. */
const meta = {
  title: 'Features/Payments/PaymentSearch',
  component: PaymentSearch,
  args: { hrefOf },
  parameters: { route: '/payment', frame: 752 },
  render: () => <Searching />,
} satisfies Meta<typeof PaymentSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Cari kontrak' })).toHaveFocus();
  },
};
export const Hits: Story = {
  parameters: { route: '/payment?q=b' },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Bambang Sutrisno' })),
};
export const NothingFound: Story = {
  parameters: { route: '/payment?q=zzz', msw: nothingFound },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak ditemukan')),
};
export const Offline: Story = {
  parameters: { route: '/payment?q=bambang', msw: findOffline },
  play: async ({ canvas }) => void (await canvas.findByText('Tidak tersambung')),
};
export const EnterOpensTheFirst: Story = {
  parameters: { msw: oneFound },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cari kontrak' }), 'b4821txk{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address').textContent).toBe('/payment/JKT-2604-00118'));
  },
};

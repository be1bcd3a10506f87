import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { States } from '@/lib/mocks/States';
import { LoadMore } from './LoadMore';

/** Below the notifications: how many are loaded of how many, and the button for more while there are more. */
const meta = {
  title: 'Features/Notifications/LoadMore',
  component: LoadMore,
  args: {
    loaded: 20,
    total: 45,
    hasMore: true,
    children: (ref) => <Button ref={ref}>Load More</Button>,
  },
  parameters: { frame: 332 },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: (args) => (
    <States
      of={{
        'There are more': <LoadMore {...args} />,
        'More are loading': (
          <LoadMore {...args}>{(ref) => <Button ref={ref} busy children="Load More" />}</LoadMore>
        ),
        'All are loaded': <LoadMore {...args} loaded={45} hasMore={false} />,
        'Past a thousand': <LoadMore {...args} loaded={1_240} total={12_345} />,
      }}
    />
  ),
};

/** With the last page the button goes; the focus stays beside it. */
export const KeepsTheFocus: Story = {
  tags: ['no-picture'],
  render: function Loads(args) {
    const [loaded, setLoaded] = useState(args.loaded);
    return (
      <LoadMore {...args} loaded={loaded} hasMore={loaded < args.total}>
        {(ref) => (
          <Button ref={ref} onClick={() => setLoaded(args.total)}>
            Load More
          </Button>
        )}
      </LoadMore>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('45 dari 45 dimuat');
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

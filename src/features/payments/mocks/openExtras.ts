import type { StoryContext } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

/** In a story: opens what a payment form keeps folded. */
export const openExtras = (canvas: StoryContext['canvas']) =>
  userEvent.click(canvas.getByRole('button', { name: /^Potongan & biaya/, expanded: false }));

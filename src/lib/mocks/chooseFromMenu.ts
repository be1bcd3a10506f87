import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Opens the header's menu and chooses one of its actions, as soon as it can be chosen. */
export async function chooseFromMenu(name: string | RegExp): Promise<void> {
  await openPageMenu();
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(item).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(item);
}

/** Opens the header's menu. */
export async function openPageMenu(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Tindakan' }));
  return screen.findByRole('menu', { name: 'Tindakan' });
}

import type { BrowserContext } from '@playwright/test';

/** localStorage of somebody who signed in before: an approver of office 1 (SPEC 3). */
const ENTRIES = {
  password: 'kept-token',
  id: '7',
  id_title: '8',
  username: 'penyetuju',
  name: 'Putri Penyetuju',
  office_base: '1',
  is_credit: '1',
  is_credit_approval: '1',
};

/** Every page of the context starts signed in. */
export async function startSignedIn(
  context: BrowserContext,
  over: Record<string, string> = {},
): Promise<void> {
  await context.addInitScript(
    (entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    },
    { ...ENTRIES, ...over },
  );
}

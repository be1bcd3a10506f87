import type { Page } from '@playwright/test';
import { expect, test } from './hostBrowser';
import type { HostileHost } from './hostileHost';
import type { Mood } from './moods';

/*
 * The whole built app on a host that has only the six calls of SPEC 7 and misbehaves: no answer may blank the page,
 * lose what was typed, or show a success that did not happen.
 */

/** Answers after which nothing may be believed. */
const REFUSALS: readonly Mood[] = [500, 'html', 'html-500', 'cut', 'empty', 'wrong-shape', 'hidden-failure'];

/**
 * … and where nothing but a word of success is expected. An empty 200 confirms a reading, but no approval: that needs
 * its title (SPEC 4). A healthy envelope confirms both, whatever its data.
 */
const REFUSED_READINGS = REFUSALS.filter((mood) => mood !== 'empty' && mood !== 'wrong-shape');
const REFUSED_APPROVALS = REFUSALS.filter((mood) => mood !== 'wrong-shape');

/**
 * In the gate one mood of each kind: a status, no answer, an envelope that says no, and one around something else. How
 * each is read is tested beside the client; `npm run test:all` plays all.
 */
const OF_EACH_KIND: readonly Mood[] = [500, 'cut', 'hidden-failure', 'wrong-shape'];
const played = (moods: readonly Mood[]) =>
  process.env.CHECKS === 'gate' ? moods.filter((mood) => OF_EACH_KIND.includes(mood)) : moods;

const bell = (page: Page) => page.getByTitle(/^Notifikasi/);
const unread = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute('title')) ?? '')?.[0] ?? 0);
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Notifikasi' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'APPROVE NOTA PEMBAYARAN' });

test.afterEach(({ crashes }) => {
  expect(crashes).toEqual([]);
});

for (const mood of played([...REFUSALS, 'strings', 'no-version', 'newer'])) {
  test(`${mood}: home stands, and the drawer recovers when the host does`, async ({
    host,
    approver: page,
  }) => {
    host.notify({ title: 'Nota lunas' });
    host.setMood(mood);
    await page.goto('/');
    await expect(page.locator('main h1')).toBeVisible();
    await closeNewVersion(page, mood);
    await bell(page).click();
    const item = drawer(page).getByRole('button', { name: /Nota lunas/ });
    if (REFUSALS.includes(mood)) {
      await expect(drawer(page).getByRole('button', { name: 'Coba lagi' })).toBeVisible();
      await expect(item).toBeHidden();
      host.setMood('well');
      await drawer(page).getByRole('button', { name: 'Coba lagi' }).click();
    }
    await expect(item).toBeVisible();
    await expect(item).toHaveCount(1);
  });

  test(`${mood}: every screen that has nothing to show says so`, async ({ host, approver: page }) => {
    host.setMood(mood);
    for (const path of ['/credit', '/credit/5', '/account', '/account/log', '/policy', '/nowhere']) {
      await page.goto(path);
      // Not by role: where a newer version is offered, the page behind the modal has none.
      await expect(page.locator('main h1'), path).toBeVisible();
      await expect(page.locator('main'), path).toHaveText(/\S[\s\S]{19,}\S/);
    }
  });
}

for (const mood of played(REFUSED_APPROVALS)) {
  test(`approval, ${mood}: no success, the modal stays, a second try works`, async ({
    host,
    approver: page,
  }) => {
    await askForApproval(host, page);
    host.setMood(mood, 'approveCredit');
    await modal(page).getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(modal(page).getByText('Gagal! Approve Nota Pembayaran')).toBeVisible();
    await expect(page.getByText('Berhasil Approve')).toHaveCount(0);
    await expect(modal(page)).toContainText('400.000');

    host.setMood('well', 'approveCredit');
    await modal(page).getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(modal(page).getByText('Berhasil Approve Nota Pembayaran')).toBeVisible();
    await expect(modal(page)).toBeHidden({ timeout: 4000 });
  });
}

for (const mood of played(REFUSED_READINGS)) {
  test(`reading, ${mood}: what was shown as read is unread again`, async ({ host, approver: page }) => {
    host.notify({ title: 'Satu' });
    host.notify({ title: 'Dua' });
    await page.goto('/');
    await expect.poll(() => unread(page)).toBe(2);
    await bell(page).click();
    host.setMood(mood, 'readNotification');
    await drawer(page).getByRole('button', { name: /Dua/ }).click();
    await expect(drawer(page).getByRole('button', { name: /Belum dibaca: Dua/ })).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: '(2) Tandai Baca Semua' })).toBeVisible();
  });
}

test('approval, no answer: waits without a success and sends one request however often it is pressed', async ({
  host,
  approver: page,
}) => {
  await askForApproval(host, page);
  host.setMood('slow', 'approveCredit');
  const approve = modal(page).getByRole('button', { name: 'Approve', exact: true });
  await approve.dblclick();
  await expect(modal(page).getByText('Mohon Menunggu').first()).toBeVisible();
  await expect(page.getByText('Berhasil Approve')).toHaveCount(0);
  await expect(modal(page).getByText('Berhasil Approve Nota Pembayaran')).toBeVisible();
  expect(host.callsOf('approveCredit')).toHaveLength(1);
  expect(host.callsOf('approveCredit')[0]?.body).toMatchObject({ cash: 400_000, request_approval: false });
});

test('approval, twice: a push that comes twice asks once', async ({ host, approver: page }) => {
  host.setMood('twice');
  await askForApproval(host, page);
  await expect(modal(page)).toHaveCount(1);
  await expect(modal(page).getByText('1 dari 2')).toHaveCount(0);
  await modal(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(modal(page)).toBeHidden();
  expect(host.callsOf('approveCredit')).toHaveLength(1);
});

test('approval, 409: nothing of ours is said to be applied', async ({ host, approver: page }) => {
  await askForApproval(host, page);
  host.setMood(409, 'approveCredit');
  await modal(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(modal(page).getByText('Tidak ada yang diterapkan oleh Anda.')).toBeVisible();
  await expect(page.getByText('Berhasil Approve')).toHaveCount(0);
});

test('twice: rows that come twice are shown once, arrivals are counted once', async ({
  host,
  approver: page,
}) => {
  host.setMood('twice');
  for (let number = 1; number <= 14; number += 1) host.notify({ title: `Nota ${number}.` });
  await page.goto('/');
  await bell(page).click();
  await drawer(page).getByRole('button', { name: 'Load More' }).click();
  await expect(drawer(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', '14');
  await listening(host);
  host.notify({ title: 'Baru' }, 7);
  await expect(drawer(page).getByRole('button', { name: /Baru/ })).toHaveCount(1);
  await expect(drawer(page).getByRole('button', { name: '(15) Tandai Baca Semua' })).toBeVisible();
});

test('out of order: late answers do not bring back what was read', async ({ host, approver: page }) => {
  host.slowness = 700;
  for (const title of ['Satu', 'Dua', 'Tiga']) host.notify({ title });
  await page.goto('/');
  await expect.poll(() => unread(page)).toBe(3);
  await bell(page).click();
  host.setMood('out-of-order');
  for (const title of ['Satu', 'Dua', 'Tiga']) {
    await drawer(page)
      .getByRole('button', { name: new RegExp(title) })
      .click();
  }
  await expect(drawer(page).getByRole('button', { name: '(0) Tandai Baca Semua' })).toBeVisible();
  await page.waitForTimeout(2500);
  await expect(drawer(page).getByRole('button', { name: /Belum dibaca/ })).toHaveCount(0);
  expect(await unread(page)).toBe(0);
});

test('hang: the shell works while nothing answers', async ({ host, approver: page }) => {
  host.setMood('hang');
  await page.goto('/credit');
  await expect(page.getByRole('heading', { level: 1, name: 'Nota Cicilan' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Kebijakan' }).first().click();
  await expect(page).toHaveURL(/\/policy$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a socket that goes and comes: a quiet notice, then the missed arrivals', async ({
  host,
  approver: page,
}) => {
  host.notify({ title: 'Lama' });
  await page.goto('/');
  await listening(host);
  host.socket.refuse();
  host.socket.drop();
  await expect(page.getByText('Pembaruan langsung terputus')).toBeVisible();
  host.notify({ title: 'Terlewat' });
  host.socket.accept();
  await expect(page.getByText('Pembaruan langsung terputus')).toBeHidden();
  await expect.poll(() => unread(page)).toBe(2);
});

test('what arrives before the first connection is caught up with', async ({ host, approver: page }) => {
  // Whoever approves nothing is connected when the page rests.
  await page.addInitScript(() => localStorage.setItem('is_credit_approval', '0'));
  host.notify({ title: 'Lama' });
  await page.goto('/');
  await expect.poll(() => unread(page)).toBe(1);
  expect(host.socket.channels()).toEqual([]);
  host.notify({ title: 'Sebelum tersambung' });
  await expect.poll(() => host.socket.channels()).toContain('private-notifications.7');
  await expect.poll(() => unread(page)).toBe(2);
});

test('text that is no protocol, pushes of no shape: nothing breaks', async ({ host, approver: page }) => {
  await page.goto('/');
  await listening(host);
  host.socket.babble('<html>nginx</html>');
  host.push('notifications.7', 'send.notification', '<h1>?</h1>');
  host.push('credit_approvals.7', 'send.credit_approval', { credit: null });
  host.push('credits.2', 'send.credit', null);
  host.notify({ title: 'Sesudahnya' }, 7);
  await expect.poll(() => unread(page)).toBe(1);
  await expect(modal(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('401 on the unread count ends the session on this device', async ({ host, approver: page }) => {
  host.setMood(401, 'countNotifications');
  await page.goto('/policy');
  await expect(page).toHaveURL(/\/logout/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('is_credit_approval'))).toBeNull();
});

for (const mood of [500, 'html', 'cut'] as const) {
  test(`sign-in, ${mood}: what was typed stays, and nobody is let in`, async ({ host, approver: page }) => {
    await page.addInitScript(() => localStorage.clear());
    host.setMood(mood);
    await page.goto('/login');
    await page.getByLabel('Nama pengguna').fill('kasir.jkt');
    await page.getByLabel('Kata sandi', { exact: true }).fill('rahasia');
    await page.getByRole('button', { name: 'Masuk' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel('Nama pengguna')).toHaveValue('kasir.jkt');
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('password'))).toBeNull();
  });
}

/** Brings the approval modal up by a push; the requested cash is Rp400.000. */
async function askForApproval(host: HostileHost, page: Page): Promise<void> {
  await page.goto('/');
  await listening(host);
  const credit = { ...RECEIPT, cash: 350_000, bank: 100_000 };
  host.push('credit_approvals.7', 'send.credit_approval', {
    credit,
    update: { ...credit, cash: 400_000, bank: 50_000 },
    request_by: { username: 'kasir', name: 'Eka Lestari' },
  });
  await expect(modal(page)).toBeVisible();
}

async function listening(host: HostileHost): Promise<void> {
  await expect.poll(() => host.socket.channels()).toContain('private-credit_approvals.7');
  await expect.poll(() => host.socket.channels()).toContain('private-notifications.7');
}

/** A newer API announces itself; that is looked at elsewhere. */
async function closeNewVersion(page: Page, mood: Mood): Promise<void> {
  if (mood !== 'newer') return;
  const update = page.getByRole('dialog');
  await expect(update).toContainText('99.0.0');
  await update.getByRole('button', { name: 'Nanti' }).click();
  await expect(update).toBeHidden();
}

const RECEIPT = {
  id: 12,
  credit_to: 3,
  transaction_to: 1,
  contract_code: 'JKT-2601-00002',
  invoice: 'JKT/2611/00012',
  date_invoice: '2026-11-18',
  date_maturity: '2026-11-18',
  date_payment: '2026-11-18',
  payment: 450_000,
  credit: 450_000,
  credit_discount: 0,
  credit_payment: 450_000,
  overdue: 0,
  penalty: 0,
  penalty_discount: 0,
  penalty_payment: 0,
  collector_payment: 0,
  cashier: 'Eka Lestari',
  note: '',
  input_by: { username: 'kasir', name: 'Eka Lestari' },
  request_approval: true,
};

import { expect, test, type Page } from '@playwright/test';
import { signIn } from './company/signIn';

/*
 * A surveyor's phone has visits from a version of the app that kept them under another name. The next version takes them
 * along, with their photos, and drops the old place; where there is none it makes none.
 */
test.use({ viewport: { width: 360, height: 740 } });

test('visits that an earlier version kept are taken along, photos and all', async ({ page }) => {
  await signIn(page, 'surveyor.jkt');
  await page.goto('/customer/survey');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => databases(page)).toContain('angsur-perangkat');
  expect(await databases(page)).not.toContain('angsur-survei');

  await page.evaluate(keptBefore);
  expect(await databases(page)).toContain('angsur-survei');
  await page.reload();
  await expect(page.getByText('Ibu Lama')).toBeVisible();
  await expect.poll(() => databases(page)).not.toContain('angsur-survei');
  expect(await page.evaluate(photoBytes)).toBe(5);
  await page.reload();
  await expect(page.getByText('Ibu Lama')).toBeVisible();

  await page.getByRole('link', { name: 'Lanjutkan' }).click();
  await expect(page.getByLabel('Kata tetangga')).toHaveValue('Dikenal baik');
  await expect(page.getByText('1 dari 12 foto')).toBeVisible();
});

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** Runs in the page: what the version before had. */
function keptBefore(): Promise<void> {
  const owner = localStorage.getItem('id') ?? '';
  const facts = {
    registrationId: 987_654,
    number: 'JKT/R2611/99999',
    name: 'Ibu Lama',
    ...{ phone: '', whatsapp: '', address: 'Jalan Lama 1', place: null, vehicle: '', plate: '' },
    ...{ since: null, readAt: '2026-11-20T01:10:00.000Z' },
  };
  const survey = {
    id: '6f1f8a52-0f0e-4a7e-9a53-1c7e6d5b2a10',
    owner,
    facts,
    step: 'draft',
    visitedAt: '2026-11-20T02:05:00.000Z',
    findings: {
      ...{ met: null, met_name: '', address: null, house: null, neighbours: 'Dikenal baik' },
      ...{ income: null, seen: '', recommendation: null, note: '' },
    },
    position: null,
    noPosition: '',
    photos: [{ id: 'p1', name: 'rumah.jpg', bytes: 5 }],
    refusal: null,
    sentAt: null,
  };
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('angsur-survei', 1);
    opening.onerror = () => reject(new Error('not opened'));
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('surveys', { keyPath: ['owner', 'id'] });
      opening.result.createObjectStore('photos');
      opening.result.createObjectStore('facts', { keyPath: ['owner', 'registrationId'] });
    };
    opening.onsuccess = () => {
      const tx = opening.result.transaction(['surveys', 'photos', 'facts'], 'readwrite');
      tx.objectStore('surveys').put(survey);
      tx.objectStore('photos').put({ type: 'image/jpeg', bytes: new ArrayBuffer(5) }, [
        owner,
        survey.id,
        'p1',
      ]);
      tx.objectStore('facts').put({ ...facts, owner });
      tx.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** Runs in the page: how much of the photo lies in the new place. */
function photoBytes(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('angsur-perangkat');
    opening.onerror = () => reject(new Error('not opened'));
    opening.onsuccess = () => {
      const reading = opening.result.transaction('photos').objectStore('photos').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        const [photo] = reading.result as { bytes: ArrayBuffer }[];
        resolve(photo?.bytes.byteLength ?? 0);
      };
    };
  });
}

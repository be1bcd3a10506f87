import { setTimeout as sleep } from 'node:timers/promises';

/** Password of every account of the seeded company. */
export const DEMO_PASSWORD = 'angsur-demo';

/** Signs somebody in over the API; answers the localStorage entries of SPEC 3. */
export async function signIn(company, username) {
  const before = codesFor(company, username).length;
  const { challenge } = await post(company, 'auth/login', { username, password: DEMO_PASSWORD });
  let codes = codesFor(company, username);
  for (let tries = 0; codes.length <= before && tries < 100; tries += 1) {
    await sleep(50);
    codes = codesFor(company, username);
  }
  const { token, profile } = await post(company, 'auth/otp', { challenge, code: codes[before] });
  return sessionEntries(token, profile);
}

function codesFor({ log }, username) {
  const pattern = new RegExp(`Kode masuk untuk ${username.replaceAll('.', '\\.')}: (\\d{6})`, 'g');
  return [...log().matchAll(pattern)].map(([, code]) => code);
}

async function post({ origin }, path, body) {
  const answer = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'accept-referer': origin },
    body: JSON.stringify(body),
  });
  const { data, message } = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${message}`);
  return data;
}

function sessionEntries(token, profile) {
  const { id, id_title, username, name, image, office_base, access } = profile;
  const entries = { password: token, id, id_title, username, name, image, office_base, ...access };
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([, value]) => value !== null)
      .map(([entry, value]) => [entry, String(value)]),
  );
}

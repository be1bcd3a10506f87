import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCESS_FLAGS, accessOf } from '../contract/access';
import {
  clearSession,
  readSession,
  sessionToken,
  subscribeSession,
  writeSession,
  type Session,
} from './session';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => storage.get(name) ?? null,
  setItem: (name: string, value: string) => storage.set(name, value),
  removeItem: (name: string) => storage.delete(name),
});
vi.stubGlobal('addEventListener', vi.fn());
vi.stubGlobal('removeEventListener', vi.fn());

const session: Session = {
  token: 't-1',
  id: '12',
  idTitle: 3,
  username: 'sri',
  name: 'Sri Wahyuni',
  image: null,
  officeBase: 2,
  access: accessOf('is_credit', 'is_credit_update'),
};

beforeEach(() => storage.clear());

describe('the session entries (SPEC 3)', () => {
  it('stand under their names, flags as "0" and "1"', () => {
    writeSession(session);
    expect(Object.fromEntries(storage)).toMatchObject({
      password: 't-1',
      id: '12',
      id_title: '3',
      username: 'sri',
      name: 'Sri Wahyuni',
      office_base: '2',
      is_credit: '1',
      is_master: '0',
    });
    expect([...storage.keys()].filter((name) => name.startsWith('is_'))).toHaveLength(ACCESS_FLAGS.length);
  });

  it('read back as they were written, the same object until one changes', () => {
    writeSession(session);
    const first = readSession();
    expect(first).toEqual(session);
    expect(readSession()).toBe(first);
    storage.set('is_credit', '0');
    expect(readSession()?.access.is_credit).toBe(0);
  });

  it('anything but "1" is no right', () => {
    writeSession(session);
    storage.set('is_master', 'true');
    storage.set('id_title', 'empat');
    expect(readSession()).toMatchObject({ idTitle: null, access: { is_master: 0 } });
  });

  it('signing out leaves nothing of the person, and keeps the choice of menu', () => {
    writeSession(session);
    storage.set('navbar', 'collapsed');
    storage.set('offline_collector_customers', '{}');
    clearSession();
    expect(Object.fromEntries(storage)).toEqual({ navbar: 'collapsed', keluar: 'sendiri' });
    expect(readSession()).toBeNull();
    expect(sessionToken()).toBeNull();
  });

  it('a session that ran out leaves a collector’s day to the same person', () => {
    writeSession(session);
    const day = JSON.stringify({ staff_id: Number(session.id), rows: [] });
    storage.set('offline_collector_customers', day);
    storage.set('alert_collector_customers', '2026-11-20');
    clearSession('sesi');
    expect(storage.get('offline_collector_customers')).toBe(day);
    writeSession(session);
    expect(storage.get('offline_collector_customers')).toBe(day);
    expect(storage.get('alert_collector_customers')).toBe('2026-11-20');
    clearSession('sesi');
    writeSession({ ...session, id: `${session.id}1` });
    expect(storage.has('offline_collector_customers')).toBe(false);
    expect(storage.has('alert_collector_customers')).toBe(false);
  });

  it.each(['{', '7', '{"rows":[]}'])('a day of nobody knows whom is nobody’s: %s', (day) => {
    storage.set('offline_collector_customers', day);
    writeSession(session);
    expect(storage.has('offline_collector_customers')).toBe(false);
  });

  it('tells its listeners', () => {
    const listener = vi.fn();
    const stop = subscribeSession(listener);
    writeSession(session);
    stop();
    clearSession();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('works on where storage is refused', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(() => writeSession(session)).not.toThrow();
    expect(readSession()).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { socketHost } from './socketHost';

const asked = (host: string | undefined, localAddress = '10.1.2.3') => ({ host, localAddress });

describe('the host that the page may open a socket on', () => {
  it.each([
    'localhost:8080',
    'kantor-1:8080',
    'angsur.local',
    'angsur.kantor.lan:80',
    '127.0.0.1:8080',
    '192.168.1.20',
    '172.16.0.9:8080',
    '[::1]:8080',
    '[fd00::7]',
  ])('is %s, which nobody on the internet has', (host) => {
    expect(socketHost(asked(host), null)).toBe(host.replace(/:\d+$/, ''));
  });

  it.each(['angsur.example', 'ANGSUR.example:8443'])('is the one of PUBLIC_URL: %s', (host) => {
    expect(socketHost(asked(host), 'https://angsur.example/app')).toBe(host.split(':')[0]);
  });

  it('is the address that was reached', () => {
    expect(socketHost(asked('203.0.113.9:8080', '203.0.113.9'), null)).toBe('203.0.113.9');
    expect(socketHost(asked('203.0.113.9:8080', '::ffff:203.0.113.9'), null)).toBe('203.0.113.9');
    expect(socketHost(asked('[2001:db8::9]', '2001:db8::9'), null)).toBe('[2001:db8::9]');
  });

  it.each([
    'jahat.example',
    'angsur.example.jahat.example',
    '203.0.113.9',
    '172.32.0.1',
    '[2001:db8::1]',
    "x; script-src 'unsafe-inline'",
    'localhost jahat.example',
    'local.jahat.example',
    '.local',
    '[::1',
    '999.1.1.1',
    '',
    undefined,
  ])('is not what a header says: %s', (host) => {
    expect(socketHost(asked(host), 'https://angsur.example')).toBeNull();
  });
});

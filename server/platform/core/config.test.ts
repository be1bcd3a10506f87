import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

describe('the settings', () => {
  it('need none to be given', () => {
    expect(readConfig({ CORS_ORIGINS: '', SMTP_URL: '' })).toMatchObject({
      host: 'localhost',
      port: 8080,
      databaseUrl: null,
      corsOrigins: [],
      smtp: null,
      seedDemo: true,
      apiVersion: '1.0.0',
      realtime: { mode: 'embedded', key: 'angsur', secret: null, port: 6003 },
    });
  });

  it("make no demo accounts on a database of one's own unless asked", () => {
    expect(readConfig({ DATABASE_URL: 'postgres://x' }).seedDemo).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgres://x', SEED_DEMO: '1' }).seedDemo).toBe(true);
    expect(readConfig({ SEED_DEMO: '0' }).seedDemo).toBe(false);
  });

  it('trust the forwarded address of a number of proxies, or of named ones, and of nobody by themselves', () => {
    const trusted = (value: string) => readConfig({ TRUST_PROXY: value }).trustProxy;
    expect([trusted(''), trusted('0'), trusted('1'), trusted('2')]).toEqual([false, false, 1, 2]);
    expect(trusted('loopback, 10.0.0.0/8 2001:db8::1')).toEqual(['loopback', '10.0.0.0/8', '2001:db8::1']);
    for (const wrong of ['true', '11', '-1', 'proxy.kantor', '10.0.0.0/33', '0.0.0.0/0', '*', '1,loopback'])
      expect(() => trusted(wrong)).toThrow('TRUST_PROXY');
  });

  it('name what is wrong', () => {
    expect(() => readConfig({ PORT: '70000' })).toThrow('PORT');
    expect(() => readConfig({ PORT: 'x', SESSION_HOURS: '0' })).toThrow('PORT, SESSION_HOURS');
    expect(() => readConfig({ PUSHER_HOST: 'ws.example' })).toThrow('PUSHER_SECRET');
  });

  it("take a standby only of a database of one's own, by its address", () => {
    const own = { DATABASE_URL: 'postgres://u@db/angsur' };
    expect(readConfig(own).replicaUrl).toBeNull();
    const replicaUrl = 'postgresql://u@salinan/angsur';
    expect(readConfig({ ...own, DATABASE_REPLICA_URL: replicaUrl })).toMatchObject({ replicaUrl });
    for (const wrong of ['salinan', 'http://salinan/angsur', 'postgres//x'])
      expect(() => readConfig({ ...own, DATABASE_REPLICA_URL: wrong })).toThrow('DATABASE_REPLICA_URL');
    expect(() => readConfig({ DATABASE_REPLICA_URL: replicaUrl })).toThrow('bersama DATABASE_URL');
  });

  it('stop at once, or after some seconds in which calls are still taken', () => {
    expect(readConfig({}).drainSeconds).toBe(0);
    expect(readConfig({ DRAIN_SECONDS: '3' }).drainSeconds).toBe(3);
    for (const wrong of ['-1', '9', 'lama'])
      expect(() => readConfig({ DRAIN_SECONDS: wrong })).toThrow('DRAIN_SECONDS');
  });

  it('send sockets to an external server when one is named', () => {
    const own = readConfig({ PUSHER_HOST: 'ws.example', PUSHER_PORT: '8080', PUSHER_SECRET: 's' });
    expect(own.realtime).toMatchObject({ mode: 'external', host: 'ws.example', port: 8080, tls: false });
    const hosted = readConfig({ PUSHER_CLUSTER: 'ap1', PUSHER_SECRET: 's' });
    expect(hosted.realtime).toMatchObject({ mode: 'external', host: null, cluster: 'ap1', tls: true });
  });
});

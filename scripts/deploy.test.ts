import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../server/platform/db/connect';
import { LARGEST_BODY } from '../server/platform/http/bodies';
import { KEEP_ALIVE } from '../server/platform/http/orderlyStop';
import { ACTIVITY_TIMEOUT, PONG_WITHIN } from '../server/platform/realtime/pusherSocket';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const caddy = readFileSync('deploy/Caddyfile', 'utf8');
const manual = readFileSync('docs/operate.md', 'utf8');

/** The number behind a setting: seconds, or megabytes. */
const figure = (text: string, setting: RegExp) => Number(setting.exec(text)?.[1]);

describe('the files for operators', () => {
  it.each(readdirSync('deploy'))('%s stands in the manual, which repeats none of it', (file) => {
    expect(manual).toContain(`deploy/${file}`);
    const lines = readFileSync(`deploy/${file}`, 'utf8').split('\n');
    const long = lines.map((line) => line.trim()).filter((line) => line.length > 30 && !line.startsWith('#'));
    expect(long.length).toBeGreaterThan(0);
    expect(long.filter((line) => manual.includes(line))).toEqual([]);
  });

  it('let bodies through that we take, and more, so that the refusal is in our words', () => {
    expect(figure(nginx, /client_max_body_size +(\d+)m/) * 1e6).toBeGreaterThan(LARGEST_BODY);
    // Cut off by it while they are on their way to us they would end in 502.
    expect(caddy).not.toContain('max_size');
  });

  it('let go of a connection that is idle before we do', () => {
    const ours = KEEP_ALIVE / 1000;
    expect(figure(nginx, /keepalive_timeout (\d+)s/)).toBeLessThan(ours);
    expect(figure(caddy, /keepalive (\d+)s/)).toBeLessThan(ours);
  });

  it('wait longer for an answer than the database may take, and for a socket than it may be silent', () => {
    const statement = LIMITS.statement_timeout / 1000;
    expect(figure(nginx, /^ {2}proxy_read_timeout +(\d+)s/m)).toBeGreaterThan(statement + 20);
    expect(figure(caddy, /response_header_timeout (\d+)s/)).toBeGreaterThan(statement + 20);
    const silence = ACTIVITY_TIMEOUT + PONG_WITHIN / 1000;
    expect(figure(nginx, /^ {4}proxy_read_timeout (\d+)s/m)).toBeGreaterThan(silence);
  });
});

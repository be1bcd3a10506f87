import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataCommand } from '../../../server/testing/dataCommand';
import { companyFaults } from '../company/companyFaults';
import { openCompany } from '../company/openCompany';
import { openLoad } from '../company/startLoad';
import type { Fault } from '../Fault';
import { until } from '../tools/until';
import type { World } from '../World';

/** A disk of its own for a data folder. */
function smallDisk({ folder, after }: World, megabytes: number): string {
  const place = folder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'angsur-faults', place], {
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Error('not tried: needs the right to mount', { cause: error });
  }
  after(() => execFileSync('umount', ['--lazy', place]));
  return place;
}

/** Takes all the room that is left; gives it back when told. */
function fillUp(place: string): { giveBack: () => void; topUp: () => void } {
  const file = path.join(place, 'penuh');
  const topUp = () => {
    for (let size = 1024 * 1024; size >= 1024;) {
      try {
        appendFileSync(file, Buffer.alloc(size));
      } catch {
        size /= 4;
      }
    }
  };
  topUp();
  return { topUp, giveBack: () => rmSync(file, { force: true }) };
}

export const DISK_FAULTS: readonly Fault[] = [
  {
    id: 'disk-full',
    title:
      'The disk of a company is full while its counters pay and a backup is made, and has room again after a while',
    async try(world) {
      const place = smallDisk(world, 320);
      const company = await openCompany({ dataDir: place });
      const disk = { giveBack: () => undefined as void };
      world.after(async () => {
        disk.giveBack();
        await company.close();
      });
      const load = await openLoad(company);
      load.start();
      await until('its counters pay', () => load.taken() > 5);
      const full = fillUp(place);
      disk.giveBack = full.giveBack;
      const token = company.tokens['kasir.jyp'];
      const refused = await until(
        'writing is refused',
        async () => {
          full.topUp();
          const body = { ids: [] };
          const answer = await company.api.call('PUT', 'notifs/1', { token, body });
          return answer.http === 503 || load.sent.some((one) => one.state === 'waiting') ? answer : null;
        },
        60_000,
      );
      assert.ok([200, 404, 422, 503].includes(refused.http), `${refused.http}`);
      const archive = path.join(place, 'cadangan.tar.gz');
      const backup = await dataCommand('backup', ['--to', archive], { DATA_DIR: place });
      assert.notEqual(backup.code, 0, backup.said);
      assert.ok(!existsSync(archive));
      for (let round = 0; round < 10; round++) {
        full.topUp();
        for (const path of ['auth/me', 'credits', `payments/${load.codes[0]}`]) {
          const answer = await company.api.call('GET', path, { token: company.tokens.direktur });
          assert.equal(answer.http, 200, `reading ${path}: ${answer.message}`);
        }
        await sleep(200);
      }
      full.giveBack();
      const taken = load.taken();
      await until('its counters pay again', () => load.taken() > taken + 5, 60_000);
      await load.settle();
      assert.deepEqual([...load.wrong, ...(await companyFaults(company, load))], []);
      assert.equal(await company.process.kill('SIGTERM'), 0, company.process.lines.slice(-3).join('\n'));
      assert.equal(company.postgres(), 0, 'its PostgreSQL was stopped with it');
    },
  },
];

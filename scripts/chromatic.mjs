// Runs Chromatic where a project token is set; without one it says so and is done.
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set: Chromatic is skipped; `npm test` compares the pictures here.',
  );
  process.exit(0);
}
process.exit(spawnSync('npx', ['chromatic', '--exit-zero-on-changes'], { stdio: 'inherit' }).status ?? 1);

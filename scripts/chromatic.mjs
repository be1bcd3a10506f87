// Runs Chromatic where a project token is set; without one it says so and is done. What changed is looked at there as
// well, whether it was accepted here or not.
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set: Chromatic is skipped; `npm test` holds the pictures against their lines.',
  );
  process.exit(0);
}
process.exit(
  spawnSync('npx', ['chromatic', '--only-changed', '--exit-zero-on-changes'], { stdio: 'inherit' }).status ??
    1,
);

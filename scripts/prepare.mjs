// Makes sure that a Chromium for the tests is there: Debian's package as root, Playwright's own otherwise.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';

if (!findChromium()) install();
if (!findChromium()) {
  console.error('No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  process.exit(1);
}

function install() {
  const asRoot = process.getuid?.() === 0;
  if (asRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing the Debian package …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
    return;
  }
  console.log("No Chromium found: installing Playwright's …");
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  } catch {
    // The check below says what to do.
  }
}

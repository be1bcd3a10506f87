import { defineConfig } from '@playwright/test';
import e2e from '../../e2e/playwright.config';

/** A phone on a company of its own, as the end-to-end tests have it. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: '*.phone.ts',
  globalSetup: [],
  timeout: 1_800_000,
});

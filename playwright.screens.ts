import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Takes pictures of every page into screens/, which is not kept. The few that README and docs show are copied to docs/pictures, seldom. */
export default defineConfig({
  ...base,
  grepInvert: undefined,
  testDir: 'e2e/screens',
  testMatch: '*.screens.ts',
  workers: 2,
});

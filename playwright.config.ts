import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './e2e/browser.ts';

const port = Number(process.env.E2E_PORT ?? 4310);

/** Plays the built page from the project's own server: run `npm run build` first. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  timeout: 100_000,
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    launchOptions: await ensureBrowser(),
    video: 'off',
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
  },
  webServer: {
    command: process.env.E2E_COMMAND ?? 'node dist/server.js',
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port) },
    reuseExistingServer: true,
    timeout: 20_000,
  },
});

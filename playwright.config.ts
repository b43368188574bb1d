import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './e2e/browser.ts';

/** A port nobody listens on: a fixed one might belong to another checkout, and then its build would be tested. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

// Workers read this file again and must find the port the first reading chose.
process.env.E2E_PORT ??= String(await freePort());
const port = Number(process.env.E2E_PORT);

/** Plays the built page from the project's own server: run `npm run build` first. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  // Whole matches, every theme, every mission: `npm run test:long` plays those.
  grepInvert: /@long/,
  timeout: 100_000,
  // A machine that does something else besides may be too slow once; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // Keeping the whole page for offline use takes time in every test; those about it allow it.
    serviceWorkers: 'block',
    launchOptions: await ensureBrowser(),
    video: 'off',
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
  },
  webServer: {
    command: process.env.E2E_COMMAND ?? 'node dist/server.js',
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port), AUSPEX_DATA: join(tmpdir(), `auspex-e2e-${port}`) },
    reuseExistingServer: false,
    timeout: 20_000,
  },
});

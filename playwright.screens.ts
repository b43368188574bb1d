import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Takes the pictures in docs/screens. */
export default defineConfig({ ...base, testDir: 'e2e/screens', testMatch: '*.screens.ts', workers: 2 });

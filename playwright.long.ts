import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** What is long in the browser: `npm run test:long`. `npm test` keeps a representative part of each. */
export default defineConfig({ ...base, grepInvert: undefined, grep: /@long/, timeout: 300_000 });

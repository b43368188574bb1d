import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** What is long or large: `npm run test:long`. `npm test` keeps a representative part of each. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: ['src/**/*.long.test.ts'],
      environment: 'node',
      pool: 'threads',
      maxWorkers: 2,
      testTimeout: 600_000,
    },
  }),
);

import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
      exclude: ['e2e/**', 'node_modules/**', 'dist/**', 'src/**/*.long.test.ts'],
      environment: 'node',
      pool: 'threads',
      // No test changes what a module holds: each worker reads the sources once.
      isolate: false,
      maxWorkers: 2,
      testTimeout: 60_000,
    },
  }),
);

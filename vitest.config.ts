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
      maxWorkers: 2,
      testTimeout: 60_000,
    },
  }),
);

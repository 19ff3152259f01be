import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/find-chromium';

/** Three ports, the first of them `E2E_PORT`; all must be free. The last is of a mock server for tests that need a scenario. */
const MOCK_PORT = Number(process.env['E2E_PORT'] ?? 4801);
const PREVIEW_PORT = MOCK_PORT + 1;
const SCENARIO_PORT = MOCK_PORT + 2;

/** The production build in the system's Chromium, over real HTTP against the mock server. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A slow machine fails no test: these limits only end what would never end.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PREVIEW_PORT}`,
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A dialog that still grows moves away under a press.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
    screenshot: 'only-on-failure',
    // What was called and answered; pictures of each step, which double the time, with `npm run test:e2e -- --trace on`.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
  },
  webServer: [
    ...[MOCK_PORT, SCENARIO_PORT].map((port) => ({
      command: 'npm run mock',
      port,
      env: { MOCK_PORT: `${port}` },
    })),
    {
      command: `npm run preview -- --host 127.0.0.1 --port ${PREVIEW_PORT} --strictPort`,
      port: PREVIEW_PORT,
      env: { VITE_PROXY_TARGET: `http://127.0.0.1:${MOCK_PORT}` },
    },
  ],
});

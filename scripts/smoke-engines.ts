import { existsSync } from 'node:fs';
import { preview } from 'vite';
import { startMockServer } from '../mocks/http';
import { PACKAGES } from './engines/engine';
import { startFirefox } from './engines/firefox';
import { checkSite } from './engines/site-check';
import { startWebKit } from './engines/webkit';

/** Opens the built site in Debian's Firefox and WebKitGTK with the mock server. Installs nothing. */
async function main(): Promise<number> {
  const missing = PACKAGES.filter(({ program }) => !existsSync(program)).map(({ name }) => name);
  if (missing.length > 0) {
    console.error(`smoke:engines: missing. Install them with: apt-get install ${missing.join(' ')}`);
    return 1;
  }
  if (!existsSync('dist/index.html')) {
    console.error('smoke:engines: no dist/index.html. Build the site with: npm run build');
    return 1;
  }
  const mock = await startMockServer(0);
  process.env['VITE_PROXY_TARGET'] = mock.url;
  const site = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const origin = site.resolvedUrls?.local[0] ?? '';
  const counts = { passed: 0, failed: 0 };
  try {
    for (const start of [startFirefox, startWebKit]) {
      const engine = await start();
      console.info(`\n${engine.name} ${engine.version}`);
      try {
        await checkSite(engine, origin, (isRight, sentence) => {
          counts[isRight ? 'passed' : 'failed'] += 1;
          console.info(`${isRight ? 'ok  ' : 'FAIL'} ${sentence}`);
        });
      } finally {
        await engine.close();
      }
    }
  } finally {
    await site.close();
    await mock.close();
  }
  console.info(`\n${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0 ? 0 : 1;
}

process.exit(await main());

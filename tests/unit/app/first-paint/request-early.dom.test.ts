import { beforeEach, describe, expect, it } from 'vitest';
import { whenAppLoads, requestAhead, preloadOf, readPreloadTable } from '@/app/first-paint/request-early';
import type { PreloadTable } from '@/app/first-paint/preload-table';

const TABLE: PreloadTable = {
  entry: ['./runtime.js'],
  files: ['./home.js', './sections.css', './sections.js'],
  frame: ['shell'],
  page: {
    '/home': { beside: { files: [0], areas: ['home'] }, after: { files: [1, 2], areas: ['news'] } },
  },
  texts: './texts',
};
const BESIDE = ['./runtime.js', './texts/zh/shell.json', './home.js', './texts/zh/home.json'];
const AFTER = ['./sections.css', './sections.js', './texts/zh/news.json'];

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="./react.js"><link rel="modulepreload" href="./base.js">';
  document.body.innerHTML = `<script type="application/json" id="preload">${JSON.stringify(TABLE)}</script>`;
});

const requested = () =>
  [...document.querySelectorAll('link[data-ahead]')].map((each) => each.getAttribute('href'));
const start = (appComes: Promise<void>) => {
  const table = readPreloadTable();
  requestAhead(table, preloadOf(table, '/home', '*'), 'zh', appComes);
};
const arrive = (file: string) =>
  document.querySelector(`link[href="${file}"]`)?.dispatchEvent(new Event('load'));

describe('what index.html asks for ahead of the app', () => {
  it('waits with what comes after the app until one of its long parts is there', async () => {
    const appComes = whenAppLoads();
    start(appComes);
    arrive('./runtime.js');
    expect(requested()).toEqual(BESIDE);
    arrive('./base.js');
    await appComes;
    expect(requested()).toEqual([...BESIDE, ...AFTER]);
  });

  it('does not wait where that part came while the first frame was drawn, before anything was requested', async () => {
    const appComes = whenAppLoads();
    arrive('./react.js');
    start(appComes);
    await appComes;
    expect(requested()).toEqual([...BESIDE, ...AFTER]);
  });
});

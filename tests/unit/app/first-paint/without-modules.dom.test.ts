import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { shareFirstPaint, writeFirstPaint } from '@/app/first-paint/first-paint-texts';
import { renderFirstPaint } from '@/app/first-paint/render-first-paint';
import { saveLanguage } from '@/app/first-paint/starting-language';
import { LANGUAGES } from '@/shared/i18n/languages';

const html = readFileSync(path.resolve(import.meta.dirname, '../../../../index.html'), 'utf8');
const source = /<script nomodule>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
const painted = await renderFirstPaint();

/** As the build writes index.html. */
function index(): void {
  document.body.innerHTML = `<div id="root"></div>${writeFirstPaint(shareFirstPaint(painted))}`;
}

/** As a browser without modules does with it. */
function run(): void {
  const script = document.createElement('script');
  script.textContent = source;
  document.body.append(script);
}

const alertText = () => screen.getByRole('alert').textContent;

describe('a browser without modules', () => {
  beforeEach(() => {
    window.location.hash = '#/home';
    index();
  });

  it('gets one script of its own, which others pass over', () => {
    expect(html.match(/<script nomodule>/g)).toHaveLength(1);
    expect(source).not.toBe('');
  });

  it('can read it: no word or sign that is younger than the first browsers', () => {
    expect(source).not.toMatch(/=>|`|\b(let|const|async|await|class) \w|\?\.|\?\?|\.\.\.|,\s*[)\]}]/);
  });

  it('is told in Chinese what to do', () => {
    run();
    expect(alertText()).toBe('请换用新版的 Chrome、Edge、Firefox 或 Safari 打开本站。');
  });

  it.each(LANGUAGES)('is told so in %s, where the address asks for it', (language) => {
    window.location.hash = `#/home/taxOriginSearch?hs=940620&lang=${language}`;
    run();
    expect(document.documentElement.lang).toBe(language);
    expect(alertText()).toMatch(/Chrome.*Edge.*Firefox.*Safari/);
    if (language !== 'zh') expect(alertText()).not.toContain('请换用');
    expect(alertText()).not.toMatch(/browser\./);
  });

  it('is told so in the language of the last visit, which the address goes before', () => {
    saveLanguage('vi');
    run();
    expect(alertText()).toMatch(/^Hãy mở trang web này/);
    window.location.hash = '#/home?lang=ko';
    run();
    expect(alertText()).toMatch(/^이 사이트는/);
  });

  it.each(['lang=xx', 'lang=__proto__', 'lang='])(
    'is told so in Chinese where the address says %s',
    (query) => {
      localStorage.setItem('rcep:language', '{broken');
      window.location.hash = `#/home?${query}`;
      run();
      expect(alertText()).toMatch(/^请换用/);
    },
  );

  it('needs its words: while developing there are none', () => {
    document.body.innerHTML = '<div id="root"></div>';
    run();
    expect(document.getElementById('root')).toBeEmptyDOMElement();
  });
});

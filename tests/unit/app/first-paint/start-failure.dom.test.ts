import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { shareFirstPaint, writeFirstPaint } from '@/app/first-paint/first-paint-texts';
import { renderFirstPaint } from '@/app/first-paint/render-first-paint';
import { showStartFailure } from '@/app/first-paint/start-failure';
import { saveLanguage } from '@/app/first-paint/starting-language';
import { LANGUAGES } from '@/shared/i18n/languages';

const painted = await renderFirstPaint();

/** As the build writes index.html; `root` is what has been painted. */
function index(root: string): void {
  document.body.innerHTML = `<div id="root">${root}</div>${writeFirstPaint(shareFirstPaint(painted))}`;
}

beforeEach(() => index('<header></header><main><h1>RCEP</h1></main>'));

describe('a start that fails', () => {
  it('is said at the top of the page, with a button to load it again', () => {
    showStartFailure();
    expect(screen.getByRole('alert')).toHaveTextContent('这个页面没能显示。');
    expect(screen.getByRole('main').firstElementChild).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'RCEP' })).toBeVisible();
  });

  it.each(LANGUAGES)('has its words in %s', (language) => {
    saveLanguage(language);
    showStartFailure();
    const words = [screen.getByRole('alert'), screen.getByRole('button')].map((each) => each.textContent);
    for (const text of words) expect(text).not.toMatch(/^$|state\.|action\./);
    if (language !== 'zh') expect(words.join('')).not.toContain('重试');
  });

  it('is said once, and where nothing was painted too', () => {
    index('');
    showStartFailure();
    showStartFailure();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(document.getElementById('root')).toContainElement(screen.getByRole('alert'));
  });

  it('needs its texts: while developing there are none, and the console says what failed', () => {
    document.body.innerHTML = '<div id="root"></div>';
    showStartFailure();
    expect(document.getElementById('root')).toBeEmptyDOMElement();
  });
});

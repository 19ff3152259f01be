import { describe, expect, it } from 'vitest';
import { readFirstPaint, shareFirstPaint, writeFirstPaint } from '@/app/first-paint/first-paint-texts';
import { renderFirstPaint } from '@/app/first-paint/render-first-paint';
import type { FirstPaint } from '@/app/first-paint/render-first-paint';
import { LANGUAGES } from '@/shared/i18n/languages';

const painted = await renderFirstPaint();

const index = (paint: readonly FirstPaint[]) => {
  document.body.innerHTML = writeFirstPaint(shareFirstPaint(paint));
};

describe('the texts of the first paint', () => {
  it.each(LANGUAGES)('are in %s, once read, what was drawn', (language) => {
    index(painted);
    const drawn = painted.find((each) => each.language === language);
    expect(readFirstPaint(language)).toEqual({ ...drawn, language: undefined });
  });

  it('hold what the languages share once, and of each language its words alone', () => {
    const { shared, words } = shareFirstPaint(painted);
    for (const word of ['首页', '查税率、规则和证明', 'Home']) expect(shared).not.toContain(word);
    expect(shared.match(/portal-menu-entry/g)).toHaveLength(20);
    for (const { lines } of words) expect(lines.match(/</g) ?? []).toHaveLength(6);
  });

  it('keep signs that mean something in HTML, in JSON or in this form', () => {
    const hostile = '</script><b a="1">\\ \t1\t \n $& {{x}}</b>';
    const paint = painted.map((each, at) => ({ ...each, title: `${at}${hostile}` }));
    index(paint);
    expect(readFirstPaint('ko')?.title).toBe(`3${hostile}`);
    expect(document.querySelectorAll('b')).toHaveLength(0);
  });

  it('must be built alike in all languages', () => {
    const [first, ...others] = painted;
    expect(() => shareFirstPaint([{ ...first!, home: `${first!.home}<p></p>` }, ...others])).toThrow(/alike/);
  });

  it('are not there while developing', () => {
    document.body.innerHTML = '<div id="root"></div>';
    expect(readFirstPaint('zh')).toBeUndefined();
  });
});

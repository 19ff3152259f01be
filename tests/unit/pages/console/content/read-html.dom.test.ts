import { afterEach, describe, expect, it, vi } from 'vitest';
import { readImport } from '@/pages/console/content/import/read-import';
import { newsContent } from '@/pages/console/content/kinds/news-schema';
import { newsStore } from '../../../../../mocks/content/kinds/news';

const HEAD = ['headlineZh', 'bodyZh', 'bodyEn'];
const read = (...rows: string[][]) =>
  readImport(
    newsContent,
    [HEAD, ...rows],
    HEAD,
    () => null,
    () => [],
  );
const bodyOf = (html: string) => read(['标题', html, '']).rows[0]?.values['bodyZh'];

afterEach(() => vi.unstubAllGlobals());

describe('HTML of an imported file', () => {
  it.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<img src="x" onerror="alert(1)">', '<img>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
    ['<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['<p style="position:fixed" id="root" class="x">a</p>', '<p>a</p>'],
    ['<form action="https://evil.example"><input name="p"></form><p>a</p>', '<p>a</p>'],
    ['<base href="https://evil.example"><p>a</p>', '<p>a</p>'],
    ['<math><mtext><img src=x onerror=alert(1)></mtext></math><p>a</p>', '<p>a</p>'],
    ['<p>a<!-- b --></p>', '<p>a</p>'],
  ])('loses what the portal does not show, and says in which row and field: %s', (html, expected) => {
    const { rows, cleaned } = read(['标题', '<p>good</p>', ''], ['标题', html, '<p>good</p>']);
    expect(rows.map(({ values }) => [values['bodyZh'], values['bodyEn']])).toEqual([
      ['<p>good</p>', null],
      [expected, '<p>good</p>'],
    ]);
    expect(cleaned.map(({ row, field }) => [row, field.name])).toEqual([[3, 'bodyZh']]);
  });

  it.each([
    '<p>a</p><ul><li>b</li></ul>',
    '<P>a<br/>b &amp; c&nbsp;d</P>',
    "<p lang='vi'>Việt Nam</p><table><tbody><tr><td colspan=2>1 &lt; 2</td></tr></tbody></table>",
    '<p><a href="#/home/nationGuide?country=IN">a</a></p>',
    'a < b & c',
    '',
  ])('stays as it is written where all of it is shown: %s', (html) => {
    expect(bodyOf(html)).toBe(html === '' ? null : html);
    expect(read(['标题', html, '']).cleaned).toEqual([]);
  });

  it('with nothing that is shown is empty, and named where a text is needed', () => {
    const { rows, incomplete } = read(['标题', '<script>alert(1)</script>', '<p>a</p>']);
    expect(rows[0]?.values['bodyZh']).toBeNull();
    expect(incomplete.map(({ row, field }) => [row, field.name])).toContainEqual([2, 'bodyZh']);
  });

  it('runs nothing while it is read', () => {
    const alert = vi.fn<() => void>();
    vi.stubGlobal('alert', alert);
    read(['标题', '<img src=x onerror="alert(1)"><script>alert(1)</script>', '']);
    expect(alert).not.toHaveBeenCalled();
  });

  it('all news of the sample data is shown whole', () => {
    const rows = newsStore.records().map(({ values }) => HEAD.map((name) => String(values[name] ?? '')));
    expect(rows.length).toBeGreaterThan(10);
    expect(read(...rows).cleaned).toEqual([]);
  });

  it('texts of other kinds are no HTML', () => {
    expect(read(['<b>标题</b>', '', '']).rows[0]?.values['headlineZh']).toBe('<b>标题</b>');
  });
});

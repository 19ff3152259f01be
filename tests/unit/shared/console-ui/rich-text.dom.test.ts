import { Editor } from '@tiptap/react';
import { describe, expect, it } from 'vitest';
import { isSameText, safeHtmlText, storedHtml } from '@/shared/console-ui/rich-text/rich-html';
import { RICH_TEXT } from '@/shared/console-ui/rich-text/rich-text-kit';
import { news } from '../../../../mocks/data/news';

/** What the editor writes of a text, without an edit. */
function written(html: string): string {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: RICH_TEXT,
    content: safeHtmlText(html),
  });
  const text = storedHtml(editor.getHTML());
  editor.destroy();
  return text;
}

describe('the editor of formatted texts', () => {
  it.each(news.map(({ id, body }) => [id, body]))('shows all of the sample text %s', (_, body) => {
    for (const html of Object.values(body)) expect(isSameText(html, written(html))).toBe(true);
  });

  it.each([
    ['headings', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
    ['marks', '<p><strong>a</strong><em>b</em><sub>c</sub><sup>d</sup><br>e</p>'],
    ['a language', '<p lang="ja">a</p>'],
    ['a link', '<p><a href="https://example.org/a">a</a> <a href="#/home">b</a></p>'],
    ['lists', '<ol start="3"><li>a<ul><li>b</li></ul></li></ol>'],
    ['a quotation', '<blockquote><p>a</p><p>b</p></blockquote>'],
    [
      'a table',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d</td></tr><tr><td colspan="2">e</td></tr></tbody></table>',
    ],
  ])('writes %s as they were', (_, html) => {
    expect(isSameText(html, written(html))).toBe(true);
  });

  it.each([
    ['a caption', '<table><caption>a</caption><tbody><tr><td>b</td></tr></tbody></table>'],
    ['a picture that may not be shown', '<p><img src="https://elsewhere.example/a.png" alt="a"></p>'],
  ])('tells that it cannot show %s', (_, html) => {
    expect(isSameText(html, written(html))).toBe(false);
  });
});

describe('what is stored', () => {
  it('has no empty lines, heads of tables in their part, and no paragraph round a cell', () => {
    expect(
      storedHtml(
        '<p></p><table><tbody><tr><th><p>a</p></th></tr><tr><td><p>b</p></td></tr></tbody></table><p></p>',
      ),
    ).toBe('<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>');
  });

  it('is nothing for an empty text', () => expect(storedHtml('<p></p>')).toBe(''));

  it('has only what the portal shows', () =>
    expect(safeHtmlText('<p onclick="a()" style="color: red">a<script>b</script></p>')).toBe('<p>a</p>'));
});

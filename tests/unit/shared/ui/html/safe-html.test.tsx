import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { config } from '@/shared/config/config';
import { startI18n } from '@/shared/i18n/i18n';
import { SafeHtml } from '@/shared/ui/html/safe-html';

beforeAll(() => startI18n('zh', ['ui']));

/** What the page gets of the HTML. */
function drawn(html: string, topLevel?: 2 | 3 | 4): string {
  const { container, unmount } = render(
    <MemoryRouter>
      <SafeHtml html={html} topLevel={topLevel} />
    </MemoryRouter>,
  );
  const inside = container.querySelector('.safe-html')?.innerHTML ?? '';
  unmount();
  return inside;
}

const table = (inside: string) => `<div class="safe-html-table"><table>${inside}</table></div>`;

describe('SafeHtml draws blocks that may stand where they stand', () => {
  it.each([
    ['nothing', ' <p> </p><div><br></div>', ''],
    ['bare text', 'a <b>b</b>', '<p>a <strong>b</strong></p>'],
    ['text beside blocks', 'a<p>b</p>c', '<p>a</p><p>b</p><p>c</p>'],
    ['blocks without meaning', '<div><section><p>a</p></section>b</div>', '<p>a</p><p>b</p>'],
    [
      'a block in running text',
      '<p>a <strong>b<div>c</div></strong></p>',
      '<p>a <strong>b</strong></p><p><strong>c</strong></p>',
    ],
    ['an item without paragraph', '<ul><li>a</li><li><p>b</p></li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      'a list in an item',
      '<ol><li>a<ul><li>b</li></ul></li></ol>',
      '<ol><li><p>a</p><ul><li>b</li></ul></li></ol>',
    ],
    ['text beside items', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['an item without list', '<li>a</li>', '<p>a</p>'],
    [
      'a table with blanks',
      '<table> <tr> <td>a</td> </tr> </table>',
      table('<tbody><tr><td>a</td></tr></tbody>'),
    ],
    [
      'a table in a cell',
      '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>',
      table(`<tbody><tr><td>${table('<tbody><tr><td>a</td></tr></tbody>')}</td></tr></tbody>`),
    ],
    ['a quote', '<blockquote>a</blockquote>', '<blockquote><p>a</p></blockquote>'],
    ['signs that turn text', '<p>a\u202eb\u2066c</p>', '<p>abc</p>'],
    [
      'elements in each other',
      `${'<b>'.repeat(400)}a${'</b>'.repeat(400)}`,
      /^<p>(<strong>){41}a(<\/strong>){41}<\/p>$/,
    ],
    ['blocks in each other', `${'<blockquote>'.repeat(400)}a`, /a/],
  ] as const)('%s', (_, html, expected) => {
    if (typeof expected === 'string') expect(drawn(html)).toBe(expected);
    else expect(drawn(html)).toMatch(expected);
  });

  it('puts headings below those of the page', () => {
    const html = '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h6>e</h6>';
    expect(drawn(html)).toBe('<h3>a</h3><h3>b</h3><h4>c</h4><h5>d</h5><h5>e</h5>');
    expect(drawn(html, 2)).toBe('<h2>a</h2><h2>b</h2><h3>c</h3><h4>d</h4><h4>e</h4>');
  });
});

describe('SafeHtml makes its links itself', () => {
  it('outside links open beside the page and say so, those inside and for mail do not', () => {
    render(
      <MemoryRouter>
        <SafeHtml html='<p><a href="https://example.com/" target="_self" rel="opener">a</a> <a href="#/home/lawService?q=b">b</a> <a href="mailto:c@example.com">c</a> <a href="javascript:x()">d</a></p>' />
      </MemoryRouter>,
    );
    const outside = screen.getByRole('link', { name: /^a.?（在新窗口打开）$/ });
    expect(outside).toHaveAttribute('target', '_blank');
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'b' })).toHaveAttribute('href', '#/home/lawService?q=b');
    expect(screen.getByRole('link', { name: 'c' })).toHaveAttribute('href', 'mailto:c@example.com');
    expect(screen.getByText(/d$/)).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it('L15: pictures of the hosts that are allowed tell them nothing about the reader; others are their words', () => {
    vi.spyOn(config, 'imageOrigins', 'get').mockReturnValue(['https://pictures.example']);
    expect(drawn('<img src="https://pictures.example/a.png" alt="b">')).toBe(
      '<p><img alt="b" loading="lazy" referrerpolicy="no-referrer" src="https://pictures.example/a.png"></p>',
    );
    expect(drawn('<img src="https://example.com/a.png" alt="b">')).toBe('<p>b</p>');
  });
});

import { describe, expect, it } from 'vitest';
import { htmlLines, htmlWords } from '@/shared/ui/html/html-words';

it.each([
  ['<p>Tariffs fall.</p><p>From <b>May</b> on.</p>', 'Tariffs fall. From May on.'],
  ['<ul><li>One</li><li>Two &amp; three</li></ul>', 'One Two & three'],
  ['One<br>two<script>alert(1)</script>', 'One two'],
  ['plain', 'plain'],
  ['', ''],
])('the words of %s', (html, words) => expect(htmlWords(html)).toBe(words));

describe('the lines of HTML', () => {
  it.each([
    ['<h2>Rates</h2>\n<p>They\n  fall.</p>', ['Rates', 'They fall.']],
    ['<ul><li>One</li><li><p>Two</p></li></ul>', ['One', 'Two']],
    ['<p>See <a href="https://example.org/a">the text</a>.</p>', ['See the text (https://example.org/a).']],
    ['<p><img alt="A port" src="/port.png"></p>', ['A port (/port.png)']],
    ['<table><tr><th>Year</th><td>2027</td></tr></table>', ['Year', '2027']],
    ['plain', ['plain']],
    ['', []],
  ])('of %s', (html, lines) => expect(htmlLines(html)).toEqual(lines));
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '@/shared/config/config';
import { sanitiseHtml } from '@/shared/ui/html/sanitise-html';

beforeEach(() => void vi.spyOn(config, 'imageOrigins', 'get').mockReturnValue(['https://pictures.example']));

/** What is left of the HTML, written out again. */
function left(html: string): string {
  const box = document.implementation.createHTMLDocument().createElement('div');
  box.append(sanitiseHtml(html));
  return box.innerHTML;
}

describe('sanitiseHtml takes away what acts and keeps what can be read', () => {
  it.each([
    ['a script', '<p>a</p><script>x()</script><p>b</p>', '<p>a</p><p>b</p>'],
    ['a script cut in two', '<scr<script>ipt>x()</scr</script>ipt><p>a</p>', 'ipt&gt;x()ipt&gt;<p>a</p>'],
    ['a script with a slash', '<script/x>x()</script><p>a</p>', '<p>a</p>'],
    ['an image with a handler', '<img src=x onerror=x()>', '<img>'],
    ['a handler on text', '<p onclick="x()" onmouseover=x()>a</p>', '<p>a</p>'],
    ['a handler without space', '<p/onclick=x()>a</p>', '<p>a</p>'],
    ['a javascript link', '<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['a javascript link in capitals', '<a href="JaVaScRiPt:x()">a</a>', '<a>a</a>'],
    ['a javascript link with a tab', '<a href="java&#9;script:x()">a</a>', '<a>a</a>'],
    ['a javascript link with a line break', '<a href="java\nscript:x()">a</a>', '<a>a</a>'],
    ['a javascript link behind a control sign', '<a href="&#1;javascript:x()">a</a>', '<a>a</a>'],
    ['a javascript link behind a joiner', '<a href="\u200bjavascript:x()">a</a>', '<a>a</a>'],
    ['a javascript link in entities', '<a href="&#x6A;avascript&colon;x()">a</a>', '<a>a</a>'],
    ['a javascript link with slashes', '<a href="javascript://example.com/%0ax()">a</a>', '<a>a</a>'],
    ['a data link', '<a href="data:text/html,<script>x()</script>">a</a>', '<a>a</a>'],
    ['a data link in base64', '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>', '<a>a</a>'],
    ['a vbscript link', '<a href="vbscript:x()">a</a>', '<a>a</a>'],
    ['a blob link', '<a href="blob:https://example.com/1">a</a>', '<a>a</a>'],
    ['a link that borrows the scheme', '<a href="//example.com">a</a>', '<a>a</a>'],
    ['a link with a password in it', '<a href="https://bank.cn@example.com/">a</a>', '<a>a</a>'],
    [
      'a link of the app to another site',
      '<a href="#//example.com">a</a><a href="#/\\e">b</a>',
      '<a>a</a><a>b</a>',
    ],
    ['a link to a place of the page', '<a href="#main">a</a>', '<a>a</a>'],
    [
      'a target with its opener',
      '<a href="https://e.com/" target="_top" rel="opener">a</a>',
      '<a href="https://e.com/">a</a>',
    ],
    ['a ping', '<a href="https://e.com/" ping="https://x.com/">a</a>', '<a href="https://e.com/">a</a>'],
    ['an svg with a handler', '<svg onload=x()><circle/></svg><p>a</p>', '<p>a</p>'],
    ['an svg with a script', '<svg><script>x()</script></svg><p>a</p>', '<p>a</p>'],
    ['an svg link', '<svg><a xlink:href="javascript:x()"><text>a</text></a></svg>', ''],
    ['an svg that animates a link', '<svg><animate attributeName=href values=javascript:x() /></svg>', ''],
    ['mathml', '<math href="javascript:x()">a</math><p>b</p>', '<p>b</p>'],
    ['mathml with an action', '<math><maction actiontype="statusline#x">a</maction></math>', ''],
    ['a style sheet', '<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
    ['a style', '<p style="position:fixed;inset:0;background:url(//x)">a</p>', '<p>a</p>'],
    ['a style that imports', "<style>@import 'https://x.com/a.css'</style>a", 'a'],
    ['a linked style sheet', '<link rel=stylesheet href=https://x.com/a.css><p>a</p>', '<p>a</p>'],
    ['a refresh', '<meta http-equiv=refresh content="0;url=javascript:x()"><p>a</p>', '<p>a</p>'],
    ['a base', '<base href="https://x.com/"><a href="a">a</a>', '<a>a</a>'],
    ['a template', '<template><script>x()</script></template><p>a</p>', '<p>a</p>'],
    ['a shadow root', '<div><template shadowrootmode=open><p>b</p></template>a</div>', '<div>a</div>'],
    ['a frame', '<iframe src="javascript:x()"></iframe><p>a</p>', '<p>a</p>'],
    ['a frame with its own text', '<iframe srcdoc="<script>x()</script>"></iframe><p>a</p>', '<p>a</p>'],
    ['an object', '<object data="javascript:x()">b</object><embed src="x"><p>a</p>', '<p>a</p>'],
    ['a form', '<form action=https://x.com><p>a</p><input autofocus onfocus=x()></form>', '<p>a</p>'],
    ['a button', '<button formaction="javascript:x()">b</button><p>a</p>', '<p>a</p>'],
    ['fields', '<textarea><p>b</p></textarea><select><option>c</option></select><p>a</p>', '<p>a</p>'],
    ['opened details', '<details open ontoggle=x()><summary>a</summary></details>', 'a'],
    ['a moving text', '<marquee onstart=x()>a</marquee>', 'a'],
    ['sound and film', '<video onerror=x()><source></video><audio src=x></audio><p>a</p>', '<p>a</p>'],
    ['names that hide the document', '<img name=cookie><a id=body name=location>a</a>', '<img><a>a</a>'],
    ['names that hide a collection', '<p id=x></p><p id=x name=y class="button">a</p>', '<p></p><p>a</p>'],
    ['unknown elements', '<x-y onclick=x()><custom>a</custom></x-y>', 'a'],
    [
      'data and state attributes',
      '<p data-x=1 aria-hidden=true role=alert tabindex=9 contenteditable>a</p>',
      '<p>a</p>',
    ],
    ['a comment', '<!-- --!><img src=x onerror=x()> --><p>a</p>', '<img> --&gt;<p>a</p>'],
    ['a comment of another age', '<!--[if IE]><script>x()</script><![endif]--><p>a</p>', '<p>a</p>'],
    ['xmp', '<xmp><img src=x onerror=x()></xmp><p>a</p>', '<p>a</p>'],
    ['plaintext', '<p>a</p><plaintext><script>x()</script>', '<p>a</p>'],
    ['an unclosed image', '<p>a<img src=x onerror=x()', '<p>a</p>'],
    ['unclosed elements', '<p>a<strong>b<em>c', '<p>a<strong>b<em>c</em></strong></p>'],
    ['an attribute that never ends', '<p title="a><script>x()</script>', ''],
  ])('%s', (_, html, expected) => expect(left(html)).toBe(expected));

  it.each([
    ['through noscript', '<noscript><p title="</noscript><img src=x onerror=x()>">'],
    [
      'through style in mathml',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=x()&gt;">',
    ],
    ['through style in svg', '<svg></p><style><a id="</style><img src=1 onerror=x()>">'],
    [
      'through a form in a form',
      '<form><math><mtext></form><form><mglyph><style></math><img src onerror=x()>',
    ],
    [
      'through an annotation',
      '<math><annotation-xml encoding="text/html"><style><img src=x onerror=x()></style></annotation-xml></math>',
    ],
    ['through a title in svg', '<svg><title><style><img src=x onerror=x()></style></title></svg>'],
    ['through cdata', '<svg><![CDATA[><img src=x onerror=x()>]]></svg>'],
    ['through a select', '<select><style></select><img src=x onerror=x()></style>'],
    ['through back quotes', '<img src="x` `<script>x()</script>"` `>'],
    ['through a table', '<table><caption><svg><style><table><tr><td><img src=x onerror=x()>'],
  ])('%s, also when it is read a second time', (_, html) => {
    const once = left(html);
    const again = left(once);
    for (const text of [once, again]) {
      expect(text).not.toMatch(/<(script|style|svg|math|iframe|form|template|noscript)/i);
      expect(text).not.toMatch(/<[^>]*\s(on\w+|style|id|name|class|srcdoc)\s*=/i);
    }
    expect(again).toBe(once);
  });
});

describe('sanitiseHtml keeps text structure', () => {
  it.each([
    '<p>a<br>b <strong>c</strong> <em>d</em> H<sub>2</sub>O m<sup>2</sup></p>',
    '<h2>a</h2><h3>b</h3><h4>c</h4>',
    '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>',
    '<blockquote><p lang="ja">a</p></blockquote>',
    '<table><caption>a</caption><thead><tr><th scope="col" colspan="2">b</th></tr></thead><tbody><tr><td rowspan="2">c</td></tr></tbody></table>',
    '<p><a href="https://example.com/a?b=1">a</a> <a href="http://example.com/">b</a></p>',
    '<p><a href="mailto:office@example.com">a</a> <a href="#/home/lawService?country=CN">b</a></p>',
    '<img src="https://pictures.example/a.png" alt="b">',
  ])('%s', (html) => expect(left(html)).toBe(html));

  it.each([
    ['L15: pictures of other hosts', '<img src="https://example.com/a.png" alt="a">', '<img alt="a">'],
    ['pictures over http', '<img src="http://pictures.example/a.png" alt="a">', '<img alt="a">'],
    ['pictures in the text', '<img src="data:image/svg+xml,<svg onload=x()>" alt="a">', '<img alt="a">'],
    ['several pictures in one', '<img srcset="https://e.com/a 1x" alt="a">', '<img alt="a">'],
    [
      'spans beyond reason',
      '<table><tbody><tr><td colspan="9999" rowspan="-1">a</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      'attributes on other elements',
      '<p href="https://e.com" src="https://e.com" start="1">a</p>',
      '<p>a</p>',
    ],
    ['languages that are none', '<p lang="x y">a</p>', '<p>a</p>'],
  ])('without %s', (_, html, expected) => expect(left(html)).toBe(expected));
});

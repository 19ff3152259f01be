import { expect, it } from 'vitest';
import { htmlWords } from '@/shared/ui/html/html-words';

it.each([
  ['<p>Tariffs fall.</p><p>From <b>May</b> on.</p>', 'Tariffs fall. From May on.'],
  ['<ul><li>One</li><li>Two &amp; three</li></ul>', 'One Two & three'],
  ['One<br>two<script>alert(1)</script>', 'One two'],
  ['plain', 'plain'],
  ['', ''],
])('the words of %s', (html, words) => expect(htmlWords(html)).toBe(words));

import { expect, it } from 'vitest';
import { htmlAsRead } from '@/features/content/changes/html-as-read';

it.each([
  ['another word', '<p>Old <b>rate</b></p>', '<p>New <b>rate</b></p>', ['Old rate', 'New rate']],
  ['another paragraph', '<p>One</p>', '<p>One</p><p>Two</p>', ['One', 'One\nTwo']],
  ['another address', '<a href="/a">x</a>', '<a href="/b">x</a>', ['x (/a)', 'x (/b)']],
  ['other tags alone', '<p>One</p>', '<h2>One</h2>', ['<p>One</p>', '<h2>One</h2>']],
  ['a first text', null, '<p>One</p>', [null, 'One']],
  ['no text any more', '<p>One</p>', null, ['One', null]],
])('%s', (_, before, after, shown) => expect(htmlAsRead(before, after)).toEqual(shown));

import { expect, it } from 'vitest';
import { nextReviewAfter } from '@/pages/console/content/record/next-review';

const review = (kind: string, id: string) => ({
  kind,
  id,
  name: { text: id, lang: 'en' as const },
  writtenByName: 'W',
  updateTime: '2026-11-20 10:00:00',
  note: null,
});
const reviews = [review('law', '1'), review('news', '1'), review('law', '2')];

it.each([
  ['law', '1', reviews[1]],
  ['news', '1', reviews[2]],
  ['law', '2', reviews[0]],
  ['law', 'decided', reviews[0]],
])('after %s %s', (kind, id, next) => {
  expect(nextReviewAfter(reviews, kind, id)).toBe(next);
});

it('none after the only one, and none where nothing waits', () => {
  expect(nextReviewAfter([reviews[0]!], 'law', '1')).toBeNull();
  expect(nextReviewAfter([], 'law', '1')).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { changedParts } from '@/features/content/changes/changed-parts';

/** The parts as one line, the changed ones in brackets. */
const lines = (before: string, after: string) =>
  changedParts(before, after).map((parts) =>
    parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
  );

describe('the changed parts of a text', () => {
  it.each([
    ['关税由海关征收。', '关税由海关依法征收。', '关税由海关征收。', '关税由海关[依法]征收。'],
    [
      'The duty is 5 % until 2026.',
      'The duty is 7.5 % until 2027.',
      'The duty is [5] % until [2026].',
      'The duty is [7.5] % until [2027].',
    ],
    ['thuế suất 5%', 'thuế suất 10%', 'thuế suất [5]%', 'thuế suất [10]%'],
    ['One sentence. Another.', 'One sentence.', 'One sentence.[ Another.]', 'One sentence.'],
    ['a\nb', 'a\nc\nb', 'a\nb', 'a\n[c\n]b'],
  ])('%s → %s', (before, after, old, now) => {
    expect(lines(before, after)).toEqual([old, now]);
  });

  it('are the whole texts where they have little in common', () => {
    expect(lines('待审核的通知', '海关总署公告第六号')).toEqual(['[待审核的通知]', '[海关总署公告第六号]']);
    expect(lines('one way', 'all new')).toEqual(['[one way]', '[all new]']);
  });

  it('are nothing of an empty text, and the whole other', () => {
    expect(changedParts('', 'new')).toEqual([[], [{ text: 'new', isChanged: true }]]);
  });

  it('are what lies between the common start and end of very long texts', () => {
    const [same, many, others] = ['same ', 'a b ', 'c d '].map((words) => words.repeat(2000));
    const [old, now] = changedParts(`${same}${many}${same}`, `${same}${others}b ${same}`);
    expect(old.map(({ text, isChanged }) => [text.length, isChanged])).toEqual([
      [10_000, false],
      [7997, true],
      [10_003, false],
    ]);
    expect(now.filter(({ isChanged }) => isChanged)).toHaveLength(1);
  });
});

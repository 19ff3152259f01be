import { describe, expect, it } from 'vitest';
import { changedParts, cutParts } from '@/features/content/changes/changed-parts';

/** The parts as one line, the changed ones in brackets. */
const lines = (before: string, after: string) =>
  changedParts(before, after).map((parts) =>
    parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
  );

describe('cut parts', () => {
  const same = (text: string) => ({ text, isChanged: false });
  const changed = { text: 'changed', isChanged: true };

  it('have the end of what precedes a change and the start of what follows', () => {
    expect(
      cutParts([same('0123456789'), changed, same('0123456789'), changed, same('0123456789')], 3),
    ).toEqual([same('…789'), changed, same('012…789'), changed, same('012…')]);
  });

  it('are whole where they are short, changed, or without a change', () => {
    const parts = [same('012345'), { text: 'changed at length', isChanged: true }];
    expect(cutParts(parts, 3)).toEqual(parts);
    expect(cutParts([same('0123456789')], 3)).toEqual([same('0123456789')]);
  });
});

describe('the changed parts of a text', () => {
  it.each([
    ['关税由海关征收。', '关税由海关依法征收。', '关税由海关[]征收。', '关税由海关[依法]征收。'],
    [
      'The duty is 5 % until 2026.',
      'The duty is 7.5 % until 2027.',
      'The duty is [5] % until [2026].',
      'The duty is [7.5] % until [2027].',
    ],
    ['thuế suất 5%', 'thuế suất 10%', 'thuế suất [5]%', 'thuế suất [10]%'],
    ['One sentence. Another.', 'One sentence.', 'One sentence.[ Another.]', 'One sentence.[]'],
    ['a\nb', 'a\nc\nb', 'a\n[]b', 'a\n[c\n]b'],
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

  it('are the whole of very long texts that differ in thousands of words', () => {
    const [same = '', many = '', others = ''] = ['same ', 'a b ', 'c d '].map((words) => words.repeat(2000));
    const [old, now] = changedParts(`${same}${many}`, `${same}${others}`);
    expect(old).toEqual([{ text: `${same}${many}`, isChanged: true }]);
    expect(now).toEqual([{ text: `${same}${others}`, isChanged: true }]);
    expect(changedParts(same, `${same}${others}`)).toEqual([
      [{ text: same, isChanged: true }],
      [{ text: `${same}${others}`, isChanged: true }],
    ]);
  });

  it('are found at the end of a very long text', () => {
    const same = 'same '.repeat(50_000);
    expect(lines(`${same}5`, `${same}7`)).toEqual([`${same}[5]`, `${same}[7]`]);
  });
});

import { describe, expect, it } from 'vitest';
import { laws } from '../../../../../mocks/data/laws';
import { lawSummaries } from '../../../../../mocks/data/laws/law-summaries';

const summaries = Object.entries(lawSummaries).map(([id, texts]) => ({ id, ...texts }));

describe('summaries of laws from general knowledge', () => {
  it('belong to a law that has no other, and are shown unchecked', () => {
    expect(summaries).toHaveLength(55);
    for (const { id, zh, en } of summaries)
      expect(laws.find((law) => law.id === id)?.content, id).toEqual({
        texts: { zh, en },
        mark: 'unchecked',
      });
  });

  it('leave only what is not known without one', () => {
    expect(laws.filter((law) => law.content === null).map((law) => law.id)).toEqual(['th-law-1']);
  });

  it.each(summaries)('$id: two to four plain sentences in Chinese and in English', ({ zh = '', en = '' }) => {
    expect(zh).toMatch(/^([^。]+。){2,4}$/);
    expect(en.split(/(?<=\.) (?=[A-Z])/).length).toBeGreaterThanOrEqual(2);
    expect(en.split(/(?<=\.) (?=[A-Z])/).length).toBeLessThanOrEqual(4);
    expect(en).not.toMatch(/[\u4e00-\u9fff]/);
  });

  it.each(summaries)('$id: no article, date, rate or penalty', ({ zh = '', en = '' }) => {
    expect(zh).not.toMatch(/[0-9%]|第[一二三四五六七八九十百]+条|百分之/);
    expect(en).not.toMatch(/[0-9%]|per cent/);
  });

  it('never give India a rate under RCEP', () => {
    for (const { id, zh = '', en = '' } of summaries.filter((one) => one.id.startsWith('in-'))) {
      expect(zh.includes('RCEP'), id).toBe(zh.includes('印度不是RCEP缔约方'));
      expect(en.includes('RCEP'), id).toBe(en.includes('India is not a Party to RCEP'));
    }
  });
});

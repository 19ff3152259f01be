import { describe, expect, it } from 'vitest';
import { citationText, citedUrl, type Citation, type CitationWords } from '@/features/laws/law-citation';

const words: CitationWords = {
  quoted: (title) => `《${title}》`,
  comma: '，',
  stop: '。',
  label: {
    title: '标题',
    name: '原名',
    country: '国家',
    number: '文号',
    dates: '日期',
    url: '网址',
    readOn: '查阅',
  },
  labelled: (label, text) => `${label}：${text}`,
};
const whole: Citation = {
  title: '日本关税定率法',
  name: '関税定率法',
  country: '日本',
  number: 'Act No. 54 of 1910',
  dates: ['1910（文件日期）'],
  year: '1910',
  url: 'https://site.test/#/home/lawService/details/jp-law-1',
  readOn: '2026-11-21 查阅',
};
const bare: Citation = { ...whole, name: null, number: null, dates: [], year: null };

describe('citations', () => {
  it.each([
    [
      'sentence',
      whole,
      '《日本关税定率法》，関税定率法，日本，Act No. 54 of 1910，1910（文件日期），https://site.test/#/home/lawService/details/jp-law-1，2026-11-21 查阅。',
    ],
    [
      'sentence',
      bare,
      '《日本关税定率法》，日本，https://site.test/#/home/lawService/details/jp-law-1，2026-11-21 查阅。',
    ],
    [
      'lines',
      whole,
      '标题：日本关税定率法\n原名：関税定率法\n国家：日本\n文号：Act No. 54 of 1910\n日期：1910（文件日期）\n网址：https://site.test/#/home/lawService/details/jp-law-1\n查阅：2026-11-21 查阅',
    ],
    [
      'ris',
      bare,
      'TY  - STAT\nTI  - 日本关税定率法\nCY  - 日本\nN1  - 2026-11-21 查阅\nUR  - https://site.test/#/home/lawService/details/jp-law-1\nER  - ',
    ],
  ] as const)('%s', (format, cited, text) => expect(citationText(format, cited, words)).toBe(text));

  it('lead to the source page where there is one, else to the page of this site', () => {
    expect(citedUrl({ url: 'https://gov.test/law' }, 'https://site.test')).toBe('https://gov.test/law');
    expect(citedUrl({ url: null }, 'https://site.test')).toBe('https://site.test');
  });
});

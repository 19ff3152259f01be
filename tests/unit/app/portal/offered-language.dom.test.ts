import { describe, expect, it } from 'vitest';
import { offeredLanguage } from '@/app/portal/offered-language';
import { saveLanguage } from '@/app/first-paint/starting-language';

describe('D11: the language that is offered', () => {
  it.each([
    [['vi-VN', 'vi', 'en'], 'zh', 'vi'],
    [['ms-MY'], 'zh', 'ms'],
    [['KO'], 'zh', 'ko'],
    [['fr-FR', 'ja', 'en'], 'zh', 'ja'],
    [['zh-TW', 'en'], 'zh', null],
    [['fr', 'zh', 'en'], 'zh', null],
    [['fr'], 'zh', null],
    [[], 'zh', null],
    [['en-GB'], 'en', null],
  ] as const)('to a browser that prefers %j, in %s, is %s', (preferred, used, offered) => {
    expect(offeredLanguage(preferred, used)).toBe(offered);
  });

  it.each(['zh', 'en'] as const)('is none where %s was chosen', (chosen) => {
    saveLanguage(chosen);
    expect(offeredLanguage(['vi'], chosen)).toBeNull();
  });
});

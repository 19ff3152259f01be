import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseRule, TRACE_KEYS } from '@/domain/rcep';
import { RuleCodes, RuleWords } from '@/features/origin/rule-words/rule-words';
import { startI18n } from '@/shared/i18n/i18n';

beforeAll(() => startI18n('zh', ['origin', 'ui', 'countries']));

const words = (text: string, hs: string) => {
  render(<RuleWords rule={parseRule(text)} hs={hs} />);
  return screen.getAllByRole('listitem').map((item) => item.textContent);
};

describe('RuleWords', () => {
  it.each([
    [
      'CTH or RVC40',
      '940620',
      [
        'CTH：品目改变所有非原产材料的前四位编码，都不同于成品的 9406。未发生税则归类改变的非原产材料，价值不超过离岸价 10% 的，仍可视为符合（第 3.7 条）。',
        'RVC 40：区域价值成分区域内增加的价值不少于离岸价的 40%。扣减法和累加法任选其一计算（第 3.5 条）。',
      ],
    ],
    [
      'CC except from chapter 01, heading 51.06 through 51.13',
      '610910',
      [
        'CC：章改变所有非原产材料的前两位编码，都不同于成品的 61。但从这些编码改变而来的不算：第 01 章、品目 5106 至 5113。未发生税则归类改变的非原产材料，价值不超过离岸价 10%，或者重量不超过成品 10% 的，仍可视为符合（第 3.7 条）。',
      ],
    ],
    ['CR', '282540', ['CR：化学反应在缔约方内发生了生成新结构分子的化学反应。']],
    ['WO', '010121', ['WO：完全获得或者生产货物在一个缔约方完全获得或者生产（第 3.3 条）。']],
    [
      'CTSH and RVC35',
      '850760',
      [
        'CTSH + RVC 35：子目改变，并且区域价值成分所有非原产材料的前六位编码，都不同于成品的 8507.60。未发生税则归类改变的非原产材料，价值不超过离岸价 10% 的，仍可视为符合（第 3.7 条）。区域内增加的价值不少于离岸价的 35%。扣减法和累加法任选其一计算（第 3.5 条）。',
      ],
    ],
  ])('says %s for %s', (rule, hs, expected) => {
    expect(words(rule, hs)).toEqual(expected);
  });

  it('joins the codes by the word for "or"', () => {
    render(<p>{<RuleCodes rule={parseRule('CTH or RVC40')} />}</p>);
    expect(screen.getByText('或')).toBeVisible();
    expect(screen.getByText('RVC 40')).toBeVisible();
  });
});

describe('the texts of the trace', () => {
  it.each(['zh', 'en'])('%s has a sentence for every step and verdict', async (language) => {
    await i18next.changeLanguage(language);
    const missing = TRACE_KEYS.flatMap((key) =>
      ['met', 'notMet', 'unknown'].map((verdict) => `trace.${key}.${verdict}`),
    ).filter((key) => !i18next.exists(key, { ns: 'origin' }));
    expect(missing).toEqual([]);
    await i18next.changeLanguage('zh');
  });
});

import { describe, expect, it } from 'vitest';
import { riskLevel } from '@/domain/indices';
import { homeDigestEndpoint } from '@/pages/portal/home/digest/home-digest-schema';
import type { HomeDigest } from '@/pages/portal/home/digest/home-digest-schema';
import { riskOf } from '@/features/trade-index/index-values';
import type { IndexInfo } from '@/features/trade-index/trade-index-schema';
import { laws } from '../../mocks/data/laws';
import { tradeRemedyCases } from '../../mocks/data/trade-remedies';
import { requestPortal } from '../support/request-mocks';

const digest = (language = 'zh') => requestPortal<HomeDigest>('home/get', language);

describe('home/get', () => {
  it('is what its schema says, in every language', async () => {
    for (const language of ['zh-CN', 'en', 'ja', 'ko', 'vi', 'ms'])
      expect(homeDigestEndpoint.data.safeParse(await digest(language)).success).toBe(true);
  });

  it('counts what the libraries hold', async () => {
    const { laws: part, risk } = await digest();
    expect(part.counts.reduce((sum, { count }) => sum + count, 0)).toBe(laws.length);
    expect(risk.cases.value).toBe(tradeRemedyCases.length);
    expect(risk.casesBy[0]).toEqual({ code: 'VN', count: 12 });
    expect(risk.casesBy.reduce((sum, { count }) => sum + count, 0)).toBe(tradeRemedyCases.length);
  });

  it('has facts with their source, and marks what is made up', async () => {
    const { risk, standards } = await digest();
    expect(risk.tbt).toEqual({ value: 3304, before: 3176, year: 2025, mark: 'fact', sourceId: 'tbt-kats' });
    expect([risk.standard.mark, risk.legal.mark, risk.levelsMark, standards.mark]).toEqual(
      Array.from({ length: 4 }, () => 'sample'),
    );
    const ids = risk.sources.map(({ id }) => id);
    for (const part of [risk.tbt, risk.cases, risk.standard, risk.legal])
      expect(ids).toContain(part.sourceId);
  });

  it('rates the 15 Parties and not India', async () => {
    const { levels } = (await digest()).risk;
    expect(levels).toHaveLength(16);
    expect(levels.filter(({ level }) => level === null).map(({ code }) => code)).toEqual(['IN']);
  });

  it('levels are those of the risk index of the latest year, on the data view too', async () => {
    const info = await requestPortal<IndexInfo>('index/getIndexInfo?sector=ev');
    const year = Math.max(...info.rows.map((row) => row.year));
    const { levels } = (await digest()).risk;
    expect(levels).toHaveLength(16);
    for (const { code, level } of levels) {
      const value = riskOf(info, code, year)?.value ?? null;
      expect([code, level]).toEqual([code, riskLevel(value, info.method.threshold)]);
    }
  });

  it('has past news, the newest first, and events to come, the nearest first', async () => {
    const { latest, upcoming } = (await digest()).news;
    const today = new Date().toISOString().slice(0, 10);
    expect(latest).not.toEqual([]);
    expect(upcoming).not.toEqual([]);
    expect(latest.map(({ date }) => date)).toEqual(
      latest.map(({ date }) => date).toSorted((a, b) => b.localeCompare(a)),
    );
    expect(upcoming.map(({ date }) => date)).toEqual(upcoming.map(({ date }) => date).toSorted());
    expect(latest.every(({ date }) => date <= today)).toBe(true);
    expect(upcoming.every(({ date }) => date > today)).toBe(true);
  });
});

import { expect, it } from 'vitest';
import type { SourceRecord } from '@/shared/api/record-schema';
import { sourceText } from '@/shared/charts/source-text';
import { startI18n, switchLanguage } from '@/shared/i18n/i18n';

const source = (text: string, publisher: string, asOf: string): SourceRecord => ({
  id: text,
  title: { text, lang: 'en' },
  publisher,
  url: null,
  asOf,
  mark: 'fact',
});

it('sources stand in one line as below a chart: title, publisher where one is known, day', async () => {
  const sources = [source('Tariff 2026', 'Customs', '2026-01-07'), source('Factbook', '', '2026-01')];
  await startI18n('zh', ['ui']);
  expect(sourceText(sources)).toBe('Tariff 2026（Customs），2026-01-07；Factbook，2026-01');
  await switchLanguage('vi');
  expect(sourceText(sources)).toBe('Tariff 2026 (Customs), 07/01/2026; Factbook, 01/2026');
  expect(sourceText([])).toBe('');
});

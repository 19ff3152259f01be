import { render } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { afterEach, beforeAll } from 'vitest';
import type { DutyRate } from '@/domain/rcep';
import { useBomStore } from '@/features/origin/drafts/bom-store';
import { pairDutyOf } from '@/features/tariffs/country-pair/pair-duty';
import type { PairQuery } from '@/features/tariffs/country-pair/pair-query';
import type { RateAsSent, TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { reportOf } from '@/pages/portal/tariff-search/origin/bill/report-of';
import { OriginSection } from '@/pages/portal/tariff-search/origin/origin-section';
import { ProofSection } from '@/pages/portal/tariff-search/origin/proof/proof-section';
import { RuleSection } from '@/pages/portal/tariff-search/origin/rule/rule-section';
import { useOrigin } from '@/pages/portal/tariff-search/origin/use-origin';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';
import type { Language } from '@/shared/i18n/languages';
import { LinkPresses } from '../support/link-presses';
import { loadBillParts } from './bill-parts';

beforeAll(async () => void (await loadBillParts()));
// A draft still to be written must not reach the next test.
afterEach(() => useBomStore.setState(useBomStore.getInitialState(), true));

const rate = (percent: number): RateAsSent => ({
  printed: String(percent),
  duty: { kind: 'adValorem', percent },
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  mark: 'fact',
  sourceId: 'vn',
});

/** 9406.20.90 into Viet Nam, the rates of 2026. */
const line: TariffLine = {
  code: '94062090',
  description: { text: 'Other', lang: 'en' },
  base: null,
  mfn: [rate(15)],
  mfnPointer: null,
  basic: null,
  rcep: [
    {
      parties: ['AU', 'BN', 'CN', 'ID', 'KH', 'KR', 'LA', 'MM', 'MY', 'NZ', 'PH', 'SG', 'TH'],
      rates: [rate(7.5)],
    },
    { parties: ['JP'], rates: [rate(8.2)] },
  ],
  others: [],
};

export const answerFor = (changes: Partial<TariffAnswer> = {}): TariffAnswer => ({
  importer: 'VN',
  requested: '94062090',
  hs: '940620',
  matchedDigits: 8,
  matchedLine: '94062090',
  coverage: 'lines',
  name: null,
  hsEdition: 2022,
  lines: [line],
  rule: { text: 'CTH or RVC40', code: '94', hsEdition: 2012, mark: 'fact', sourceId: 'psr' },
  nearest: [],
  official: null,
  schedule: null,
  hasSample: false,
  agreements: [],
  appendix: null,
  sources: [
    {
      id: 'psr',
      title: { text: 'RCEP 附件 3A', lang: 'zh' },
      publisher: '',
      url: null,
      asOf: '2020-11-15',
      mark: 'fact',
    },
  ],
  ...changes,
});

export const pairQuery: PairQuery = {
  hs: '940620',
  line: '94062090',
  from: 'JP',
  to: 'VN',
  date: '2026-12-15',
  value: 100_000,
  currency: 'USD',
  qty: null,
  unit: '',
  fx: null,
  vs: [],
  sample: false,
};

const rates = Object.fromEntries(
  line.rcep.flatMap(({ parties, rates: [available] }) =>
    parties.flatMap((party): [string, DutyRate][] => (available?.duty ? [[party, available.duty]] : [])),
  ),
);

/** The three origin sections as the tariff page puts them together. */
function OriginSections({ answer }: { answer: TariffAnswer }) {
  const pair = pairDutyOf(line, 'JP', 'VN', pairQuery.date, pairQuery);
  const origin = useOrigin({ answer, line, pair, query: pairQuery, rates });
  const [params] = useSearchParams();
  if (origin === null) throw new Error('The code of the origin sections is loaded first');
  return (
    <>
      <RuleSection answer={answer} origin={origin} number={3} />
      <OriginSection origin={origin} pair={pair} number={4} />
      <ProofSection origin={origin} pair={pair} number={5} />
      <output aria-label="address">{params.toString()}</output>
      <button
        type="button"
        onClick={() => void origin.shareable().then((text) => (document.title = text ?? 'none'))}
      >
        share
      </button>
      <output aria-label="report">
        {reportOf(origin, '2026-11-21', i18next)
          ?.steps.map(({ statement }) => statement)
          .join(';')}
      </output>
    </>
  );
}

/** Shows the sections in a language, as after a reload: only what the browser keeps is there. */
export async function openOrigin(
  options: { answer?: TariffAnswer; search?: string; language?: Language } = {},
) {
  const { answer = answerFor(), search = '', language = 'zh' } = options;
  await (i18next.isInitialized
    ? i18next.changeLanguage(language)
    : startI18n(language, ['origin', 'ui', 'countries']));
  await loadTexts(['origin', 'ui', 'countries', 'shell', 'tariff']);
  useBomStore.setState(useBomStore.getInitialState(), true);
  return render(
    <MemoryRouter initialEntries={[`/home/taxOriginSearch${search}`]}>
      <LinkPresses />
      <OriginSections answer={answer} />
    </MemoryRouter>,
  );
}

import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { PARTIES } from '@/domain/rcep';
import { pairReport } from '@/features/tariffs/country-pair/pair-report';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { PairContents } from '@/pages/portal/tariff-search/country-pair/pair-contents';
import { startI18n } from '@/shared/i18n/i18n';
import { percent, QUESTION, sampleLine } from '../../../../features/tariffs/sample-line';

beforeAll(() => startI18n('en', ['tariff', 'ui', 'countries']));

function open(parties: readonly string[]) {
  const line = sampleLine({ rcep: [{ parties: [...parties], rates: [percent(5)] }] });
  const answer: TariffAnswer = {
    importer: 'VN',
    requested: '940620',
    hs: '940620',
    matchedDigits: 6,
    matchedLine: null,
    coverage: 'lines',
    name: null,
    hsEdition: 2022,
    lines: [line],
    rule: null,
    nearest: [],
    official: null,
    schedule: null,
    hasSample: false,
    agreements: [],
    appendix: null,
    sources: [],
  };
  render(
    <PairContents
      answer={answer}
      report={pairReport(answer, line, QUESTION)}
      origin={{ rule: { kind: 'none', record: null }, verdict: null, contradiction: null, proofs: [] }}
      cases={null}
    />,
  );
  return screen.getByRole('button', { name: /Rates by exporting country|^2/ });
}

describe('the contents entry on the rates of all exporters', () => {
  it('speaks of all Parties only where there is data on the rates of all', () => {
    expect(open(PARTIES)).toHaveTextContent(/Same for all Parties$/);
  });

  it('says how many have data where the others have none', () => {
    expect(open(['JP', 'CN', 'KR'])).toHaveTextContent(/Same for the 3 Parties with data$/);
  });
});

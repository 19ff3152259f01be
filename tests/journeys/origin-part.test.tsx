import { renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBomStore } from '@/features/origin/drafts/bom-store';
import { sampleBom } from '@/features/origin/bom/sample-bom';
import { pairDutyOf } from '@/features/tariffs/country-pair/pair-duty';
import { loadOriginCode } from '@/pages/portal/tariff-search/origin/load-origin-code';
import { useOrigin } from '@/pages/portal/tariff-search/origin/use-origin';
import { startI18n } from '@/shared/i18n/i18n';
import { answerFor, pairQuery } from './origin-harness';

beforeAll(async () => {
  await startI18n('zh', ['ui']);
  await loadOriginCode();
});

/** The origin of the product of a code, whose list is typed for 9406.20 alone. */
function openCode(hs: string) {
  const answer = answerFor({ hs });
  const [line] = answer.lines;
  const pair = pairDutyOf(line!, 'JP', 'VN', pairQuery.date, pairQuery);
  return { answer, line: line!, pair, query: pairQuery, rates: {} };
}

describe('the origin of a product', () => {
  it('takes back what it said of one code as soon as there is another', async () => {
    const draft = sampleBom('940620', 'JP', (key) => key)!;
    useBomStore.setState({ drafts: { '940620': draft } });
    const { result, rerender } = renderHook(useOrigin, {
      initialProps: openCode('940620'),
      wrapper: MemoryRouter,
    });
    await waitFor(() => expect(result.current?.verdict).toBe('met'));
    expect(result.current?.finding).toMatchObject({ originating: true });
    rerender(openCode('940610'));
    expect(result.current).toMatchObject({ verdict: null, finding: null, isRunning: false });
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ContractError } from '@/shared/api/api-errors';
import { checkAnswer } from '@/shared/api/check-answer';
import { publishedEndpoints } from '../../scripts/openapi-endpoints';
import { askPortal } from '../support/ask-mocks';
import { brokenAnswers } from '../support/broken-answers';

/** A question for each published call whose answer has rows of every kind. */
const QUESTIONS: Record<keyof typeof publishedEndpoints, string> = {
  queryTariff: 'hs=850760&to=VN',
  suggestHs: 'q=85',
  getHome: '',
  listCountries: 'pageSize=16',
  getCountry: 'code=VN',
  listSeries: 'codes=VN,JP',
  listSectors: 'from=JP&to=VN',
  getSector: 'sector=ev',
  listSectorCodes: 'sector=ev&from=CN&to=VN',
  listSectorPartners: 'sector=ev&to=VN',
  getSectorRelated: 'sector=buildingMaterials&to=VN',
  listHoldings: 'pageSize=20',
  getRelated: 'hs=690721&from=CN&to=VN',
  listRiskCases: '',
  getRiskCase: 'id=id-ad-ceramic-tile-2024',
  listMeasureTerms: '',
  listCasesForProduct: 'hs=690721&to=ID',
  listRiskWarnings: '',
  listTbtCounts: '',
  listNews: '',
  getNews: 'id=id-ceramic-tile-2024',
  listUpcoming: 'after=2026-11-01',
  searchSite: 'q=rcep',
  listChanges: 'since=2020-01-01T00:00:00.000Z',
  getSpread: 'importer=VN&partner=JP',
  getIndexInfo: 'year=2024',
  listLaws: '',
  getLaw: 'id=cn-law-1',
  listTradeData: '',
};

/** A list says the counts of those filters that it has. */
const MAY_BE_ABSENT = /^facets\.\w+ left out$/;

const entries = Object.entries(publishedEndpoints) as [
  keyof typeof QUESTIONS,
  (typeof publishedEndpoints)['getHome'],
][];

describe('an answer with any one field malformed is refused, and says where', () => {
  it.each(entries)('%s', async (operation, endpoint) => {
    const noun = endpoint.path.replace('/api/v1/portal/', '');
    const answer = await askPortal<unknown>(`${noun}?${QUESTIONS[operation]}`);
    expect(() => checkAnswer(endpoint.path, endpoint.data, answer)).not.toThrow();
    const broken = brokenAnswers(answer).filter(({ name }) => !MAY_BE_ABSENT.test(name));
    expect(broken.length).toBeGreaterThan(5);
    const taken = broken.filter(({ value }) => {
      try {
        checkAnswer(endpoint.path, endpoint.data, value);
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(ContractError);
        return false;
      }
    });
    expect(taken.map(({ name }) => name)).toEqual([]);
  });

  it.each(entries)('%s: an answer that is no object at all', (_, endpoint) => {
    for (const value of [undefined, '', 0, [], 'text', true])
      expect(() => checkAnswer(endpoint.path, endpoint.data, value)).toThrow(ContractError);
  });
});

import { describe, expect, it } from 'vitest';
import type { AgreementsBetween } from '@/features/agreements/agreements-schema';
import { requestMocks, requestPortal } from '../support/request-mocks';

const between = (from: string, to: string, language?: string) =>
  requestPortal<AgreementsBetween>(`tariff/getAgreements?from=${from}&to=${to}`, language);
const namesOf = ({ agreements }: AgreementsBetween) => agreements.map(({ agreement }) => agreement);

describe('GET tariff/getAgreements', () => {
  it.each([
    ['CN', 'VN', ['ACFTA']],
    ['VN', 'CN', ['ACFTA']],
    ['JP', 'VN', ['AJCEP', 'CPTPP', 'VJEPA']],
    ['KR', 'VN', ['AKFTA', 'VKFTA']],
    ['CN', 'KR', ['Korea–China FTA', 'APTA']],
    ['IN', 'VN', ['AIFTA']],
    ['CN', 'CN', []],
    ['FR', 'VN', []],
  ])('%s to %s: %j', async (from, to, names) => {
    expect(namesOf(await between(from, to))).toEqual(names);
  });

  it('between two members of ASEAN has their own agreement, and others only where their rates are printed', async () => {
    expect(namesOf(await between('TH', 'VN'))).toEqual([
      'ATIGA',
      'ACFTA',
      'AKFTA',
      'AJCEP',
      'AANZFTA',
      'AIFTA',
    ]);
    expect(namesOf(await between('TH', 'MY'))).toEqual(['ATIGA']);
  });

  it('gives the criteria of ACFTA with their articles', async () => {
    const { agreements, sources } = await between('CN', 'VN');
    expect(agreements[0]).toMatchObject({
      mark: 'fact',
      criteria: {
        agreement: 'ACFTA',
        generalRule: { article: 'art. 7', mark: 'fact', list: 'alternative', asOf: '2019-07-30' },
        valueContent: { formulas: ['buildDown'] },
        proof: { form: 'E', hasDeclaration: false },
        waiver: { limits: [{ amount: 200, currency: 'USD' }] },
      },
    });
    expect(agreements[0]?.members).toEqual(expect.arrayContaining(['CN', 'VN', 'TH']));
    expect(sources.map(({ id }) => id)).toEqual(['agreement-circulars']);
  });

  it('has null where there are no criteria, and marks what was not checked', async () => {
    const { agreements } = await between('CN', 'KR');
    const [koreaChina, apta] = agreements;
    expect(koreaChina).toMatchObject({
      mark: 'unchecked',
      criteria: { generalRule: { mark: 'unchecked', source: null } },
    });
    expect(apta?.criteria).toBeNull();
  });

  it.each([
    ['from=CN', 9800],
    ['from=CN&to=vn', 9802],
    ['from=China&to=VN', 9802],
  ])('refuses %s with %d', async (query, code) => {
    const response = await requestMocks(`/api/v1/portal/tariff/getAgreements?${query}`);
    expect(await response.json()).toMatchObject({ code });
  });
});

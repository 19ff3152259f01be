import type { AgreementWithoutRates } from '@/features/tariffs/tariffs-schema';
import { ASEAN, RCEP_IN_CPTPP, without } from '../groups';

/** An agreement on trade in goods beside RCEP, with its members among the 16 countries. */
interface OtherFreeTradeAgreement {
  agreement: string;
  members: readonly string[];
  /** Partners of ASEAN: two members of ASEAN use their own agreement. */
  partners?: readonly string[];
}

/** Named as agreements in the circulars by which Viet Nam implements them. */
const inCirculars: readonly OtherFreeTradeAgreement[] = [
  { agreement: 'ATIGA', members: ASEAN },
  withAsean('ACFTA', 'CN'),
  withAsean('AKFTA', 'KR'),
  withAsean('AJCEP', 'JP'),
  withAsean('AANZFTA', 'AU', 'NZ'),
  withAsean('AIFTA', 'IN'),
  { agreement: 'CPTPP', members: RCEP_IN_CPTPP },
  { agreement: 'VJEPA', members: ['JP', 'VN'] },
  { agreement: 'VKFTA', members: ['KR', 'VN'] },
];

/** Well known, not checked in the text of the agreement: 待核. */
const fromKnowledge: readonly OtherFreeTradeAgreement[] = [
  { agreement: 'JSEPA', members: ['JP', 'SG'] },
  { agreement: 'MJEPA', members: ['JP', 'MY'] },
  { agreement: 'JTEPA', members: ['JP', 'TH'] },
  { agreement: 'JIEPA', members: ['ID', 'JP'] },
  { agreement: 'JBEPA', members: ['BN', 'JP'] },
  { agreement: 'JPEPA', members: ['JP', 'PH'] },
  { agreement: 'JAEPA', members: ['AU', 'JP'] },
  { agreement: 'India–Japan CEPA', members: ['IN', 'JP'] },
  { agreement: 'KAFTA', members: ['AU', 'KR'] },
  { agreement: 'Korea–New Zealand FTA', members: ['KR', 'NZ'] },
  { agreement: 'KSFTA', members: ['KR', 'SG'] },
  { agreement: 'Korea–India CEPA', members: ['IN', 'KR'] },
  { agreement: 'IK-CEPA', members: ['ID', 'KR'] },
  { agreement: 'Korea–Cambodia FTA', members: ['KH', 'KR'] },
  { agreement: 'Korea–Philippines FTA', members: ['KR', 'PH'] },
  { agreement: 'Korea–China FTA', members: ['CN', 'KR'] },
  { agreement: 'ChAFTA', members: ['AU', 'CN'] },
  { agreement: 'China–New Zealand FTA', members: ['CN', 'NZ'] },
  { agreement: 'China–Singapore FTA', members: ['CN', 'SG'] },
  { agreement: 'China–Cambodia FTA', members: ['CN', 'KH'] },
  { agreement: 'APTA', members: ['CN', 'IN', 'KR', 'LA'] },
  { agreement: 'ANZCERTA', members: ['AU', 'NZ'] },
  { agreement: 'SAFTA', members: ['AU', 'SG'] },
  { agreement: 'TAFTA', members: ['AU', 'TH'] },
  { agreement: 'MAFTA', members: ['AU', 'MY'] },
  { agreement: 'IA-CEPA', members: ['AU', 'ID'] },
  { agreement: 'Australia–India ECTA', members: ['AU', 'IN'] },
  { agreement: 'New Zealand–Singapore CEP', members: ['NZ', 'SG'] },
  { agreement: 'New Zealand–Thailand CEP', members: ['NZ', 'TH'] },
  { agreement: 'New Zealand–Malaysia FTA', members: ['MY', 'NZ'] },
  { agreement: 'India–Singapore CECA', members: ['IN', 'SG'] },
  { agreement: 'India–Malaysia CECA', members: ['IN', 'MY'] },
];

/** The agreements with rates in the packed tariffs, by importer. */
const withRates: Readonly<Record<string, readonly string[]>> = {
  JP: [
    'AJCEP',
    'CPTPP',
    'JSEPA',
    'MJEPA',
    'JTEPA',
    'JIEPA',
    'JBEPA',
    'JPEPA',
    'VJEPA',
    'India–Japan CEPA',
    'JAEPA',
  ],
  KR: ['Korea–China FTA'],
  VN: ['ATIGA', 'ACFTA', 'VJEPA', 'VKFTA', 'AJCEP', 'AKFTA', 'AANZFTA', 'CPTPP', 'AIFTA'],
};

/** Of Korea, the agreements with printed rates if a line has the rates of every origin. */
const KOREA_ALL_ORIGINS = [
  'AKFTA',
  'VKFTA',
  'KAFTA',
  'Korea–New Zealand FTA',
  'Korea–Philippines FTA',
  'APTA',
];

const withSources = [
  ...inCirculars.map((entry) => ({ ...entry, mark: 'fact' as const, sourceId: 'agreement-circulars' })),
  ...fromKnowledge.map((entry) => ({ ...entry, mark: 'unchecked' as const, sourceId: 'agreement-names' })),
];

const hasRates = (importer: string, agreement: string) => withRates[importer]?.includes(agreement) === true;

/**
 * The agreements between two countries. Between two members of ASEAN those with partners are left out, except where the
 * importer's tariff prints their rates for ASEAN too.
 */
export const agreementsBetween = (from: string, to: string) =>
  withSources.filter(
    ({ agreement, members, partners }) =>
      from !== to &&
      [from, to].every((country) => members.includes(country)) &&
      (partners === undefined ||
        [from, to].some((country) => partners.includes(country)) ||
        hasRates(to, agreement)),
  );

/**
 * The importer's other agreements without rates here, each with its exporters. `hasAllOrigins`: see
 * `KOREA_ALL_ORIGINS`.
 */
export function agreementsWithoutRates(importer: string, hasAllOrigins: boolean): AgreementWithoutRates[] {
  const hasOwn = (agreement: string) =>
    hasRates(importer, agreement) ||
    (importer === 'KR' && hasAllOrigins && KOREA_ALL_ORIGINS.includes(agreement));
  return withSources
    .filter(({ members }) => members.includes(importer))
    .filter(({ agreement }) => !hasOwn(agreement))
    .map(({ agreement, members, partners, mark, sourceId }) => ({
      agreement,
      parties: without(partners?.includes(importer) === false ? partners : members, importer),
      mark,
      sourceId,
    }));
}

function withAsean(agreement: string, ...partners: string[]): OtherFreeTradeAgreement {
  return { agreement, members: [...partners, ...ASEAN], partners };
}

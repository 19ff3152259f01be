import { paths } from '@/shared/routing/paths';
import type { FullKey, KeyBelow } from '@/shared/i18n/text-keys';

/** Where the Agreement defines a term: the number of an article or chapter, or an Annex. */
export type TermPlace = { article: string } | { chapter: number } | { annex: 'annexI' | 'annex3A' };

/** A page that uses a term; `titleKey` is the key of its title. */
interface TermUse {
  titleKey: FullKey<'shell'>;
  address: string;
}

export interface Term {
  id: KeyBelow<'search', 'terms'>;
  /** Null if no article of the Agreement covers it. */
  place: TermPlace | null;
  use: TermUse;
}

const usedOn = (page: KeyBelow<'shell', 'title'>, address: string): TermUse => ({
  titleKey: `shell:title.${page}`,
  address,
});

/** Prefabricated buildings from Japan to Viet Nam: every section of the page has content. */
const tariff = usedOn('taxOriginSearch', paths.taxOriginSearch({ hs: '940620', from: 'JP', to: 'VN' }));
const guide = usedOn('serviceGuide', paths.serviceGuide({ hs: '940620', from: 'JP', to: 'VN' }));
const tree = usedOn('tariffBrowse', paths.tariffBrowse());
const countries = usedOn('nationGuide', paths.nationGuide());
const cases = usedOn('riskCase', paths.riskCase());
const laws = usedOn('lawService', paths.lawService());
const standards = usedOn('standard', paths.standard());
const about = usedOn('about', paths.about('data'));

const article = (number: string): TermPlace => ({ article: number });
const chapter = (number: number): TermPlace => ({ chapter: number });

/**
 * The terms of the glossary by group, in reading order. Names are in the area `search` below `terms`, the name first
 * and then further search words, separated by `|`; meanings are in the area `glossary`.
 */
export const TERM_GROUPS: readonly { id: KeyBelow<'glossary', 'group'>; terms: readonly Term[] }[] = [
  {
    id: 'origin',
    terms: [
      { id: 'originRules', place: chapter(3), use: tariff },
      { id: 'psr', place: { annex: 'annex3A' }, use: tariff },
      { id: 'originCriterion', place: article('3.2'), use: guide },
      { id: 'originatingGood', place: article('3.2'), use: tariff },
      { id: 'material', place: article('3.1'), use: tariff },
      { id: 'wo', place: article('3.3'), use: tariff },
      { id: 'pe', place: article('3.2'), use: tariff },
      { id: 'ctc', place: { annex: 'annex3A' }, use: tariff },
      { id: 'rvc', place: article('3.5'), use: tariff },
      { id: 'buildDown', place: article('3.5'), use: tariff },
      { id: 'buildUp', place: article('3.5'), use: tariff },
      { id: 'fob', place: article('3.1'), use: tariff },
      { id: 'cr', place: { annex: 'annex3A' }, use: tariff },
      { id: 'cumulation', place: article('3.4'), use: tariff },
      { id: 'deMinimis', place: article('3.7'), use: tariff },
      { id: 'minimalOperations', place: article('3.6'), use: tariff },
      { id: 'indirectMaterials', place: article('3.10'), use: tariff },
      { id: 'bom', place: null, use: tariff },
    ],
  },
  {
    id: 'rates',
    terms: [
      { id: 'mfn', place: article('2.4'), use: tariff },
      { id: 'rcepRate', place: article('2.4'), use: tariff },
      { id: 'ratePayable', place: article('2.4'), use: tariff },
      { id: 'schedule', place: { annex: 'annexI' }, use: tariff },
      { id: 'tariffLine', place: null, use: tree },
      { id: 'hsCode', place: null, use: tree },
      { id: 'tariffYear', place: { annex: 'annexI' }, use: tariff },
      { id: 'customsValue', place: null, use: tariff },
      { id: 'tariffDifferential', place: article('2.6'), use: tariff },
      { id: 'rcepCountry', place: article('2.6'), use: tariff },
      { id: 'dv20', place: article('2.6'), use: tariff },
      { id: 'appendix', place: article('2.6'), use: tariff },
    ],
  },
  {
    id: 'proof',
    terms: [
      { id: 'proof', place: article('3.16'), use: guide },
      { id: 'certificate', place: article('3.17'), use: guide },
      { id: 'declaration', place: article('3.18'), use: guide },
      { id: 'approvedExporter', place: article('3.21'), use: guide },
      { id: 'backToBack', place: article('3.19'), use: guide },
      { id: 'directConsignment', place: article('3.15'), use: guide },
      { id: 'thirdPartyInvoice', place: article('3.20'), use: guide },
      { id: 'claim', place: article('3.22'), use: guide },
      { id: 'refund', place: article('3.23'), use: guide },
      { id: 'advanceRuling', place: article('4.10'), use: guide },
    ],
  },
  {
    id: 'other',
    terms: [
      { id: 'party', place: article('1.2'), use: countries },
      { id: 'antiDumping', place: chapter(7), use: cases },
      { id: 'countervailing', place: chapter(7), use: cases },
      { id: 'safeguard', place: chapter(7), use: cases },
      { id: 'technicalRegulation', place: chapter(6), use: laws },
      { id: 'standard', place: chapter(6), use: standards },
      { id: 'sps', place: chapter(5), use: laws },
      { id: 'unchecked', place: null, use: about },
    ],
  },
];

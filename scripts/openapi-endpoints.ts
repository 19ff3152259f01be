import { auditEntry } from '@/features/content/audit-schema';
import { contentRow, contentVersion, foundContent } from '@/features/content/content-schema';
import { editingEndpoint } from '@/features/editing/editing-schema';
import {
  notificationPageEndpoint,
  notificationReadEndpoint,
} from '@/features/notifications/notifications-schema';
import {
  dismissSearchEndpoint,
  dueCheck,
  emptySearch,
  emptySearchPageEndpoint,
  lapsingEdition,
  queueEndpoint,
  workQueue,
} from '@/features/work-queue/queue-schema';
import {
  agreementCriteria,
  agreementsEndpoint,
  clause,
  tradeAgreement,
} from '@/features/agreements/agreements-schema';
import { contentEndpoints } from './openapi-content';
import { countryPageEndpoint, countryRecord } from '@/features/countries/countries-schema';
import { countryGuide, countryGuideEndpoint } from '@/features/countries/guide/country-guide-schema';
import {
  countryPoint,
  countrySeries,
  countrySeriesEndpoint,
} from '@/features/countries/guide/country-series-schema';
import { homeDigestEndpoint } from '@/pages/portal/home/digest/home-digest-schema';
import { hsSuggestEndpoint, hsSuggestion } from '@/features/hs/hs-schema';
import {
  hsLevel,
  hsPlace,
  hsTree,
  hsTreeEndpoint,
  hsTreeRow,
  lineRate,
  lineRates,
  placeRates,
  treeLine,
  treeTariff,
} from '@/features/hs/tree/hs-tree-schema';
import { lawStep } from '@/features/laws/law-status-schema';
import { lawDetail, lawEndpoint, lawPageEndpoint, lawRecord } from '@/features/laws/laws-schema';
import { changePageEndpoint, siteChange } from '@/features/last-visit/changes-schema';
import {
  newsCode,
  newsGetEndpoint,
  newsKind,
  newsNeighbour,
  newsOrigin,
  newsPageEndpoint,
  newsRecord,
  newsRow,
  upcomingEndpoint,
  upcomingEvent,
} from '@/features/news/news-schema';
import { relatedEndpoint, relatedItem } from '@/features/related/related-schema';
import {
  caseOrigins,
  casesForProductEndpoint,
  caseStep,
  caseTermsEndpoint,
  measureTerm,
  riskCase,
  riskCaseEndpoint,
  riskCasePageEndpoint,
  riskCaseRow,
} from '@/features/risk-cases/risk-cases-schema';
import {
  riskWarning,
  riskWarningPageEndpoint,
  tbtCount,
  tbtPageEndpoint,
} from '@/features/risk-cases/risk-warnings-schema';
import { basketRow, sectorCodesEndpoint } from '@/features/sectors/sector-basket-schema';
import {
  sectorBasketEndpoint,
  sectorItem,
  sectorRelatedEndpoint,
  sectorRule,
} from '@/features/sectors/sector-contents-schema';
import { sectorPartner, sectorPartnersEndpoint } from '@/features/sectors/sector-partners-schema';
import { sectorId, sectorPageEndpoint, sectorRecord } from '@/features/sectors/sectors-schema';
import { foundRecord, siteSearchEndpoint } from '@/features/site-search/site-search-schema';
import { importerCoverage, tariffCoverageEndpoint } from '@/features/sources/coverage-schema';
import { holding, holdingPageEndpoint } from '@/features/sources/sources-schema';
import {
  standardAdoptionEndpoint,
  standardDetail,
  standardEndpoint,
  standardGraphEndpoint,
  standardIndicator,
  standardPageEndpoint,
  standardRecord,
  standardRelation,
  standardsEndpoint,
} from '@/features/standards/standards-schema';
import { tariffSpreadEndpoint } from '@/pages/account/login/spread/tariffs-spread-schema';
import { importerLine, importersEndpoint, importerTariff } from '@/features/tariffs/importers-schema';
import {
  agreementWithoutRates,
  appendixRow,
  dutyRate,
  hsName,
  lineAppendix,
  otherAgreement,
  rateAsSent,
  rcepColumn,
  ruleCondition,
  ruleRecord,
  scheduleExtent,
  tariffAnswer,
  tariffLine,
  tariffQueryEndpoint,
} from '@/features/tariffs/tariffs-schema';
import { tradeDataPageEndpoint, tradeDataRecord } from '@/pages/portal/data-view/trade-data-schema';
import {
  indexInfoEndpoint,
  indexRow,
  riskMethod,
  sectorPerMille,
} from '@/features/trade-index/trade-index-schema';
import { checkReason, nextCheck } from '@/shared/api/next-check-schema';
import { recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';

/** The endpoints by which staff edit the portal's content, by operation. */
export const staffEndpoints = {
  ...contentEndpoints,
  getWorkQueue: queueEndpoint,
  listEmptySearches: emptySearchPageEndpoint,
  dismissEmptySearch: dismissSearchEndpoint,
  listNotifications: notificationPageEndpoint,
  readNotifications: notificationReadEndpoint,
  markEditing: editingEndpoint,
} as const;

/** The published endpoints, by operation. */
export const publishedEndpoints = {
  queryTariff: tariffQueryEndpoint,
  getAgreements: agreementsEndpoint,
  suggestHs: hsSuggestEndpoint,
  getHsTree: hsTreeEndpoint,
  getHome: homeDigestEndpoint,
  listCountries: countryPageEndpoint,
  getCountry: countryGuideEndpoint,
  listSeries: countrySeriesEndpoint,
  listSectors: sectorPageEndpoint,
  getSector: sectorBasketEndpoint,
  listSectorCodes: sectorCodesEndpoint,
  listSectorPartners: sectorPartnersEndpoint,
  getSectorRelated: sectorRelatedEndpoint,
  listHoldings: holdingPageEndpoint,
  getRelated: relatedEndpoint,
  listRiskCases: riskCasePageEndpoint,
  getRiskCase: riskCaseEndpoint,
  listMeasureTerms: caseTermsEndpoint,
  listCasesForProduct: casesForProductEndpoint,
  listRiskWarnings: riskWarningPageEndpoint,
  listTbtCounts: tbtPageEndpoint,
  listNews: newsPageEndpoint,
  getNews: newsGetEndpoint,
  listUpcoming: upcomingEndpoint,
  searchSite: siteSearchEndpoint,
  listChanges: changePageEndpoint,
  getTariffCoverage: tariffCoverageEndpoint,
  getImporters: importersEndpoint,
  getSpread: tariffSpreadEndpoint,
  getIndexInfo: indexInfoEndpoint,
  listLaws: lawPageEndpoint,
  getLaw: lawEndpoint,
  listTradeData: tradeDataPageEndpoint,
  listStandards: standardPageEndpoint,
  getStandard: standardEndpoint,
  getStandards: standardsEndpoint,
  getStandardGraph: standardGraphEndpoint,
  listStandardAdoption: standardAdoptionEndpoint,
} as const;

/** Named schemas, which the description references. */
export const publishedSchemas = {
  ContentRow: contentRow,
  ContentVersion: contentVersion,
  FoundContent: foundContent,
  AuditEntry: auditEntry,
  WorkQueue: workQueue,
  LapsingEdition: lapsingEdition,
  DueCheck: dueCheck,
  CheckReason: checkReason,
  NextCheck: nextCheck,
  EmptySearch: emptySearch,
  RecordMark: recordMark,
  ServerText: serverText,
  SourceRecord: sourceRecord,
  DutyRate: dutyRate,
  RateAsSent: rateAsSent,
  RcepColumn: rcepColumn,
  OtherAgreement: otherAgreement,
  TariffLine: tariffLine,
  RuleCondition: ruleCondition,
  RuleRecord: ruleRecord,
  AppendixRow: appendixRow,
  LineAppendix: lineAppendix,
  HsName: hsName,
  ScheduleExtent: scheduleExtent,
  AgreementWithoutRates: agreementWithoutRates,
  TariffAnswer: tariffAnswer,
  AgreementClause: clause,
  AgreementCriteria: agreementCriteria,
  TradeAgreement: tradeAgreement,
  ImporterLine: importerLine,
  ImporterTariff: importerTariff,
  HsSuggestion: hsSuggestion,
  HsLevel: hsLevel,
  HsPlace: hsPlace,
  LineRates: lineRates,
  PlaceRates: placeRates,
  HsTreeRow: hsTreeRow,
  LineRate: lineRate,
  TreeLine: treeLine,
  TreeTariff: treeTariff,
  HsTree: hsTree,
  CountryRecord: countryRecord,
  CountryGuide: countryGuide,
  CountryPoint: countryPoint,
  CountrySeries: countrySeries,
  SectorId: sectorId,
  SectorRecord: sectorRecord,
  SectorRule: sectorRule,
  SectorItem: sectorItem,
  SectorPartner: sectorPartner,
  BasketRow: basketRow,
  Holding: holding,
  ImporterCoverage: importerCoverage,
  RelatedItem: relatedItem,
  CaseStep: caseStep,
  MeasureTerm: measureTerm,
  CaseOrigins: caseOrigins,
  RiskCaseRow: riskCaseRow,
  RiskCase: riskCase,
  RiskWarning: riskWarning,
  TbtCount: tbtCount,
  NewsKind: newsKind,
  NewsOrigin: newsOrigin,
  NewsRow: newsRow,
  NewsCode: newsCode,
  NewsNeighbour: newsNeighbour,
  NewsRecord: newsRecord,
  UpcomingEvent: upcomingEvent,
  FoundRecord: foundRecord,
  SiteChange: siteChange,
  SectorPerMille: sectorPerMille,
  RiskMethod: riskMethod,
  IndexRow: indexRow,
  LawStep: lawStep,
  LawRecord: lawRecord,
  LawDetail: lawDetail,
  TradeDataRecord: tradeDataRecord,
  StandardRecord: standardRecord,
  StandardDetail: standardDetail,
  StandardRelation: standardRelation,
  StandardIndicator: standardIndicator,
} as const;

/** What the shapes alone do not express; the description of each named schema. */
export const schemaNotes: Partial<Record<keyof typeof publishedSchemas, string>> = {
  ContentRow: 'A record for staff: its working copy, and what visitors see of it.',
  ContentVersion: 'The values of a record after an action that changed what staff or visitors read.',
  FoundContent:
    'name is the first name with all words searched for, that in the language of the reader before others.',
  AuditEntry: 'What somebody did with a record.',
  CaseStep:
    'Dates are yyyy, yyyy-MM or yyyy-MM-dd, as exact as they are known; until is the last day of a step that lasts.',
  MeasureTerm:
    'What is printed of a definitive measure: first day, whole years, last day. Ends that follow from it are computed by the reader.',
  CaseOrigins:
    'unchecked: known, not on the page; unnamed: counted there without a name; except: left out of a measure against all origins.',
  RiskCaseRow:
    'stage is the group of the last step in the data, no claim about today. hs has chapters, headings and subheadings.',
  TbtCount: 'member all: all Members of the WTO. cumulative counts from accession to the month in period.',
  WorkQueue:
    'Every part has its number and its first rows; null where the user may not see it. today is the day of the server. Numbers by kind equal the totals of content/<kind>/findPage with nextCheck_END, mark_EQ=unchecked, missing_EQ or state_EQ=review.',
  LapsingEdition:
    'An edition that ends within 90 days or has ended without a full successor; days is negative once it has ended. codes: six-digit codes without rates afterwards, allCodes: those with rates in it, pairs: country pairs whose RCEP rates are in it.',
  DueCheck: 'due is the first day on which the record is to be checked again.',
  NextCheck:
    'due is the first day (yyyy-MM-dd) on which the record is to be checked again, which may be ahead.',
  CheckReason:
    'own: the day set by staff; periodOver: the day after the last one stated; begins: the day of entry into force; investigation: a year after the last step (AD Agreement Articles 5.10 and 11.4); fiveYears: five years after a duty began (Article 11.3); old: a year after the date of a source.',
  EmptySearch:
    'Counted by words, language of the page and place; who searched is never stored. Texts without letters, or with addresses or long numbers, are not counted, nor are beginnings of longer texts that were searched as often.',
  RecordMark:
    'fact: has a source and an as-of date; unchecked: known, not checked at its official source; sample: made up to show the product.',
  ServerText: 'A text with the language it is written in (BCP 47), which may differ from the one requested.',
  SourceRecord: 'Where figures come from; asOf is yyyy, yyyy-MM or yyyy-MM-dd.',
  DutyRate:
    'percent of the customs value; specific: amount in the currency of the importer per unit; compound: the sum of parts; min and max: the lower and the higher of the rates; excluded: no preference.',
  RateAsSent:
    'printed is the text of the tariff, duty its meaning, null where the text has none that can be computed. validFrom and validTo (yyyy-MM-dd) are both included.',
  RcepColumn:
    'Exporting Parties (ISO 3166-1 alpha-2) that have one rate, by period; there is no data for a period that is absent, nor for a Party in no column.',
  OtherAgreement:
    'The rate of another agreement on the same line, for goods of parties; its own rules of origin apply.',
  TariffLine:
    'code starts with the six digits of the HS. mfn is empty without data on the MFN applied rate; mfnPointer is then what is printed in its place. base is the base rate of the schedule.',
  RuleCondition:
    'What a rule depends on beside the code (id), with the rule where that is so (holds) and the rule where it is not (otherwise).',
  RuleRecord:
    'A rule of Annex 3A in the notation of the Agreement (CTH or RVC40); code is the chapter, heading or subheading it is printed for. With a condition, text is its two rules joined by a bar, to be shown only.',
  AppendixRow:
    'A line of an Appendix to Annex I (Article 2.6.3): code is the national code of the Agreement, HS 2012, digits only; dvPercent the domestic value required; fromYear and toYear (null: no end) tariff years of the importer; isInHs2022 whether its six digits are a code of HS 2022 too.',
  LineAppendix:
    'hasAppendix: the importer has an Appendix on tariff differentials; rows: its lines under the heading of the code.',
  TariffAnswer:
    'hs may be 6 to 11 digits, the longest known prefix answers: matchedDigits says how many, matchedLine names the national line. coverage: lines; importer (no schedule of the importer); code (a schedule without this code); unknown (no such code; nearest offers neighbours). hasSample: a made-up schedule of the importer exists, whose rates are in the answer to sample=1 alone.',
  AgreementClause:
    'text is the content of the clause in English; article, source and asOf name where it was read, null where it was not.',
  AgreementCriteria:
    'General rule in the notation of rules of origin, without goods for all of them. list: what the product list, which is not here, is to it. shares in percent that need not shift, without chapters for all others; limits of a waiver without importers for every Party.',
  TradeAgreement:
    'members among the countries of the site; mark is that of the membership; criteria is null where the origin criteria are not available.',
  ImporterLine:
    'mfn and rcep are the rates of the exporter valid on the day, else those valid last; null where there is none of any day. They say nothing of whether the Agreement applies between the two.',
  ImporterTariff:
    'All national lines of the importer under the code; none where there are no rates. hasSample: a made-up schedule exists, whose rates are in the answer to sample=1 alone.',
  HsSuggestion: 'matched holds the words that were found where they are not part of name.',
  HsPlace:
    'A section (XX), chapter, heading or subheading of HS 2022; a subheading is named without the text of its heading.',
  LineRates:
    'Lowest and highest percentage, null where no line has one; others: a rate that is no single percentage; none: no preference; missing: no data.',
  PlaceRates:
    'lines counts national lines; rcep is null where the tariff has no RCEP rates for the exporter.',
  HsTreeRow:
    'rates is null where no rates are given. rule is printed for the place or for one above it (code); null where rules are printed below the place. chapters are those of a section.',
  LineRate: 'printed is the text of the tariff; percent its meaning where it is one percentage.',
  TreeLine:
    'basic is the rate of the law where the tariff prints it in place of MFN (Korea); null elsewhere.',
  TreeTariff: 'The edition that the rates are from; both dates are included.',
  HsTree:
    'code is null at the top, where rows are the sections. isKnown false: no such code; the place is the nearest one above it. state: rates; noImporter (none requested); noTariff (no tariff of the importer); otherDate (the tariff is of other days than the date requested). lines: the national lines of a subheading.',
  CountryRecord: 'Exports and imports of goods and services, billion US dollars; null without data.',
  CountryGuide:
    'Facts of one country; null without data. Area in square kilometres, growth and inflation in per cent with the latest year first. Every fact names its source; areas, languages and authorities may be unchecked.',
  CountryPoint:
    'One year in billion current US dollars; null without data. isGdpBreak: this GDP is of a revised series and must not be compared with the year before.',
  CountrySeries: 'The figures of a country by year, the earliest first.',
  LawStep: 'date is yyyy, yyyy-MM or yyyy-MM-dd; dated is the date or year the document itself bears.',
  LawRecord:
    'name is the title as enacted, title the one in the requested language, content a short summary, never the text. Status follows from steps, until and the day: upcoming before the day of entry into force, inForce from it, repealed from the day of repeal; unknown without such a day and after until.',
  SectorPartner: 'withRcepRate of the lines have an RCEP rate; counts and means as in SectorRecord.',
  BasketRow:
    'mfn and rcep are the lowest and highest percentage among the lines; others of the lines have no single percentage. rule is the text of Annex 3A, or none without data on it.',
  SectorRecord:
    'Simple means in percent over the lines whose MFN and RCEP rate are both single percentages; lower, same and higher count those lines by RCEP against MFN.',
  SectorPerMille: 'Trade in the goods of each sector per 1,000 US dollars of all trade in goods.',
  RiskMethod:
    'Each component is normalised to 100 * (value - floor) / (ceiling - floor), cut off at 0 and 100; the index is the weighted mean of the components with data, which have at least 60 % of the weights; from threshold on a market is graded high.',
  IndexRow:
    'Exports and imports of goods and services in billion US dollars. risk is null for a country without an RCEP risk grade; a value without data is null, never 0.',
  NewsOrigin:
    'The document or publisher a piece of news was read at; url is null where only a copy was read, date where none was stated.',
  NewsRow: 'date is the day of the event and may lie ahead of today; countries are ISO 3166-1 alpha-2.',
  NewsRecord:
    'body is HTML of the editor, which every reader has to sanitise. newer and older are its neighbours in the list that the same filters give. pair.from is null for measures against all sources.',
  UpcomingEvent: 'newsId and riskCaseId name what can be opened for it, if anything.',
  TradeDataRecord:
    'One country in one year: exports and imports of goods and services and GDP in billion current US dollars, null without data. mark is that of these figures, indicesMark for indices and riskLevel. isGdpBreak: not to be compared with the year before. riskLevel is null for a country that is not rated.',
};

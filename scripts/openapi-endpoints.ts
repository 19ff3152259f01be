import { countryPageEndpoint, countryRecord } from '@/features/countries/countries-schema';
import { hsSuggestEndpoint, hsSuggestion } from '@/features/hs/hs-schema';
import { relatedEndpoint, relatedItem } from '@/features/related/related-schema';
import { sectorId, sectorPageEndpoint, sectorRecord } from '@/features/sectors/sectors-schema';
import { holding, holdingPageEndpoint } from '@/features/sources/sources-schema';
import { tariffSpreadEndpoint } from '@/features/tariffs-spread/tariffs-spread-schema';
import {
  dutyRate,
  hsName,
  otherAgreement,
  rateAsSent,
  rcepColumn,
  ruleRecord,
  tariffAnswer,
  tariffLine,
  tariffQueryEndpoint,
} from '@/features/tariffs/tariffs-schema';
import { recordMark, serverText, sourceRecord } from '@/shared/api/record-schema';

/** The calls that the API description publishes, by operation. */
export const publishedEndpoints = {
  queryTariff: tariffQueryEndpoint,
  suggestHs: hsSuggestEndpoint,
  listCountries: countryPageEndpoint,
  listSectors: sectorPageEndpoint,
  listHoldings: holdingPageEndpoint,
  getRelated: relatedEndpoint,
  getSpread: tariffSpreadEndpoint,
} as const;

/** Schemas that the description names once and refers to. */
export const publishedSchemas = {
  RecordMark: recordMark,
  ServerText: serverText,
  SourceRecord: sourceRecord,
  DutyRate: dutyRate,
  RateAsSent: rateAsSent,
  RcepColumn: rcepColumn,
  OtherAgreement: otherAgreement,
  TariffLine: tariffLine,
  RuleRecord: ruleRecord,
  HsName: hsName,
  TariffAnswer: tariffAnswer,
  HsSuggestion: hsSuggestion,
  CountryRecord: countryRecord,
  SectorId: sectorId,
  SectorRecord: sectorRecord,
  Holding: holding,
  RelatedItem: relatedItem,
} as const;

/** What the shapes alone do not say; printed as the description of each named schema. */
export const schemaNotes: Partial<Record<keyof typeof publishedSchemas, string>> = {
  RecordMark:
    'fact: has a source and an as-of date; unchecked: known, not checked at its official source; sample: made up to show the product.',
  ServerText: 'A text with the language it is written in (BCP 47), which may differ from the one asked for.',
  SourceRecord: 'Where figures come from; asOf is yyyy, yyyy-MM or yyyy-MM-dd.',
  DutyRate:
    'percent of the customs value; specific: amount in the currency of the importer per unit; compound: the sum of parts; min and max: the lower and the higher of the rates; excluded: no preference.',
  RateAsSent:
    'printed is the text of the tariff, duty its meaning, null where the text has none that can be computed. validFrom and validTo (yyyy-MM-dd) are both included.',
  RcepColumn:
    'Exporting Parties (ISO 3166-1 alpha-2) that have one rate, by period; a period that is absent is not held. A Party in no column is not held.',
  OtherAgreement:
    'The rate of another agreement on the same line, for goods of parties; its own rules of origin apply.',
  TariffLine:
    'code starts with the six digits of the HS. mfn is empty where the MFN applied rate is not held; mfnPointer is then what is printed in its place. base is the base rate of the schedule.',
  RuleRecord:
    'A rule of Annex 3A in the notation of the Agreement (CTH or RVC40); code is the chapter, heading or subheading it is printed for.',
  TariffAnswer:
    'hs may be 6 to 11 digits, the longest known prefix answers: matchedDigits says how many, matchedLine names the national line. held: lines; importer (no schedule of the importer is held); code (the schedule is held, this code is not); unknown (no such code; nearest offers neighbours).',
  HsSuggestion: 'matched holds the words that were found where they are not part of name.',
  CountryRecord: 'Exports and imports of goods and services, billion US dollars; null where not held.',
  SectorRecord:
    'Simple means in percent over the lines whose MFN and RCEP rate are both single percentages; lower, same and higher count those lines by RCEP against MFN.',
};

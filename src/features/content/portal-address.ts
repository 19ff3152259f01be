import { paths } from '@/shared/routing/paths';
import type { ContentValues } from './content-schema';

type AddressOf = (id: string, text: (field: string) => string | undefined) => string;

const ADDRESSES: Readonly<Record<string, AddressOf>> = {
  law: paths.lawDetails,
  news: paths.newsDetailsDetails,
  riskCase: paths.riskCaseDetails,
  standard: paths.standardDetails,
  riskWarning: (_id, text) => paths.riskCase({ tab: 'warnings', importer: text('importer') }),
  pair: (_id, text) => paths.serviceGuide({ from: text('exporter'), to: text('importer') }),
  source: () => paths.about('data'),
  indexInput: (_id, text) => paths.tradeIndex({ country: text('country'), year: text('year') }),
};

/**
 * Where visitors see a record of the content: its page, or the list or figures it is part of. Null for a kind without
 * such a place. `values` are those that are published.
 */
export function portalAddressOf(kind: string, id: string, values: ContentValues): string | null {
  const textIn = (field: string) => {
    const value = values[field];
    return value === undefined || value === null || value === '' ? undefined : String(value);
  };
  return ADDRESSES[kind]?.(id, textIn) ?? null;
}

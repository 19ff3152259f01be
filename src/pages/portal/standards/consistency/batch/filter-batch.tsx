import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { standardPageQuery } from '@/features/standards/standards-api';
import { ADOPTION_STATES } from '@/features/standards/standards-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { SECTOR_IDS } from '@/shared/routing/paths';
import { QueryView } from '@/shared/ui/states/query-view';
import { SelectField } from '@/shared/ui/fields/select-field';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { resultsOfRecords } from './batch-results';
import { BatchTable } from './batch-table';

const ALL = 'all';
const SHOWN = 100;
const FILTERS = ['country', 'sector', 'relation'] as const;
const COUNTRIES = ['AU', 'BN', 'CN', 'ID', 'JP', 'KH', 'KR', 'LA', 'MM', 'MY', 'NZ', 'PH', 'SG', 'TH', 'VN'];

/** Standards of the library by country, sector and declared relation. */
export function FilterBatch() {
  const { t } = useTexts(['consistency', 'countries']);
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const chosen = (filter: string) => params.get(filter) ?? undefined;
  const query = useQuery(
    standardPageQuery(
      {
        country_IN: chosen('country'),
        sector_IN: chosen('sector'),
        relation_IN: chosen('relation'),
        pageNo: 1,
        pageSize: SHOWN,
      },
      language,
    ),
  );
  const values = {
    country: COUNTRIES.map((value) => ({ value, label: t(`countries:${value}`) })),
    sector: SECTOR_IDS.map((value) => ({ value, label: t(`sector.${value}`) })),
    relation: ADOPTION_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
  };
  const choose = (filter: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (value === ALL) next.delete(filter);
      else next.set(filter, value);
      return next;
    });
  return (
    <>
      <div className="consistency-grid no-print">
        {FILTERS.map((filter) => (
          <SelectField
            key={filter}
            label={t(`batch.${filter}`)}
            value={chosen(filter) ?? ALL}
            onValueChange={(value) => choose(filter, value)}
            options={[{ value: ALL, label: t('batch.all') }, ...values[filter]]}
          />
        ))}
      </div>
      <QueryView query={query}>
        {({ rows, total, sources }) => (
          <>
            <p className="consistency-fine">
              {t('batch.shown', {
                shown: formatNumber(rows.length, language, 0),
                total: formatNumber(total, language, 0),
              })}
            </p>
            <BatchTable rows={resultsOfRecords(rows)} />
            <SourceLine sources={sources} />
          </>
        )}
      </QueryView>
    </>
  );
}

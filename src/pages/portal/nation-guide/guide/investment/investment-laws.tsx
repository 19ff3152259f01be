import { useQuery } from '@tanstack/react-query';
import { lawPageQuery } from '@/features/laws/laws-api';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { paths } from '@/shared/routing/paths';
import { DataTable } from '@/shared/ui/table/data-table';
import { GoOn } from '@/shared/ui/controls/go-on';
import { Link } from '@/shared/ui/controls/link';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { NoData } from '@/shared/ui/marks/no-data';
import { QueryView } from '@/shared/ui/states/query-view';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { useGuideFormat } from '../../facts/use-guide-format';

const INVESTMENT = 'investment';
const SHOWN = 5;
const BLOCKS = [{ width: '100%', height: '120px' }] as const;

/** The library's laws on investment for the country, and its total number of laws. */
export function InvestmentLaws({ code }: { code: string }) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const language = useLanguage();
  const country = format.country(code);
  const onInvestment = useQuery(
    lawPageQuery({ country_IN: code, productType_IN: INVESTMENT, pageSize: SHOWN }, language),
  );
  const all = useQuery(lawPageQuery({ country_IN: code, pageSize: 1 }, language));
  const both = {
    data: onInvestment.data,
    isError: onInvestment.isError,
    error: onInvestment.error,
    dataUpdatedAt: onInvestment.dataUpdatedAt,
    refetch: () =>
      Promise.all([onInvestment, all].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
  return (
    <>
      <h3>{t('law.title')}</h3>
      <QueryView query={both} failure={t('failure.law')} loading={<LoadingState blocks={BLOCKS} />}>
        {({ rows, sources }) => (
          <>
            {rows.length === 0 ? (
              <p>
                <NoData /> {t('law.none', { country })}
              </p>
            ) : (
              <DataTable
                caption={t('law.title')}
                rows={rows}
                rowKey={({ id }) => id}
                columns={[
                  {
                    id: 'title',
                    head: t('law.head'),
                    cell: ({ id, title, otherTitle, mark }) => (
                      <>
                        <Link to={paths.lawDetails(id)} lang={format.langOf(title)}>
                          {title.text}
                        </Link>
                        <LanguageTag lang={title.lang} /> {mark === 'unchecked' && <UncheckedMark />}
                        {otherTitle !== null && (
                          <span className="fact-note nation-law-other" lang={format.langOf(otherTitle)}>
                            {otherTitle.text}
                          </span>
                        )}
                      </>
                    ),
                  },
                  {
                    id: 'date',
                    head: t('law.date'),
                    narrow: 'value',
                    width: '120px',
                    isWhole: true,
                    cell: ({ date }) => (date === null ? <NoData /> : format.date(date)),
                  },
                ]}
              />
            )}
            <GoOn
              links={[
                ...(rows.length > 0
                  ? [
                      {
                        to: paths.lawService({ country: code, productType: INVESTMENT }),
                        label: t('law.onInvestment', { country }),
                      },
                    ]
                  : []),
                {
                  to: paths.lawService({ country: code }),
                  label:
                    all.data === undefined
                      ? t('link.laws', { country })
                      : t('law.all', { country, count: all.data.total }),
                },
              ]}
            />
            {rows.length > 0 && <SourceLine sources={sources}>{t('law.source')}</SourceLine>}
          </>
        )}
      </QueryView>
    </>
  );
}

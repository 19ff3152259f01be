import type { StandardDetail, StandardIndicator } from '../standards-schema';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { AsOf } from '@/shared/ui/marks/as-of';
import { DataTable } from '@/shared/ui/table/data-table';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { NoData } from '@/shared/ui/marks/no-data';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';

/** The limits of a standard as printed in their source, each with class, unit, first day and source. */
export function StandardIndicators({ standard: { indicators, number } }: { standard: StandardDetail }) {
  const { t } = useTexts('standard');
  const language = useLanguage();
  if (indicators.length === 0) return <p className="no-data">{t('indicators.none')}</p>;
  const columns: TableColumn<StandardIndicator>[] = [
    {
      id: 'name',
      head: t('indicators.name'),
      cell: ({ name, note }) => (
        <>
          <Words text={name} />
          {note !== null && (
            <span className="standard-indicator-note" lang={note.lang}>
              {note.text}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'class',
      head: t('indicators.class'),
      cell: ({ productClass }) => (productClass === null ? <NoData /> : <Words text={productClass} />),
    },
    { id: 'limit', head: t('indicators.limit'), cell: ({ limit }) => limit, narrow: 'value' },
    { id: 'unit', head: t('indicators.unit'), cell: ({ unit }) => unit ?? t('indicators.noUnit') },
    ...(indicators.some(({ testMethod }) => testMethod !== null)
      ? [
          {
            id: 'test',
            head: t('indicators.testMethod'),
            cell: ({ testMethod }: StandardIndicator) => testMethod ?? <NoData />,
          },
        ]
      : []),
    {
      id: 'from',
      head: t('indicators.inForceFrom'),
      isWhole: true,
      cell: ({ inForceFrom }) => (inForceFrom === null ? <NoData /> : formatIsoDate(inForceFrom, language)),
    },
    {
      id: 'source',
      head: t('indicators.source'),
      cell: ({ url, asOf, mark }) => (
        <>
          {url === null ? <NoData /> : <ExternalLink href={url}>{hostOf(url)}</ExternalLink>}{' '}
          {asOf !== null && <AsOf value={asOf} />} <RecordMarkTag mark={mark} />
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('indicators.caption', { number })}
      columns={columns}
      rows={indicators}
      rowKey={({ id }) => id}
    />
  );
}

function Words({ text: { text, lang } }: { text: { text: string; lang: string } }) {
  return (
    <>
      <span lang={lang}>{text}</span>
      <LanguageTag lang={lang} />
    </>
  );
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url);

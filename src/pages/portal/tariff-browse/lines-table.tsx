import type { HsTree, LineRate, HsTreeLine } from '@/features/hs/tree/hs-tree-schema';
import { formatHs } from '@/features/hs/hs-code';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { DataTable } from '@/shared/ui/table/data-table';
import { Link } from '@/shared/ui/controls/link';
import { NoData } from '@/shared/ui/marks/no-data';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { RcepCell } from './rcep-cell';
import type { Browse } from './use-browse-query';

interface LinesTableProps {
  tree: HsTree;
  hs: string;
  browse: Browse;
}

/** A line, with its index among the lines: some tariffs print a code twice, for two seasons. */
type NumberedLine = HsTreeLine & { key: string };

/** The national lines of a subheading with their printed rates; each links to its full answer. */
export function LinesTable({ tree, hs, browse: { query, answerOf } }: LinesTableProps) {
  const { t } = useTexts(['browse', 'countries']);
  const rows = tree.lines.map((line, index): NumberedLine => ({ ...line, key: `${line.code} ${index}` }));
  const importer = t(`countries:${query.to}`);
  return (
    <section className="browse-rows">
      <DataTable
        caption={t('below.subheading', { importer })}
        showCaption
        rows={rows}
        rowKey={({ key }) => key}
        rowKind={({ code }) => (code === tree.requested ? 'selected' : undefined)}
        columns={[
          {
            id: 'line',
            head: t('column.line'),
            width: '16%',
            isWhole: true,
            cell: ({ code }) => <Link to={answerOf(hs, code)}>{formatHs(code)}</Link>,
          },
          {
            id: 'description',
            head: t('column.description'),
            cell: ({ description }) =>
              description === null ? (
                <NoData />
              ) : (
                <>
                  <span lang={description.lang}>{description.text}</span>
                  <LanguageTag lang={description.lang} />
                </>
              ),
          },
          {
            id: 'mfn',
            head: t('column.mfn'),
            align: 'end',
            width: '16%',
            cell: ({ mfn, basic }) => (
              <>
                <RatePrinted rate={mfn} />
                {mfn.kind === 'missing' && basic?.percent != null && <BasicRate percent={basic.percent} />}
                {tree.tariff?.mfnMark === 'unchecked' && <UncheckedMark />}
              </>
            ),
          },
          {
            id: 'rcep',
            head: t('column.rcep'),
            align: 'end',
            width: '16%',
            cell: ({ rcep }) => (
              <RcepCell rates={rcep} query={query}>
                {(rate) => (
                  <>
                    <RatePrinted rate={rate} />
                    {tree.tariff?.rcepMark === 'unchecked' && <UncheckedMark />}
                  </>
                )}
              </RcepCell>
            ),
          },
        ]}
      />
    </section>
  );
}

function RatePrinted({ rate: { kind, printed, percent } }: { rate: LineRate }) {
  const language = useLanguage();
  if (percent !== null) return <span className="browse-range">{formatNumber(percent, language)}</span>;
  if (kind === 'none') return <NoData reason="noPreference" />;
  return kind === 'missing' ? <NoData /> : <span>{printed}</span>;
}

function BasicRate({ percent }: { percent: number }) {
  const { t } = useTexts('browse');
  const language = useLanguage();
  return <span className="browse-more">{t('basic', { rate: formatNumber(percent, language) })}</span>;
}

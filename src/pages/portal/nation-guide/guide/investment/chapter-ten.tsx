import { agreementOn } from '@/features/countries/guide/agreement-state';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { useGuideFormat } from '../../facts/use-guide-format';

/** Promises of chapter 10 that an investor can rely on, by article: keys of texts, in which a dot is a level. */
const ARTICLES = ['10_3', '10_4', '10_5', '10_6', '10_7', '10_8', '10_9', '10_11', '10_13', '10_17'] as const;

/** What the Agreement's chapter on investment promises, and whether it binds the country on the date. */
export function ChapterTen({ code, date }: { code: string; date: string }) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const { kind } = agreementOn(code, date);
  const values = { country: format.country(code), date: format.dateInText(date) };
  return (
    <>
      <h3>{t('chapter.title')}</h3>
      <p>{t(`chapter.${kind}`, values)}</p>
      {kind !== 'notParty' && (
        <>
          <DataTable
            caption={t('chapter.title')}
            rows={ARTICLES}
            rowKey={(article) => article}
            columns={[
              {
                id: 'promise',
                head: t('chapter.promise'),
                cell: (article) => t(`chapter.article.${article}`),
              },
              {
                id: 'article',
                head: t('chapter.head'),
                narrow: 'value',
                width: '112px',
                cell: (article) => <span className="fact-note">{article.replace('_', '.')}</span>,
              },
            ]}
          />
          <SourceLine>{t('chapter.source')}</SourceLine>
        </>
      )}
    </>
  );
}

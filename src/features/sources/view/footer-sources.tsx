import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { AsOf } from '@/shared/ui/marks/as-of';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';
import './footer-sources.css';

const COLUMNS = ['title', 'publisher', 'count', 'asOf'] as const;

/**
 * One data set of the site in the footer: texts in the reader's language if available, `count` with its unit, `asOf`
 * as ISO.
 */
export interface FooterSource {
  id: string;
  title: string;
  publisher: string;
  /** Languages of title and publisher. */
  lang?: { title: string; publisher: string };
  count: string;
  /** What is unchecked, in words; empty if nothing is. */
  unchecked: string;
  asOf: string;
}

interface FooterSourcesProps {
  sources: readonly FooterSource[];
  /** Unfolded on a narrow screen too. */
  isOpen?: boolean;
}

/** The site's data and its sources (look §5, footer): a table, folded on a narrow screen. */
export function FooterSources({ sources, isOpen }: FooterSourcesProps) {
  const { t } = useTexts('shell');
  const isNarrow = useIsBelow(768);
  const title = <h2 id="footer-sources-title">{t('footer.sources')}</h2>;
  const lead = <p className="footer-sources-lead">{t('footer.sourcesLead')}</p>;
  return (
    <section className="footer-sources" aria-labelledby="footer-sources-title">
      {isNarrow ? (
        <details open={isOpen}>
          <summary>{title}</summary>
          {lead}
          <SourcesTable sources={sources} />
        </details>
      ) : (
        <>
          <div>
            {title}
            {lead}
          </div>
          <SourcesTable sources={sources} />
        </>
      )}
    </section>
  );
}

function SourcesTable({ sources }: FooterSourcesProps) {
  const { t } = useTexts('shell');
  return (
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {t(`footer.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {sources.map((source) => (
          <tr role="row" key={source.id}>
            <th role="rowheader" scope="row">
              <span lang={source.lang?.title}>{source.title}</span>
              <LanguageTag lang={source.lang?.title} />
            </th>
            <td role="cell">
              <span lang={source.lang?.publisher}>{source.publisher}</span>
              <LanguageTag lang={source.lang?.publisher} />
            </td>
            <td role="cell">
              {source.count}
              {source.unchecked !== '' && <span className="footer-unchecked">{source.unchecked}</span>}
            </td>
            <td role="cell">
              <AsOf value={source.asOf} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

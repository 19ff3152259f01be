import { Fragment, type ReactNode } from 'react';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from './language-tag';
import { AsOf } from './as-of';
import { ExternalLink } from '../controls/external-link';
import { SampleMark } from './sample-mark';
import { UncheckedMark } from './unchecked-mark';
import './source-line.css';

interface SourceLineProps {
  sources?: readonly SourceRecord[];
  /** Further notes on the source: how it was read, and missing data. */
  children?: ReactNode;
  /** Downloads, in the form of links or text buttons. */
  actions?: ReactNode;
}

/**
 * The end of each block: source, edition, date; then missing data; then downloads (look §5). If names of sources are
 * in another language than the page, that language is named once, after them.
 */
export function SourceLine({ sources = [], children, actions }: SourceLineProps) {
  const { t } = useTexts('ui');
  return (
    <div className="source-line">
      {sources.length > 0 && (
        <span>
          {t('source.label')}
          {sources.map((source, index) => (
            <Fragment key={source.id}>
              {index > 0 && t('source.separator')}
              <Source source={source} />
            </Fragment>
          ))}
          {t('source.end')}
          {languagesOf(sources).map((lang) => (
            <LanguageTag key={lang} lang={lang} />
          ))}
        </span>
      )}
      {children !== undefined && <span>{children}</span>}
      {actions !== undefined && <span className="source-line-actions">{actions}</span>}
    </div>
  );
}

const languagesOf = (sources: readonly SourceRecord[]): string[] => [
  ...new Set(sources.map(({ title }) => title.lang)),
];

function Source({ source }: { source: SourceRecord }) {
  const { t } = useTexts('ui');
  const title = <span lang={source.title.lang}>{source.title.text}</span>;
  return (
    <>
      {source.url === null ? title : <ExternalLink href={source.url}>{title}</ExternalLink>}
      {source.publisher !== '' && t('source.publisher', { publisher: source.publisher })}
      {t('source.comma')}
      <AsOf value={source.asOf} />
      {source.mark === 'unchecked' && <UncheckedMark />}
      {source.mark === 'sample' && <SampleMark />}
    </>
  );
}

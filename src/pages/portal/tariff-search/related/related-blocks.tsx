import type { ReactNode } from 'react';
import type { RelatedAnswer, RelatedItem } from '@/features/related/related-schema';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { paths } from '@/shared/routing/paths';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Link } from '@/shared/ui/controls/link';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import './related-blocks.css';

interface RelatedBlocksProps {
  related: RelatedAnswer;
  hs: string;
  from: string;
  to: string;
}

/** Four blocks of at most three entries, each with the scope of its count, and a link to all of them. */
export function RelatedBlocks({ related, hs, from, to }: RelatedBlocksProps) {
  const { t } = useTexts(['pair', 'countries']);
  const [exporter, importer] = [t(`countries:${from}`), t(`countries:${to}`)];
  const { riskCases, laws, standards, sources } = related;
  const of = (group: { total: number; available: number }) => ({
    count: group.total,
    available: group.available,
    chapter: hs.slice(0, 2),
    exporter,
    importer,
  });
  return (
    <>
      <div className="related-blocks">
        <RelatedBlock title={t('related.cases')} rows={riskCases.rows} pageOf={paths.riskCaseDetails}>
          {t(riskCases.total === 0 ? 'related.noCases' : 'related.someCases', of(riskCases))}{' '}
          <Link to={paths.riskCase({ tab: 'scope', hs, from, to })}>{t('related.scope')}</Link>{' '}
          <Link to={paths.riskCase({ importer: to, hs })}>{t('related.allCases', { importer })}</Link>
        </RelatedBlock>
        <RelatedBlock title={t('related.laws', { importer })} rows={laws.rows} pageOf={paths.lawDetails}>
          {t(laws.total === 0 ? 'related.noLaws' : 'related.someLaws', of(laws))}{' '}
          <Link to={paths.lawService({ country: to })}>{t('related.allLaws', { importer })}</Link>
        </RelatedBlock>
        <RelatedBlock title={t('related.standards')} rows={standards.rows} pageOf={paths.standardDetails}>
          {t(standards.total === 0 ? 'related.noStandards' : 'related.someStandards', of(standards))}{' '}
          {standards.comparable.length > 1 && (
            <>
              <Link to={paths.standardCompare({ ids: standards.comparable.join(',') })}>
                {t('related.compareStandards')}
              </Link>{' '}
            </>
          )}
          <Link to={paths.standard({ sector: standards.sector ?? undefined })}>
            {t('related.toStandards')}
          </Link>
        </RelatedBlock>
        <RelatedBlock title={t('related.guide', { importer })} rows={[]}>
          {t('related.guideText', { importer })}{' '}
          <Link to={paths.nationGuide({ country: to })}>{t('related.toGuide', { importer })}</Link>
        </RelatedBlock>
      </div>
      <SourceLine sources={sources}>{t('related.coverage')}</SourceLine>
    </>
  );
}

interface RelatedBlockProps {
  title: string;
  rows: readonly RelatedItem[];
  /** The entry's page on this site; without one it links to its source. */
  pageOf?: (id: string) => string;
  /** The set the entries are part of. */
  children: ReactNode;
}

function RelatedBlock({ title, rows, pageOf, children }: RelatedBlockProps) {
  return (
    <div className="related-block">
      <h3>{title}</h3>
      {rows.length > 0 && (
        <ul className="related-list">
          {rows.map((row) => (
            <RelatedEntry key={row.id} item={row} to={pageOf?.(row.id)} />
          ))}
        </ul>
      )}
      <p className="related-note">{children}</p>
    </div>
  );
}

function RelatedEntry({ item, to }: { item: RelatedItem; to: string | undefined }) {
  const { t } = useTexts('pair');
  const { title, detail, date, url, mark, reach } = item;
  const language = useLanguage();
  const name = <span lang={title.lang}>{title.text}</span>;
  const formattedDate = date !== null && !detail?.text.includes(date) ? formatIsoDate(date, language) : null;
  return (
    <li>
      {to !== undefined ? (
        <Link to={to}>{name}</Link>
      ) : url === null ? (
        name
      ) : (
        <ExternalLink href={url}>{name}</ExternalLink>
      )}{' '}
      <RecordMarkTag mark={mark} />
      {reach !== null && <span className="related-reach">{t(`related.reach.${reach}`)}</span>}
      {(detail !== null || formattedDate !== null) && (
        <span className="related-detail">
          {detail && (
            <>
              <span lang={detail.lang}>{detail.text}</span>
              <LanguageTag lang={detail.lang} />
            </>
          )}
          {detail && formattedDate !== null && ' · '}
          {formattedDate !== null && <span className="no-break">{formattedDate}</span>}
        </span>
      )}
    </li>
  );
}

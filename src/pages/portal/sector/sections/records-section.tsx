import { useQuery } from '@tanstack/react-query';
import { SECTOR_GROUPS } from '@/features/sectors/sector-contents-schema';
import type { SectorGroup, SectorGroupKind, SectorItem } from '@/features/sectors/sector-contents-schema';
import { sectorRelatedQuery } from '@/features/sectors/sector-api';
import type { SectorId } from '@/shared/routing/paths';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

interface RecordsSectionProps {
  sector: SectorId;
  /** The importer whose records are listed first. */
  to: string;
}

/** Cases, standards, laws and events of the sector: how many there are, the first of them, a link to all. */
export function RecordsSection({ sector, to }: RecordsSectionProps) {
  const { t } = useTexts(['sector', 'countries']);
  const query = useQuery(sectorRelatedQuery(sector, to, useLanguage()));
  const importer = t(`countries:${to}`);
  return (
    <Section title={t('records.title')} lead={t('records.lead', { importer })}>
      <QueryView query={query} failure={t('records.failure')}>
        {(related) => (
          <>
            <div className="sector-records">
              {SECTOR_GROUPS.map((kind) => (
                <Records key={kind} kind={kind} group={related[kind]} sector={sector} to={to} />
              ))}
            </div>
            <SourceLine sources={related.sources}>{t('records.coverage')}</SourceLine>
          </>
        )}
      </QueryView>
    </Section>
  );
}

const ALL: Record<SectorGroupKind, (sector: SectorId, to: string) => string> = {
  cases: (sector) => paths.riskCase({ sector }),
  standards: (sector) => paths.standard({ sector }),
  laws: (_, to) => paths.lawService({ country: to }),
  news: () => paths.newsDetails(),
};

interface RecordsProps {
  kind: SectorGroupKind;
  group: SectorGroup;
  sector: SectorId;
  to: string;
}

function Records({ kind, group, sector, to }: RecordsProps) {
  const { t } = useTexts(['sector', 'countries']);
  const { total, available, ofImporter, rows } = group;
  const importer = t(`countries:${to}`);
  return (
    <div className="sector-record-group">
      <h3>{t(`records.${kind}.title`)}</h3>
      <p className="sector-record-count">
        {total === 0
          ? t(`records.${kind}.none`, { sector: t(`name.${sector}`), available })
          : t(`records.${kind}.some`, { count: total, available, ofImporter, importer })}
      </p>
      {rows.length > 0 && (
        <ul className="sector-record-list">
          {rows.map((row) => (
            <Entry key={row.id} kind={kind} item={row} />
          ))}
        </ul>
      )}
      <p>
        <Link to={ALL[kind](sector, to)}>{t(`records.${kind}.all`, { importer })}</Link>
      </p>
    </div>
  );
}

/** The page of a record on this site. */
const PAGES: Record<SectorGroupKind, (id: string) => string> = {
  cases: paths.riskCaseDetails,
  standards: paths.standardDetails,
  laws: paths.lawDetails,
  news: paths.newsDetailsDetails,
};

/** One record, linking to its page. */
function Entry({ kind, item }: { kind: SectorGroupKind; item: SectorItem }) {
  const { t } = useTexts('countries');
  const language = useLanguage();
  const { id, title, detail, date, country, mark } = item;
  const facts = [
    country === null ? null : t(`countries:${country}`),
    date === null ? null : formatIsoDate(date, language),
  ].filter((fact) => fact !== null);
  return (
    <li>
      <Link to={PAGES[kind](id)}>
        <span lang={title.lang}>{title.text}</span>
        <LanguageTag lang={title.lang} />
      </Link>{' '}
      {mark === 'unchecked' && <UncheckedMark />}
      {(facts.length > 0 || detail !== null) && (
        <span className="sector-record-detail">
          {facts.join(' · ')}
          {facts.length > 0 && detail !== null && ' · '}
          {detail && <span lang={detail.lang}>{detail.text}</span>}
        </span>
      )}
    </li>
  );
}

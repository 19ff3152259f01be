import type { HsTree } from '@/features/hs/tree/hs-tree-schema';
import { HsTrail } from '@/features/hs/tree/hs-trail';
import { usePlaceLabel } from '@/features/hs/tree/use-place-label';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { PageHead } from '@/shared/ui/layout/page-head';
import { ButtonLink } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';
import { Note } from '@/shared/ui/states/note';
import { AnswerRows } from '@/shared/ui/states/old-answer';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { LinesTable } from './lines-table';
import { PlaceFacts } from './place-facts';
import { RatesNote } from './rates-note';
import { RowsTable } from './rows-table';
import { SectionsList } from './sections-list';
import type { Browse } from './use-browse-query';

interface BrowsePlaceProps {
  tree: HsTree;
  browse: Browse;
}

/** One place: the path to it, its name and figures, its neighbours, and its children. */
export function BrowsePlace({ tree, browse }: BrowsePlaceProps) {
  const { t } = useTexts('browse');
  const { self, sources } = tree;
  return (
    <>
      {tree.self && <HsTrail path={tree.path} self={tree.self} addressOf={browse.addressOf} />}
      <PlaceHead tree={tree} />
      {!tree.isKnown && (
        <Note tone="warning" role="status">
          {self === null
            ? t('unknown.top', { code: tree.requested })
            : t('unknown.above', { code: tree.requested })}
        </Note>
      )}
      <Siblings tree={tree} addressOf={browse.addressOf} />
      <RatesNote tree={tree} query={browse.query} />
      <AnswerRows>
        {self && <PlaceFacts self={self} tree={tree} query={browse.query} />}
        {self?.level === 'subheading' && (
          <p className="browse-answer">
            <ButtonLink variant="primary" to={browse.answerOf(self.code)}>
              {t('answer')}
            </ButtonLink>
          </p>
        )}
        {self === null && <SectionsList rows={tree.rows} browse={browse} />}
        {self !== null && tree.rows.length > 0 && (
          <RowsTable key={self.code} tree={tree} level={self.level} browse={browse} />
        )}
        {tree.lines.length > 0 && <LinesTable tree={tree} hs={self?.code ?? ''} browse={browse} />}
        {isEmpty(tree) && <EmptyState why={t(self?.level === 'subheading' ? 'noLines' : 'noRows')} />}
      </AnswerRows>
      <SourceLine sources={sources}>{t('method')}</SourceLine>
    </>
  );
}

/** True if a place lacks the children it should have: codes, or lines of a tariff. */
const isEmpty = ({ self, rows, lines, state }: HsTree) =>
  self?.level === 'subheading' ? state === 'rates' && lines.length === 0 : rows.length === 0;

function PlaceHead({ tree: { self } }: { tree: HsTree }) {
  const { t } = useTexts('browse');
  const label = usePlaceLabel();
  if (self === null) return <PageHead title={t('title')} lead={t('lead')} />;
  return (
    <PageHead
      title={
        <>
          <span className="browse-kind">{label(self)}</span>{' '}
          <span lang={self.name.lang}>{self.name.text}</span>
        </>
      }
      lead={
        self.name.mark === 'unchecked' ? (
          <>
            {t('nameUnchecked')} <UncheckedMark />
            <LanguageTag lang={self.name.lang} />
          </>
        ) : (
          <LanguageTag lang={self.name.lang} />
        )
      }
    />
  );
}

/** The previous and next place of the same kind. */
function Siblings({ tree: { previous, next }, addressOf }: { tree: HsTree } & Pick<Browse, 'addressOf'>) {
  const { t } = useTexts('browse');
  const label = usePlaceLabel();
  if (previous === null && next === null) return null;
  return (
    <nav className="browse-siblings no-print" aria-label={t('siblings')}>
      {previous && (
        <Link to={addressOf(previous.code)} rel="prev" title={previous.name.text}>
          {t('previous', { place: label(previous) })}
        </Link>
      )}
      {next && (
        <Link to={addressOf(next.code)} rel="next" title={next.name.text}>
          {t('next', { place: label(next) })}
        </Link>
      )}
    </nav>
  );
}

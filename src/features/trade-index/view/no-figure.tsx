import { indexValue } from '../index-values';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';
import { yearsOf, type IndexChoice, type IndexView } from '../index-view';

interface NoFigureProps {
  view: IndexView;
  linkTo: (change: Partial<IndexChoice>) => string;
  sentence: string;
}

/** Why there is no figure, and where there is one: India has no RCEP grade, other gaps have a latest year. */
export function NoFigure({ view, linkTo, sentence }: NoFigureProps) {
  const { t } = useTexts('indices');
  if (view.index === 'risk' && view.country === 'IN') {
    return (
      <EmptyState why={t('figure.india')} next={t('figure.indiaNext')}>
        <Link to={linkTo({ index: 'tc' })}>{t('figure.indiaTc')}</Link>
      </EmptyState>
    );
  }
  const last = lastDataYear(view);
  return (
    <EmptyState why={sentence} next={t('figure.noneNext')}>
      {last !== undefined && (
        <Link to={linkTo({ year: last })}>{t('figure.latestYear', { year: last })}</Link>
      )}
    </EmptyState>
  );
}

function lastDataYear({ info, list, country }: IndexView): number | undefined {
  return yearsOf(info)
    .reverse()
    .find((year) => indexValue(info, { ...list, year, country }) !== null);
}

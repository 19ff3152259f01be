import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import type { ListControls } from '@/shared/list/use-list-state';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';
import { NoCasesOfCountry } from '../parts/no-cases-of-country';
import { isWithoutCases } from '../parts/without-cases';

/** Why the list is empty; names countries and sectors of which the library has no case. */
export function NoCases({ list }: { list: ListControls }) {
  const { t } = useTexts(['risk', 'list']);
  const importers = list.filters['importer'] ?? [];
  const only = importers.length === 1 ? (importers[0] ?? '') : '';
  if (isWithoutCases(only)) return <NoCasesOfCountry country={only} />;
  const why =
    list.filters['sector']?.join() === 'ev' ? t('empty.sector', { sector: t('sector.ev') }) : t('empty.why');
  return (
    <EmptyState why={why} next={t('empty.next')}>
      <Button size="small" onClick={list.clear}>
        {t('list:clearFilters')}
      </Button>
      <Link to={paths.riskCase()}>{t('empty.allCases')}</Link>
    </EmptyState>
  );
}

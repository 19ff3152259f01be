import { useLocation } from 'react-router-dom';
import type { StandardRow } from '@/features/standards/rows/standard-rows-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { Tabs } from '@/shared/ui/controls/tabs';
import { PARTS, type useOpenStandard } from '../use-open-standard';
import { IndicatorsList } from './indicators-list';
import { RelationsList } from './relations-list';

interface StandardPartsProps {
  standard: StandardRow;
  shown: ReturnType<typeof useOpenStandard>;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The indicators or the relations of a standard, with the tabs that switch between them. */
export function StandardParts({ standard, shown, onDirtyChange }: StandardPartsProps) {
  const { t } = useTexts('standards-admin');
  const { pathname } = useLocation();
  const counts = { indicators: standard.indicatorCount, relations: standard.relationCount };
  const List = shown.part === 'indicators' ? IndicatorsList : RelationsList;
  return (
    <div className="standard-parts">
      <p className="standard-parts-portal">
        <Link to={paths.standardDetails(standard.id)}>{t('parts.portal')}</Link>
      </p>
      <Tabs
        label={t('parts.title', { name: standard.number })}
        tabs={PARTS.map((part) => ({
          id: part,
          label: t(`parts.${part}`, { count: counts[part] }),
          to: `${pathname}?${shown.queryOf(part)}`,
        }))}
        current={shown.part}
      />
      <List standard={standard} onDirtyChange={onDirtyChange} />
    </div>
  );
}

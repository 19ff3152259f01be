import { useState, type ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { SecondPass } from '@/shared/loading/second-pass';
import { Icon } from '@/shared/ui/controls/icon';
import './list-layout.css';

interface ListLayoutProps {
  search: ReactNode;
  facets: ReactNode;
  /** The number of values chosen in the facets; shown on the button that opens them on a narrow screen. */
  chosen: number;
  children: ReactNode;
}

/**
 * A list page: search and facets in the left column, rows beside it; below 993 px the facets collapse above the rows.
 */
export function ListLayout({ search, facets, chosen, children }: ListLayoutProps) {
  const { t } = useTexts('list');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="list-layout">
      <div className="list-side">
        {search}
        <button
          type="button"
          className="list-filter-button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {chosen === 0 ? t('filters') : t('filtersChosen', { count: chosen })}
          <Icon name="chevron" size={16} />
        </button>
        <div className="list-facets" data-open={isOpen}>
          <SecondPass>{facets}</SecondPass>
        </div>
      </div>
      <div className="list-main">{children}</div>
    </div>
  );
}

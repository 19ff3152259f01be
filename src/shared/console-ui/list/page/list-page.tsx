import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import './list-page.css';

interface ListPageProps {
  title: string;
  /** How many rows match, as a sentence of the page ("12 个字典类型"). */
  count?: string;
  /** How many rows are selected. */
  selected?: number;
  /** A note above the panel. */
  notice?: ReactNode;
  /** The filter row. */
  filters?: ReactNode;
  /** The tool row: add, delete n, with export and refresh at the end. */
  tools?: ReactNode;
  /** The table with its pager. */
  table: ReactNode;
  /** `h2` inside a drawer, which has its own title above. */
  heading?: 'h1' | 'h2';
}

/** A list page of the console: title and counts, then one panel under an ink rule (look §5, console list). */
export function ListPage(props: ListPageProps) {
  const { title, count, selected = 0, notice, filters, tools, table, heading: Heading = 'h1' } = props;
  const { t } = useTexts('console');
  return (
    <section className="list-page">
      <div className="list-page-head">
        <Heading className="list-page-title" tabIndex={-1}>
          {title}
        </Heading>
        <p className="list-page-count" role="status">
          {count !== undefined && <span>{count}</span>}
          {selected > 0 && <span>{t('list.selected', { count: selected })}</span>}
        </p>
      </div>
      {notice}
      <div className="list-panel">
        {filters !== undefined && <div className="list-panel-row">{filters}</div>}
        {tools !== undefined && <div className="list-panel-row list-tools">{tools}</div>}
        {table}
      </div>
    </section>
  );
}

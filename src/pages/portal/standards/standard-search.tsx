import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { standardPageQuery } from '@/features/standards/standards-api';
import type { StandardRecord } from '@/features/standards/standards-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { SearchBox } from '@/shared/list/search-box';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { QueryView } from '@/shared/ui/states/query-view';
import './standard-search.css';

interface StandardSearchProps {
  label: string;
  placeholder: string;
  q: string;
  onSearch: (text: string) => void;
  /** Number of standards per page. */
  most: number;
  /** Only those with limits in the library. */
  hasIndicators?: boolean;
  /** Renders nothing before the first search. */
  isQuietAtFirst?: boolean;
  failure?: string;
  /** Labels the list of results. */
  matchLabel?: string;
  /** Between the field and the results. */
  children?: ReactNode;
  /** The number of a standard, as text or as a link. */
  renderNumber: (standard: StandardRecord) => ReactNode;
  /** Further details for the choice, in one line. */
  facts: (standard: StandardRecord) => string;
  renderAction?: (standard: StandardRecord) => ReactNode;
  /** The number of results, if useful; empty for none. */
  summary: (total: number, shown: number) => string;
}

/** Searches the library for a standard to select. */
export function StandardSearch(props: StandardSearchProps) {
  const { label, placeholder, q, onSearch, isQuietAtFirst = false, children } = props;
  return (
    <div className="standard-search no-print">
      <SearchBox label={label} placeholder={placeholder} value={q} onSearch={onSearch} />
      {children}
      {(q !== '' || !isQuietAtFirst) && <Matches {...props} />}
    </div>
  );
}

function Matches({ q, most, hasIndicators = false, failure, ...words }: StandardSearchProps) {
  const filters = hasIndicators ? { hasIndicators: '1' as const } : {};
  const answer = useQuery(standardPageQuery({ q, pageNo: 1, pageSize: most, ...filters }, useLanguage()));
  return (
    <QueryView query={answer} failure={failure} loading={<LoadingState blocks={ROWS_TO_COME} />}>
      {({ rows, total }) => {
        const summary = words.summary(total, rows.length);
        return (
          <>
            <ul className="standard-search-found" aria-label={words.matchLabel}>
              {rows.map((standard) => {
                const title = standard.title ?? standard.otherTitle;
                return (
                  <li key={standard.id}>
                    <span>
                      {words.renderNumber(standard)}{' '}
                      {title !== null && <span lang={title.lang}>{title.text}</span>}
                      <small>{words.facts(standard)}</small>
                    </span>
                    {words.renderAction?.(standard)}
                  </li>
                );
              })}
            </ul>
            {summary !== '' && <p className="standard-search-summary">{summary}</p>}
            <LiveRegion message={summary} />
          </>
        );
      }}
    </QueryView>
  );
}

const ROWS_TO_COME = Array.from({ length: 4 }, () => ({ width: '100%', height: '44px' }));

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { standardPageQuery } from '@/features/standards/standards-api';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { SearchBox } from '@/shared/list-ui/search-box';
import { Button } from '@/shared/ui/button';
import { LoadingState } from '@/shared/ui/loading-state';
import { QueryView } from '@/shared/ui/query-view';
import { MAX_COLUMNS } from './comparison-address';
import type { ComparisonControls } from './use-comparison-address';

const FOUND_ROWS = 8;

/** Searches the library and adds standards to the comparison; those without values to compare only on demand. */
export function StandardPicker({ controls }: { controls: ComparisonControls }) {
  const { t } = useTexts(['comparison', 'countries']);
  const language = useLanguage();
  const [q, setQ] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const answer = useQuery(
    standardPageQuery(
      { q, pageNo: 1, pageSize: FOUND_ROWS, ...(isWhole ? {} : { hasIndicators: '1' as const }) },
      language,
    ),
  );
  const isFull = controls.ids.length >= MAX_COLUMNS;
  return (
    <div className="comparison-picker no-print">
      <SearchBox label={t('choose.search')} placeholder={t('choose.hint')} value={q} onSearch={setQ} />
      <label className="comparison-whole">
        <input type="checkbox" checked={isWhole} onChange={(event) => setIsWhole(event.target.checked)} />
        {t('choose.withoutValues')}
      </label>
      {isFull && <p role="status">{t('choose.full', { count: MAX_COLUMNS })}</p>}
      <QueryView
        query={answer}
        failure={t('choose.failure')}
        loading={<LoadingState blocks={ROWS_TO_COME} />}
      >
        {({ rows, total }) => (
          <>
            <ul className="comparison-found" aria-label={t('choose.found')}>
              {rows.map((standard) => {
                const isChosen = controls.ids.includes(standard.id);
                return (
                  <li key={standard.id}>
                    <span className="comparison-found-text">
                      <b>{standard.number}</b>{' '}
                      {standard.title !== null && (
                        <span lang={standard.title.lang}>{standard.title.text}</span>
                      )}
                      <small>
                        {standard.country === null
                          ? standard.body
                          : t(`countries:${standard.country}`, { defaultValue: standard.country })}
                        {' · '}
                        {t('choose.values', { count: standard.indicatorCount })}
                      </small>
                    </span>
                    <Button
                      size="small"
                      disabled={isChosen || isFull}
                      aria-label={t('choose.add', { number: standard.number })}
                      onClick={() => controls.add(standard.id)}
                    >
                      {t(isChosen ? 'choose.chosen' : 'choose.addShort')}
                    </Button>
                  </li>
                );
              })}
            </ul>
            {total === 0 && <p className="not-held">{t('choose.none')}</p>}
            {total > rows.length && (
              <p className="comparison-small">{t('choose.more', { count: total - rows.length })}</p>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}

const ROWS_TO_COME = Array.from({ length: 4 }, () => ({ width: '100%', height: '44px' }));

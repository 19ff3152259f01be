import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { StandardSearch } from '../standard-search';
import { MAX_COLUMNS } from './comparison-address';
import type { ComparisonControls } from './use-comparison-address';

const MATCHING_ROWS = 8;

/** Searches the library and adds standards to the comparison; those without comparable values only on demand. */
export function StandardPicker({ controls }: { controls: ComparisonControls }) {
  const { t } = useTexts(['comparison', 'countries']);
  const [q, setQ] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const isFull = controls.ids.length >= MAX_COLUMNS;
  const summary = (total: number, shown: number) => {
    if (total === 0) return t('choose.none');
    return total > shown ? t('choose.more', { count: total - shown }) : '';
  };
  return (
    <StandardSearch
      label={t('choose.search')}
      placeholder={t('choose.hint')}
      q={q}
      onSearch={setQ}
      most={MATCHING_ROWS}
      hasIndicators={!isWhole}
      failure={t('choose.failure')}
      matchLabel={t('choose.found')}
      renderNumber={({ number }) => <b>{number}</b>}
      facts={({ country, body, indicatorCount }) => {
        const from = country === null ? body : t(`countries:${country}`, { defaultValue: country });
        return `${from} · ${t('choose.values', { count: indicatorCount })}`;
      }}
      renderAction={({ id, number }) => {
        const isChosen = controls.ids.includes(id);
        return (
          <Button
            size="small"
            disabled={isChosen || isFull}
            aria-label={t('choose.add', { number })}
            onClick={() => controls.add(id)}
          >
            {t(isChosen ? 'choose.chosen' : 'choose.addShort')}
          </Button>
        );
      }}
      summary={summary}
    >
      <label className="comparison-whole">
        <input type="checkbox" checked={isWhole} onChange={(event) => setIsWhole(event.target.checked)} />
        {t('choose.withoutValues')}
      </label>
      {isFull && <p role="status">{t('choose.full', { count: MAX_COLUMNS })}</p>}
    </StandardSearch>
  );
}

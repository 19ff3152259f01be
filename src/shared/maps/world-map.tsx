import { Suspense, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { SourceRecord } from '@/shared/api/record-schema';
import { config } from '@/shared/config/config';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { Button } from '@/shared/ui/controls/button';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { Note } from '@/shared/ui/states/note';
import { useInView } from '@/shared/ui/hooks/use-in-view';
import { AreaList } from './areas/area-list';
import type { MapArea } from './areas/map-area';
import type { MapLegend } from './picture/map-drawing';
import { MapPictureButton } from './picture/map-picture-button';
import './map-place.css';

const MapView = lazyPart(() => import('./map-view').then((part) => part.MapView));

interface WorldMapProps {
  /** A short description: the accessible name. */
  label: string;
  areas: readonly MapArea[];
  selected: string | null;
  onSelect: (code: string) => void;
  /** The meaning of each tone. */
  legend: MapLegend;
  /**
   * The sources of the values; with them the map can be saved as a picture. Not over tiles: others' images may not be
   * read.
   */
  sources?: readonly SourceRecord[];
  /** The subtitle of that picture: the unit. */
  detail?: string;
  /** Replaces the map, at its size, while it loads and if it fails to. */
  placeholder?: ReactNode;
  /** False if the page has its own list of the same areas. */
  hasList?: boolean;
}

/**
 * A map of the countries with an equivalent list. It loads when it scrolls near the viewport; if it fails, the list
 * and a sentence remain. Without configured tiles it is a schematic outline, labelled as such. Texts: area `map`.
 */
export function WorldMap({
  label,
  areas,
  selected,
  onSelect,
  legend,
  sources,
  detail = '',
  placeholder,
  hasList = true,
}: WorldMapProps) {
  const { t } = useTexts('map');
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useInView(box);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const [attempt, setAttempt] = useState(0);
  const handleReady = useCallback(() => setState('ready'), []);
  const handleFail = useCallback(() => setState('failed'), []);
  const handleRetry = () => {
    setState('waiting');
    setAttempt(attempt + 1);
  };
  const tiles = config.tileUrl !== '';
  return (
    <div className="world-map">
      <div ref={box} className="world-map-place">
        {state !== 'ready' && <div className="world-map-before">{placeholder}</div>}
        {isSeen && state !== 'failed' && (
          <div className={state === 'ready' ? 'world-map-view' : 'world-map-view world-map-waits'}>
            <ErrorBoundary key={attempt} onError={handleFail}>
              <Suspense>
                <MapView
                  label={t('name', { label })}
                  onReady={handleReady}
                  onFail={handleFail}
                  {...{ areas, selected, onSelect }}
                />
              </Suspense>
            </ErrorBoundary>
          </div>
        )}
      </div>
      {state === 'failed' && (
        <div className="world-map-failure">
          <Note
            tone="warning"
            role="status"
            actions={
              <Button size="small" onClick={handleRetry}>
                {t('retry')}
              </Button>
            }
          >
            {hasList ? t('failedWithList') : t('failed')}
          </Note>
        </div>
      )}
      <ul className="world-map-legend" aria-label={t('legend')}>
        {legend.map(({ tone, label: words }) => (
          <li key={tone} className={`tone-${tone}`}>
            {words}
          </li>
        ))}
      </ul>
      <p className="world-map-foot">
        <span>{tiles ? t('tiles', { attribution: config.tileAttribution }) : t('schematic')}</span>
        <span>{t('keys')}</span>
        {sources !== undefined && !tiles && (
          <MapPictureButton
            place={box}
            isReady={state === 'ready'}
            title={label}
            {...{ detail, legend, sources }}
          />
        )}
      </p>
      {hasList && <AreaList label={label} areas={areas} selected={selected} onSelect={onSelect} />}
    </div>
  );
}

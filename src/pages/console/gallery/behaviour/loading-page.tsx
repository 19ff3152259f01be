import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { Section } from '@/shared/ui/layout/section';
import { Skeleton } from '@/shared/ui/states/skeleton';
import { GalleryFrame } from '../gallery-frame';

const STATES = ['loading', 'result', 'empty', 'error', 'stale'] as const;
type StateName = (typeof STATES)[number];

/** The states of a section that loads data, each rendered by the shared component. */
export default function LoadingPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'loading' });
  const [state, setState] = useState<StateName>('loading');
  const [since] = useState(() => Date.now());
  const rows = { loading: undefined, error: undefined, empty: [], result: [1, 2, 3], stale: [1, 2, 3] }[
    state
  ];
  const query = {
    data: rows,
    isError: state === 'error' || state === 'stale',
    dataUpdatedAt: since,
    refetch: async () => setState('result'),
  };
  return (
    <GalleryFrame name="loading">
      <Section title={t('states')} lead={t('statesLead')}>
        <RadioGroup
          legend={t('state')}
          options={STATES.map((value) => ({ value, label: t(`name.${value}`) }))}
          value={state}
          onValueChange={setState}
        />
        <div className="gallery-result">
          <QueryView query={query}>
            {(found) =>
              found.length === 0 ? (
                <EmptyState why={t('none')} next={t('noneNext')} />
              ) : (
                <ol className="gallery-rows">
                  {found.map((number) => (
                    <li key={number}>{t('row', { number })}</li>
                  ))}
                </ol>
              )
            }
          </QueryView>
        </div>
      </Section>
      <Section title={t('skeleton')} lead={t('skeletonLead')}>
        <Skeleton />
      </Section>
    </GalleryFrame>
  );
}

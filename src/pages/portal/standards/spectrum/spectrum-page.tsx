import { useQuery } from '@tanstack/react-query';
import { standardGraphQuery } from '@/features/standards/standards-api';
import type { StandardGraphWire } from '@/features/standards/standards-api';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { SpectrumBody } from './spectrum-body';
import { SpectrumFilters } from './spectrum-filters';
import { MOST_STANDARDS } from './state/spectrum-address';
import type { SpectrumAddress } from './state/spectrum-address';
import { useSpectrumControls } from './state/use-spectrum';
import './spectrum.css';

const wireOf = ({ country, sector }: SpectrumAddress): StandardGraphWire => ({
  ...(country.length > 0 && { country_IN: country.join(',') }),
  ...(sector.length > 0 && { sector_IN: sector.join(',') }),
  related: '1',
  limit: MOST_STANDARDS,
});

/** `/home/standard/spectrum`: standards and their relations as graph, tree and table (product design §4). */
export default function StandardSpectrumPage() {
  const { t } = useTexts(['spectrum', 'shell']);
  const controls = useSpectrumControls();
  const wire = wireOf(controls.state);
  const answer = useQuery(inAnyLanguage(standardGraphQuery(wire, useLanguage())));
  return (
    <div className="spectrum page-width">
      <PageHead title={t('shell:title.standardSpectrum')} lead={t('spectrum:lead')} />
      <SpectrumFilters controls={controls} />
      <ErrorBoundary resetKey={JSON.stringify(wire)}>
        <QueryView query={answer} failure={t('spectrum:failure')} loading={<LoadingState blocks={BLOCKS} />}>
          {(data) => <SpectrumBody answer={data} controls={controls} />}
        </QueryView>
      </ErrorBoundary>
    </div>
  );
}

const BLOCKS = [
  { width: '50%', height: '20px' },
  { width: '100%', height: '480px' },
];

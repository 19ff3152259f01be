import { useQuery } from '@tanstack/react-query';
import { standardGraphQuery } from '@/features/standards/standards-api';
import type { StandardGraphWire } from '@/features/standards/standards-api';
import { takeEarlyAnswers } from '@/shared/api/api-scope';
import { inAnyLanguage } from '@/shared/api/previous-answer';
import { currentLanguage } from '@/shared/i18n/i18n';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/list-ui/page-head';
import { openedQuery } from '@/shared/routing/opened-address';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { LoadingState } from '@/shared/ui/loading-state';
import { QueryView } from '@/shared/ui/query-view';
import { SpectrumBody } from './spectrum-body';
import { SpectrumFilters } from './spectrum-filters';
import { MOST_STANDARDS, readSpectrumAddress } from './state/spectrum-address';
import type { SpectrumAddress } from './state/spectrum-address';
import { useSpectrumControls } from './state/use-spectrum';
import './spectrum.css';

const wireOf = ({ country, sector }: SpectrumAddress): StandardGraphWire => ({
  ...(country.length > 0 && { country_IN: country.join(',') }),
  ...(sector.length > 0 && { sector_IN: sector.join(',') }),
  related: '1',
  limit: MOST_STANDARDS,
});

/** The answer that index.html requested. */
export const ahead = () =>
  takeEarlyAnswers([standardGraphQuery(wireOf(readSpectrumAddress(openedQuery())), currentLanguage())]);

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

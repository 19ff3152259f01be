import type { ComponentType } from 'react';
import { ApiScope } from '@/shared/api/cache/api-scope';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { CountriesSection } from './sections/countries-section';
import { LawsSection } from './sections/laws-section';
import { NewsSection } from './sections/news-section';
import { RiskSection } from './sections/risk-section';
import { SectorsSection } from './sections/sectors-section';
import { ServiceSection } from './sections/service-section';
import { SinceSection } from './sections/since-section';
import { StandardsSection } from './sections/standards-section';
import type { Task } from './sentence/task';
import './home-sections.css';

/** The sections of the home page in the specification's order (§1), the four sectors last. */
const SECTIONS: readonly ComponentType<{ task: Task }>[] = [
  NewsSection,
  SinceSection,
  ServiceSection,
  LawsSection,
  CountriesSection,
  StandardsSection,
  RiskSection,
  SectorsSection,
];

/** The sections below the task sentence; each loads, fails and retries on its own. */
export function HomeSections({ task }: { task: Task }) {
  return (
    <ApiScope>
      <div className="page-width home-sections">
        {SECTIONS.map((Part, index) => (
          <ErrorBoundary key={index}>
            <Part task={task} />
          </ErrorBoundary>
        ))}
      </div>
    </ApiScope>
  );
}

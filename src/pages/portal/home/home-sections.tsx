import type { ComponentType } from 'react';
import { ApiScope } from '@/shared/api/api-scope';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { CountriesSection } from './countries-section';
import { LawsSection } from './laws-section';
import { NewsSection } from './news-section';
import { RiskSection } from './risk-section';
import { SectorsSection } from './sectors-section';
import { ServiceSection } from './service-section';
import { SinceSection } from './since-section';
import { StandardsSection } from './standards-section';
import type { Task } from './task';
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

/** The sections below the task sentence; each loads, fails and is read again by itself. */
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

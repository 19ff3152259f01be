import { ApiScope } from '@/shared/api/api-scope';
import { CountriesSection } from './countries-section';
import { SectorsSection } from './sectors-section';
import type { Task } from './task';
import './home-sections.css';

/** The sections below the task sentence; each loads, fails and is read again by itself. */
export function HomeSections({ task }: { task: Task }) {
  return (
    <ApiScope>
      <div className="page-width home-sections">
        <SectorsSection from={task.from} to={task.to} />
        <CountriesSection />
      </div>
    </ApiScope>
  );
}

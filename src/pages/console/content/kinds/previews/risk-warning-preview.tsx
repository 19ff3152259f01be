import { riskWarning } from '@/features/risk-cases/risk-warnings-schema';
import { EventEntry } from '@/features/risk-cases/view/timeline/event-entry';
import { ErrorState } from '@/shared/ui/states/error-state';
import type { PreviewProps } from './preview-props';

/** A warning as the portal's list of events shows it. */
export function RiskWarningPreview({ data }: PreviewProps) {
  const warning = riskWarning.safeParse(data);
  if (!warning.success) return <ErrorState />;
  return (
    <div className="page-width">
      <ul className="risk-events">
        <EventEntry warning={warning.data} query="" from="" />
      </ul>
    </div>
  );
}
